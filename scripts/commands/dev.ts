import type { RequestListener } from 'node:http';
import { commandLine } from '../cli/command-line.ts';
import { isProgram, main, port, type Command } from '../cli/command.ts';
import { PACKED } from '../cli/packed.ts';
import { stylish } from '../cli/report/stylish.ts';
import { SOURCE_OPTIONS, sourceOptions } from '../description/source/source-options.ts';
import { livePages } from '../serve/dev/live-pages.ts';
import { openSources } from '../serve/dev/live-sources.ts';
import { prebuiltRenderer } from '../serve/dev/prebuilt-renderer.ts';
import { listen, stopOnSignal } from '../serve/listen.ts';

/**
 * The option `--generator`, which only the repository has: the published package has no bundler, and authors of content
 * need none.
 */
const GENERATOR: Command['options'] = {
  generator: {
    type: 'boolean',
    help: 'Also shows edits of components, styles and scripts, with Vite. Starts more slowly.',
  },
};

export const command: Command = {
  name: commandLine('dev'),
  summary: 'Serves the site while you write: edits and their problems show in the open page.',
  options: {
    ...SOURCE_OPTIONS,
    port: { type: 'string', value: 'N', default: '5173', help: 'Port to listen on.' },
    ...(PACKED === undefined ? GENERATOR : {}),
  },
  run: async (values, _words, { stderr }) => {
    let handle: RequestListener = (_request, response) => response.writeHead(503, { 'Retry-After': '1' }).end();
    const { server, port: opened } = await listen((request, response) => handle(request, response), port(values, 5173));
    const sources = openSources(sourceOptions(values, stderr), (problems) => {
      if (problems.length > 0) stderr.write(`${stylish(problems, { stream: stderr })}\n`);
    });
    let close = () => sources.close();
    if (values['generator'] === true) {
      const { viteRenderer } = await import('../serve/dev/vite-renderer.ts');
      const { renderer, vite } = await viteRenderer(() => sources.news.changed(), { server });
      const pages = livePages(sources, renderer);
      handle = (request, response) => vite.middlewares(request, response, () => pages(request, response));
      close = async () => void (await Promise.all([vite.close(), sources.close()]));
    } else handle = livePages(sources, await prebuiltRenderer());
    stderr.write(`Serving at http://localhost:${opened}/\nPress Ctrl-C to stop.\n`);
    stopOnSignal(server, close);
    return 0;
  },
};

if (isProgram(import.meta.url)) void main(command);
