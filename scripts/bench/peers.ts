import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../cli/problem.ts';

/** The folder of what benchmarks install and build. */
export const CACHE = 'node_modules/.cache/bench';

/** npm resolves what the peers depend on as of this day, so that every installation is the same. */
const AS_OF = '2026-11-20';

/** `engines` is not asked: a peer may bring a newer Node.js than the one of this process. */
const INSTALL = [
  'install',
  `--before=${AS_OF}`,
  '--no-package-lock',
  '--ignore-scripts',
  '--no-engine-strict',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/**
 * Copies the project of a peer into the cache folder and installs its packages, unless they are there already. Its own
 * dependencies have exact versions, theirs are those of `AS_OF`. No install script runs.
 *
 * @param source folder with `package.json` and what else the peer needs.
 * @returns the folder below the cache.
 * @throws {UsageError} when the packages cannot be installed.
 */
export function installPeer(source: string, name: string): string {
  const folder = join(CACHE, name);
  const stamp = join(folder, '.installed');
  const wanted = [AS_OF, readFileSync(join(source, 'package.json'), 'utf8')].join('\n');
  const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  cpSync(source, folder, { recursive: true });
  if (!installed) {
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    install(folder, name);
    writeFileSync(stamp, wanted);
  }
  return folder;
}

function install(folder: string, name: string): void {
  const { status, error, stderr } = spawnSync('npm', INSTALL, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (error !== undefined)
    throw new UsageError(`\`npm\` could not be started: ${error.message}`, 'Is it installed and on the PATH?');
  if (status !== 0)
    throw new UsageError(
      `The packages of ${name} could not be installed:\n${stderr.trim() || `npm ended with ${status}`}`,
      'The benchmark needs the npm registry once. Try again when it can be reached.',
    );
}

/** Returns the version of a package that a peer has installed. */
export function installedVersion(folder: string, name: string): string {
  return (JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version;
}
