import { copyFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { execute } from '#scripts/cli/execute.ts';
import { UsageError } from '#scripts/cli/problem.ts';

const FOLDER = 'node_modules/.cache/download-readers';
/** The first time takes a minute. */
const TIMEOUT = 600_000;

/**
 * Installs the readers as their lockfile says, apart from the project's own packages, and returns the folder of their
 * programs.
 *
 * @throws {UsageError} when the registry cannot be reached.
 */
export async function installedReaders(): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join('tests/downloads/package', file), join(FOLDER, file));
  const cli = process.env['npm_execpath'];
  const npm = cli === undefined ? ['npm'] : [process.execPath, cli];
  const { code, stderr } = await execute(
    [...npm, 'ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: FOLDER, timeout: TIMEOUT },
  );
  if (code !== 0)
    throw new UsageError(
      'The programs that read the downloads cannot be installed.',
      `The registry of npm has to be reachable. npm says: ${stderr.trim().split('\n').slice(0, 3).join(' ')}`,
    );
  return resolve(FOLDER, 'node_modules/.bin');
}
