import { buildSite } from './build-site.ts';
import { main, port, type Command } from './cli.ts';
import { serve } from './preview-server.ts';
import { createProgress } from './progress.ts';
import { SOURCE_OPTIONS, sourceOptions } from './source-options.ts';

const start: Command = {
  name: 'npm start',
  summary: 'Installs what is missing, builds the site and serves it.',
  options: { ...SOURCE_OPTIONS, port: { type: 'string', value: 'N', default: '4173', help: 'Port to listen on.' } },
  run: async (values) => {
    const progress = createProgress();
    await buildSite({ sources: sourceOptions(values), out: 'dist', base: '/', mode: 'production' }, progress);
    progress.end();
    await serve({ out: 'dist', base: '/', port: port(values, 4173) });
    return 0;
  },
};

await main(start);
