import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { main, text, type Command } from '../cli/command.ts';
import { openSite } from '../mcp/built-site.ts';
import { serveStdio } from '../mcp/server.ts';
import { TOOLS } from '../mcp/tools/index.ts';

/** Editors start a server in a folder of their own. */
const root = fileURLToPath(new URL('../..', import.meta.url));

const mcp: Command = {
  name: 'npm run mcp',
  summary:
    'Lets agents search and read the built site over the Model Context Protocol, on standard input and output. Sends nothing anywhere.',
  options: {
    out: { type: 'string', value: 'DIR', help: 'Folder of the built site. Default: dist of this project.' },
  },
  run: async (values) => {
    const site = openSite(text(values, 'out') ?? path.join(root, 'dist'));
    process.stderr.write(
      `${site.pages.size} pages for agents on standard input; tools: ${TOOLS.map(({ name }) => name).join(', ')}. Ctrl-C ends.\n`,
    );
    await serveStdio(site, '1');
    return 0;
  },
};

void main(mcp);
