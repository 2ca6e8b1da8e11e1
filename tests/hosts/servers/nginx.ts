import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, startProgramme, type Host } from '../server.ts';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Debian's stock nginx, without further modules, as its own `nginx.conf` sets it up. */
export const nginx: Host = {
  name: 'nginx',
  tool: { package: 'nginx', command: ['nginx', '-v'], version: /nginx\/([\d.]+)/ },
  excuses: [
    {
      reason: 'it sends the headers of a 416 twice',
      matches: ({ status, fault }) => status === 416 && !fault.startsWith('status'),
    },
  ],
  async start({ root, base }, folder) {
    const port = await freePort();
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `
daemon off;
worker_processes auto;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 768; }
http {
    ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    sendfile on;
    tcp_nopush on;
    gzip on;
    access_log off;
    server {
        listen 127.0.0.1:${port};
        root ${root};
        add_header X-Of-The-Operator kept always;
        include ${root}${base}_hosting/nginx.conf;
    }
}
`,
    );
    return startProgramme(['nginx', '-c', file, '-e', join(folder, 'error.log')], port);
  },
};
