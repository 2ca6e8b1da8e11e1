import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, startProgramme, type Host } from '../server.ts';

/** Debian's Caddy. */
export const caddy: Host = {
  name: 'Caddy',
  tool: { package: 'caddy', command: ['caddy', 'version'], version: /(\d[\d.]+)/ },
  excuses: [
    {
      reason: 'it refuses units of ranges that it does not know',
      matches: ({ row, status }) => row.given.headers?.['range']?.startsWith('lines') === true && status === 416,
    },
  ],
  async start({ root, base }, folder) {
    const port = await freePort();
    const file = join(folder, 'Caddyfile');
    writeFileSync(
      file,
      `{
	admin off
	auto_https off
	log {
		level ERROR
	}
}
http://127.0.0.1:${port} {
	bind 127.0.0.1
	root * ${root}
	header X-Of-The-Operator kept
	import ${root}${base}_hosting/Caddyfile
	respond "The operator's" 404
}
`,
    );
    return startProgramme(['caddy', 'run', '--config', file, '--adapter', 'caddyfile'], port, {
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    });
  },
};
