/** `npm run preview`: serves the built site as a static host would. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { listen, PortTaken, stopOnSignal } from './listen.ts';
import { staticListener } from './serve-static.ts';

const help = `Serves the built site: 404 and 405 answers, redirects, headers and precompressed files as a static host sends them.

Usage: npm run preview -- [options]

  --port N     port to listen on (4173)
  --out DIR    folder of the built site (dist)
  --base PATH  path the site was built for (/)
  --help       this text
`;

class UsageError extends Error {}

process.exitCode = await main();

async function main(): Promise<number> {
  try {
    const options = readOptions();
    if (options.help) {
      process.stderr.write(help);
      return 0;
    }
    const { server, port } = await listen(staticListener(options), options.port);
    process.stderr.write(`Serving ${path.relative('', options.root) || '.'} at http://localhost:${port}${options.base}\nPress Ctrl-C to stop.\n`);
    stopOnSignal(server);
    return 0;
  } catch (problem) {
    const usage = problem instanceof UsageError || problem instanceof PortTaken || isParseError(problem);
    process.stderr.write(usage && problem instanceof Error ? `${problem.message}\n` : `${String(problem)}\n`);
    return 2;
  }
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4173' }, out: { type: 'string', default: 'dist' },
      base: { type: 'string', default: '/' }, help: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65535) throw new UsageError(`\`--port ${values.port}\` is no port: give a number from 0 to 65535.`);
  const root = path.resolve(values.out);
  if (!values.help && !existsSync(path.join(root, '404.html'))) throw new UsageError(`There is no built site in \`${values.out}\`: run \`npm run build\` first.`);
  return { port, root, base: `/${values.base.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/'), help: values.help };
}

function isParseError(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && String(problem.code).startsWith('ERR_PARSE_ARGS');
}
