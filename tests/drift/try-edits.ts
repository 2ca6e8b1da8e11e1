import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '#scripts/cli/problem.ts';
import { createProgress } from '#scripts/cli/progress.ts';
import { createPool } from '../workers/pool.ts';
import type { Outcome } from './trial.ts';
import { FOLDERS } from './tree.ts';
import type { Version } from './version.ts';

/** Milliseconds after which a check is taken to hang. */
const PATIENCE = 60_000;

/**
 * Tries edits in workers, each on a copy of the sources; returns the outcomes in the order of the edits.
 *
 * @throws {UsageError} when the sources have problems already, which would hide the effect of an edit.
 */
export async function tryEdits(edits: readonly (readonly Version[])[]): Promise<readonly Outcome[]> {
  const copies = mkdtempSync(join(tmpdir(), 'drift-'));
  const pool = createPool<readonly Version[], Outcome>({
    module: 'tests/drift/worker.ts',
    args: (lane) => [copyOfSources(join(copies, String(lane)))],
    patience: () => PATIENCE,
  });
  const remove = (): void => rmSync(copies, { recursive: true, force: true });
  process.once('exit', remove);
  const progress = createProgress();
  progress.stage(`trying out ${edits.length} edits`);
  const outcomes: Outcome[] = [];
  let done = 0;
  try {
    // The first leaves the sources as they are.
    await pool.run([[], ...edits], (index, outcome, reason) => {
      outcomes[index] = outcome ?? { checks: [], errors: [], crash: reason };
      progress.step(++done, edits.length + 1);
    });
  } finally {
    progress.end();
    pool.close();
    remove();
  }
  const [clean, ...others] = outcomes;
  if (clean === undefined || clean.crash !== undefined || clean.checks.length > 0)
    throw new UsageError(
      `The sources have problems of their own: ${clean?.crash ?? clean?.checks.join(', ')}.`,
      'Fix what `npm run check` reports first.',
    );
  return others;
}

function copyOfSources(folder: string): string {
  for (const name of FOLDERS) {
    rmSync(join(folder, name), { recursive: true, force: true });
    cpSync(name, join(folder, name), { recursive: true });
  }
  return folder;
}
