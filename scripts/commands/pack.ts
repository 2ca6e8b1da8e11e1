import { pack } from '../build/package/pack.ts';
import { commandLine } from '../cli/command-line.ts';
import { displayPath } from '../cli/problem.ts';
import { isProgram, main, type Command } from '../cli/command.ts';

/** Folder of the unpacked package. Each run replaces it. */
const FOLDER = 'node_modules/.cache/package';

export const command: Command = {
  name: commandLine('pack'),
  summary:
    'Makes the package `openapi-docs`: all commands for other descriptions, without a bundler. Prints its tarball.',
  options: {},
  run: async (_values, _words, { stdout, stderr }) => {
    const { tarball, files, bytes } = await pack(FOLDER);
    stderr.write(`${files} files, ${(bytes / 1_000_000).toFixed(1)} MB.\n`);
    stdout.write(`${displayPath(tarball)}\n`);
    return 0;
  },
};

if (isProgram(import.meta.url)) void main(command);
