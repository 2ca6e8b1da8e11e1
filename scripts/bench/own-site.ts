import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { UsageError } from '../cli/problem.ts';
import { CACHE } from './peers.ts';

/**
 * Builds this project's site by its build command, in a process of its own, beside `dist/`.
 *
 * @returns the folder of the built site.
 * @throws {UsageError} when the build stops; it has said why.
 */
export function builtSite(): string {
  const out = join(CACHE, 'site');
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'build', '--out', out], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0)
    throw new UsageError('The site could not be built.', 'Mend what the build says above, then measure.');
  return out;
}
