import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from '../debian.ts';
import { UsageError } from '../problem.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of a Chromium for the browser tests: `CHROMIUM_PATH`, one on the PATH, or Debian's package, which is installed
 * when none is found and the user may.
 *
 * @throws {UsageError} when there is none and it cannot be installed.
 */
export async function chromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new UsageError(
      `CHROMIUM_PATH is \`${named}\`, which does not exist.`,
      'Let it name a Chromium, or unset it.',
    );
  }
  const found = onPath(NAMES);
  if (found !== undefined) return found;
  await installPackages(['chromium'], (line) => process.stderr.write(`${line} …\n`));
  const installed = onPath(NAMES);
  if (installed !== undefined) return installed;
  throw new UsageError(
    'The browser tests need Chromium, and none was found.',
    'Install it (`apt-get install chromium`) or let CHROMIUM_PATH name one.',
  );
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(executable);
}

function executable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
