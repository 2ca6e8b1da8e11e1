import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { UsageError } from '../cli/problem.ts';

/** Folder in which benchmarks install packages and build sites. */
export const CACHE = 'node_modules/.cache/bench';

/**
 * Builds this project's site in a separate process, outside `dist/`.
 *
 * @returns the folder of the built site.
 * @throws {UsageError} when the build fails, after it has reported why.
 */
export function builtSite(): string {
  return built('site', []);
}

/**
 * Builds the site of another description, without guides.
 *
 * @returns the folder of the built site.
 * @throws {UsageError} when the build fails, after it has reported why.
 */
export function builtReference(openapi: string): string {
  return built(`reference-${basename(openapi)}`, ['--openapi', openapi, '--no-guides']);
}

function built(name: string, options: readonly string[]): string {
  const out = join(CACHE, name);
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'build', '--out', out, ...options], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0)
    throw new UsageError('The site could not be built.', 'Correct the problems above, then run the benchmark again.');
  return out;
}
