import { buildSite } from '../build/build-site.ts';
import { isProgram, main, port, type Command } from '../cli/command.ts';
import { serve } from '../serve/preview-server.ts';
import { createProgress } from '../cli/progress.ts';
import { SOURCE_OPTIONS, sourceOptions } from '../description/source/source-options.ts';

export const command: Command = {
  name: 'npm start',
  summary: 'Installs what is missing, builds the site and serves it.',
  options: { ...SOURCE_OPTIONS, port: { type: 'string', value: 'N', default: '4173', help: 'Port to listen on.' } },
  run: async (values, _words, { stderr }) => {
    const progress = createProgress(stderr);
    await buildSite({ sources: sourceOptions(values, stderr), out: 'dist', base: '/', mode: 'production' }, progress);
    progress.end();
    await serve({ out: 'dist', base: '/', port: port(values, 4173) });
    return 0;
  },
};

if (isProgram(import.meta.url)) void main(command);
