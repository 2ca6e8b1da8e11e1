import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RESULT, type Toolchain } from '../toolchain.ts';

/** PHP at the command line, with its cURL extension. */
export const php: Toolchain = {
  language: 'php',
  packages: ['php-cli', 'php-curl'],
  version: ['php', '-r', 'echo "PHP ", PHP_VERSION, " cURL ", curl_version()["version"], PHP_EOL;'],
  prepare: (programs) =>
    Promise.all(
      programs.map(async ({ id, text, answer, folder }) => {
        const shown =
          answer === 'json' || answer === 'text'
            ? `\necho "\\n${RESULT}\\n", json_encode($result, JSON_THROW_ON_ERROR), "\\n";\n`
            : '';
        await writeFile(join(folder, 'sample.php'), `${text}\n${shown}`);
        return { id, command: ['php', 'sample.php'] };
      }),
    ),
  serve: ([php = 'php', ...script], port) => [php, '-S', `localhost:${port}`, ...script],
};
