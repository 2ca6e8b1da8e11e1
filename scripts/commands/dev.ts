import type { RequestListener } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandLine } from '../cli/command-line.ts';
import { main, port, type Command } from '../cli/command.ts';
import { listen, stopOnSignal } from '../serve/listen.ts';
import type { Problem } from '../cli/problem.ts';
import { stylish } from '../cli/report/stylish.ts';
import { SOURCE_OPTIONS, sourceOptions } from '../compile/source/source-options.ts';
import { loadServerReact } from '../serve/dev/server-react.ts';
import { docs } from '../serve/dev/vite-plugin.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const dev: Command = {
  name: commandLine('dev'),
  summary: 'Serves the site while you write: edits and their problems show in the open page.',
  options: { ...SOURCE_OPTIONS, port: { type: 'string', value: 'N', default: '5173', help: 'Port to listen on.' } },
  run: async (values) => {
    let handle: RequestListener = (_request, response) => response.writeHead(503, { 'Retry-After': '1' }).end();
    const { server, port: opened } = await listen((request, response) => handle(request, response), port(values, 5173));
    loadServerReact();
    const { createServer } = await import('vite');
    const vite = await createServer({
      root,
      configFile: path.join(root, 'vite.config.ts'),
      mode: 'development',
      logLevel: 'warn',
      optimizeDeps: { entries: ['src/entry-client.tsx'] },
      server: { middlewareMode: true, hmr: { server } },
      plugins: [docs(sourceOptions(values), report)],
    });
    handle = vite.middlewares;
    process.stderr.write(`Serving at http://localhost:${opened}/\nPress Ctrl-C to stop.\n`);
    stopOnSignal(server, () => vite.close());
    return 0;
  },
};

function report(problems: readonly Problem[]): void {
  if (problems.length > 0) process.stderr.write(`${stylish(problems)}\n`);
}

void main(dev);
