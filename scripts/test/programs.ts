import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from '../cli/debian.ts';
import { UsageError } from '../cli/problem.ts';

/**
 * Path of a Chromium for the browser tests: `CHROMIUM_PATH`, one on the PATH, or Debian's package.
 *
 * @throws {UsageError} when there is none and it cannot be installed.
 */
export async function chromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'] ?? '';
  if (named !== '') {
    if (existsSync(named)) return named;
    throw new UsageError(
      `CHROMIUM_PATH is \`${named}\`, which does not exist.`,
      'Let it name a Chromium, or unset it.',
    );
  }
  const found = await program(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'], ['chromium']);
  if (found !== undefined) return found;
  throw new UsageError(
    'The browser tests need Chromium, and none was found.',
    'Install it (`apt-get install chromium`) or let CHROMIUM_PATH name one.',
  );
}

/** Path of a program by one of its names. Debian's packages are installed when none is found and the user may. */
export async function program(names: readonly string[], packages: readonly string[]): Promise<string | undefined> {
  const found = onPath(names);
  if (found !== undefined) return found;
  await installPackages(packages, (line) => process.stderr.write(`${line} …\n`));
  return onPath(names);
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
