import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, startProgramme, type Host } from '../server.ts';

const MODULES = [
  'mpm_event',
  'authz_core',
  'authz_host',
  'alias',
  'dir',
  'mime',
  'negotiation',
  'filter',
  'deflate',
  'env',
  'setenvif',
  'rewrite',
  'headers',
];

/** Debian's Apache with the modules it enables by itself, and mod_rewrite and mod_headers. */
export const apache: Host = {
  name: 'Apache',
  tool: { package: 'apache2', command: ['apache2', '-v'], version: /Apache\/([\d.]+)/ },
  excuses: [
    {
      reason: 'it refuses %2F and %00 before it reads .htaccess',
      matches: ({ row, status }) => /%2f|%00/i.test(row.given.path) && status === 404,
    },
    {
      reason: 'it sends a 416 without Content-Range',
      matches: ({ status, fault }) => status === 416 && fault.startsWith('content-range'),
    },
  ],
  async start(site, folder) {
    // It gives up root's rights, and may not look into the checkout then.
    const root = join(folder, 'site');
    cpSync(site.root, root, { recursive: true, preserveTimestamps: true });
    const port = await freePort();
    const file = join(folder, 'apache2.conf');
    writeFileSync(
      file,
      `
ServerRoot ${folder}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/apache2.pid
ErrorLog ${folder}/error.log
DefaultRuntimeDir ${folder}
Mutex file:${folder}
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
${MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
AddType application/x-gzip .gz .tgz
AddOutputFilterByType DEFLATE text/html text/plain text/css text/javascript application/json
TraceEnable Off
DocumentRoot ${root}
<Directory ${root}>
    AllowOverride All
    Require all granted
</Directory>
Header always set X-Of-The-Operator kept
`,
    );
    return startProgramme(['apache2', '-f', file, '-D', 'FOREGROUND'], port);
  },
};
