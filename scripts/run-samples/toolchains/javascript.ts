import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RESULT, type Toolchain } from '../toolchain.ts';

/** The Node.js that runs this. */
export const javascript: Toolchain = {
  language: 'javascript',
  packages: [],
  version: [process.execPath, '-p', '`Node.js ${process.versions.node}`'],
  prepare: (programs) =>
    Promise.all(
      programs.map(async ({ id, text, answer, folder }) => {
        const shown =
          answer === 'json' || answer === 'text'
            ? `console.log('${RESULT}');\nconsole.log(JSON.stringify(result));\n`
            : '';
        await writeFile(join(folder, 'sample.mjs'), `${text}\n${shown}`);
        return { id, command: [process.execPath, 'sample.mjs'] };
      }),
    ),
};
