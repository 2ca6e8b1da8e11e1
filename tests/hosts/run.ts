import { resolve } from 'node:path';
import { main, text, type Command } from '#scripts/cli/command.ts';
import { builtSite } from './built-site.ts';
import type { Host } from './server.ts';
import { apache } from './servers/apache.ts';
import { caddy } from './servers/caddy.ts';
import { nginx } from './servers/nginx.ts';
import { preview } from './servers/preview.ts';
import { installedTools } from './tools.ts';
import { tryHost } from './try-host.ts';

const HOSTS: readonly Host[] = [preview, nginx, caddy, apache];
const BASES = ['/', '/docs/'];
/** Faults of a host that are printed. */
const SHOWN = 20;
const SITES = 'node_modules/.cache/hosts';

const hosts: Command = {
  name: 'npm test -- --only hosts',
  summary: 'Serves the built site by nginx, Caddy, Apache and the preview, and asks each the same table of questions.',
  options: {
    only: { type: 'string', value: 'NAMES', help: `Tries some hosts: ${HOSTS.map(({ name }) => name).join(',')}.` },
  },
  run: async (values) => {
    const tally = { passed: 0, failed: 0, skipped: 0 };
    const only = text(values, 'only')?.split(',') ?? HOSTS.map(({ name }) => name);
    const tools = await installedTools(HOSTS.flatMap(({ tool = [] }) => tool));
    const sites = [];
    for (const base of BASES) sites.push(await builtSite(resolve(SITES, base === '/' ? 'root' : 'below'), base));
    for (const host of HOSTS.filter(({ name }) => only.includes(name))) {
      const version = host.tool === undefined ? '' : tools.get(host.tool);
      for (const site of sites) {
        if (version === undefined) {
          tally.skipped += 1;
          process.stdout.write(
            `${host.name}, base ${site.base}: skipped, not installed (Debian: ${host.tool?.package})\n`,
          );
          continue;
        }
        const { asked, wrong, excused } = await tryHost(host, site);
        tally.passed += asked - wrong.length;
        tally.failed += wrong.length;
        process.stdout.write(
          [...wrong.slice(0, SHOWN), ...(wrong.length > SHOWN ? [`… and ${wrong.length - SHOWN} more`] : [])]
            .map((line) => `  ${line}\n`)
            .join(''),
        );
        process.stdout.write(
          `${[host.name, version].join(' ').trim()}, base ${site.base}: ${asked} requests, ${wrong.length} wrong${excused.map((line) => `; ${line}`).join('')}\n`,
        );
      }
    }
    process.stdout.write(`hosts: ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped\n`);
    return tally.failed > 0 ? 1 : 0;
  },
};

void main(hosts);
