import { commandLine } from '../cli/command-line.ts';
import { basePath } from '../outputs/headers.ts';
import { isProgram, main, port, text, type Command } from '../cli/command.ts';
import { serve } from '../serve/preview-server.ts';

export const command: Command = {
  name: commandLine('preview'),
  summary:
    'Serves the built site as a static host would: 404 and 405 responses, redirects, headers, precompressed files.',
  options: {
    port: { type: 'string', value: 'N', default: '4173', help: 'Port to listen on.' },
    out: { type: 'string', value: 'DIR', default: 'dist', help: 'Folder of the built site.' },
    base: { type: 'string', value: 'PATH', default: '/', help: 'Path the site was built for.' },
  },
  run: async (values) => {
    await serve({
      out: text(values, 'out') ?? 'dist',
      base: basePath(text(values, 'base') ?? '/'),
      port: port(values, 4173),
    });
    return 0;
  },
};

if (isProgram(import.meta.url)) void main(command);
