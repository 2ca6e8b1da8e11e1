import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Toolchain } from '../toolchain.ts';

/** cURL in a POSIX shell. */
export const curl: Toolchain = {
  language: 'curl',
  packages: ['curl'],
  version: ['curl', '--version'],
  prepare: (programs) =>
    Promise.all(
      programs.map(async ({ id, text, folder }) => {
        await writeFile(join(folder, 'sample.sh'), `curl() { command curl --silent --show-error "$@"; }\n${text}\n`);
        return { id, command: ['sh', '-u', 'sample.sh'] };
      }),
    ),
};
