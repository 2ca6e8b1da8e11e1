import path from 'node:path';
import { commandLine } from '../cli/command-line.ts';
import { PACKED, ROOT } from '../cli/packed.ts';
import { isProgram, main, text, type Command } from '../cli/command.ts';
import { openSite } from '../mcp/built-site.ts';
import { serveStdio } from '../mcp/server.ts';
import { TOOLS } from '../mcp/tools/index.ts';

/**
 * The folder that contains `dist`. In the repository, it is the root: an editor may start the server in any folder. For
 * the installed package, it is the working directory.
 */
const home = PACKED === undefined ? ROOT : '';

export const command: Command = {
  name: commandLine('mcp'),
  summary:
    'Lets agents search and read the built site over the Model Context Protocol, on standard input and output. Sends nothing anywhere.',
  options: {
    out: {
      type: 'string',
      value: 'DIR',
      help: `Folder of the built site. Default: dist${PACKED === undefined ? ' of this project' : ''}.`,
    },
  },
  run: async (values, _words, { stderr }) => {
    const site = openSite(text(values, 'out') ?? path.join(home, 'dist'));
    stderr.write(
      `${site.pages.size} pages for agents on standard input; tools: ${TOOLS.map(({ name }) => name).join(', ')}. Ctrl-C ends.\n`,
    );
    await serveStdio(site, '1');
    return 0;
  },
};

if (isProgram(import.meta.url)) void main(command);
