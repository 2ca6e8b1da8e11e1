import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RESULT, type Toolchain } from '../toolchain.ts';

/** Debian's own Python, the one that its package of `requests` belongs to. */
export const python: Toolchain = {
  language: 'python',
  packages: ['python3', 'python3-requests'],
  version: [
    '/usr/bin/python3',
    '-c',
    'import platform, requests; print("Python", platform.python_version(), "requests", requests.__version__)',
  ],
  prepare: (programs) =>
    Promise.all(
      programs.map(async ({ id, text, answer, folder }) => {
        const shown =
          answer === 'json' || answer === 'text'
            ? `\nimport json\n\nprint("\\n${RESULT}")\nprint(json.dumps(result))\n`
            : '';
        await writeFile(join(folder, 'sample.py'), `${text}\n${shown}`);
        return { id, command: ['/usr/bin/python3', 'sample.py'] };
      }),
    ),
};
