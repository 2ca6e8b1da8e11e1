import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../problem.ts';

/** Where benchmarks keep what they install and build. */
export const CACHE = 'node_modules/.cache/bench';

/**
 * Copies the project of a peer into the cache folder and installs what its lockfile says, unless that is there already.
 * No install script runs. The lockfile is renewed by `npm install --package-lock-only --omit-lockfile-registry-resolved`.
 *
 * @param source folder with `package.json`, `package-lock.json` and what else the peer needs.
 * @returns the folder below the cache.
 * @throws {UsageError} when the packages are not to be had.
 */
export function installPeer(source: string, name: string): string {
  const folder = join(CACHE, name);
  const lock = join(folder, 'package-lock.json');
  // npm writes the hidden lockfile when it has installed everything.
  const installed =
    existsSync(join(folder, 'node_modules/.package-lock.json')) &&
    existsSync(lock) &&
    readFileSync(lock).equals(readFileSync(join(source, 'package-lock.json')));
  cpSync(source, folder, { recursive: true });
  if (!installed) install(folder, name);
  return folder;
}

/** Newer Node.js than this process may be is one of the packages: `engines` is not asked. */
const FLAGS = ['--ignore-scripts', '--no-engine-strict', '--no-audit', '--no-fund', '--loglevel=error'];

function install(folder: string, name: string): void {
  const { status, error, stderr } = spawnSync('npm', ['ci', ...FLAGS], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (error !== undefined)
    throw new UsageError(`\`npm\` could not be started: ${error.message}`, 'Is it installed and on the PATH?');
  if (status !== 0)
    throw new UsageError(
      `The packages of ${name} could not be installed: ${npmReason(stderr) ?? `npm ended with ${status}`}`,
      'The benchmark needs the npm registry once. Try again when it can be reached.',
    );
}

/** The line of npm's complaint that tells the cause. */
export function npmReason(stderr: string): string | undefined {
  const lines = stderr.split('\n').flatMap((line) => /^npm (?:error|ERR!) (.+)/.exec(line)?.[1] ?? []);
  return (
    lines.find((line) => /reason: |Error: |Not Found/.test(line)) ??
    lines.find((line) => !/^(?:code|errno|syscall) /.test(line))
  );
}

/** Version of a package that a peer has installed. */
export function installedVersion(folder: string, name: string): string {
  return (JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version;
}
