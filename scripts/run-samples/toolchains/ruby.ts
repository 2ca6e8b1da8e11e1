import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RESULT, type Toolchain } from '../toolchain.ts';

/** Ruby with its standard library, and WEBrick for receivers. */
export const ruby: Toolchain = {
  language: 'ruby',
  packages: ['ruby', 'ruby-webrick'],
  version: ['ruby', '-e', 'require "webrick"; puts RUBY_DESCRIPTION'],
  prepare: (programs) =>
    Promise.all(
      programs.map(async ({ id, text, answer, folder }) => {
        const shown =
          answer === 'json' || answer === 'text' ? `\nrequire 'json'\n\nputs "\\n${RESULT}", result.to_json\n` : '';
        await writeFile(join(folder, 'sample.rb'), `${text}\n${shown}`);
        return { id, command: ['ruby', 'sample.rb'] };
      }),
    ),
  // What it prints into a pipe would wait until it ends.
  serve: ([ruby = 'ruby', ...script]) => [ruby, '-e', '$stdout.sync = true; load ARGV.shift', ...script],
};
