import type { Edit } from './edit.ts';
import type { Verdict } from './trial.ts';

/** An edit with what the check said of it. */
export interface Trial {
  readonly edit: Edit;
  readonly verdict: Verdict;
}

/** Checks that compare with a record of the tree: they notice that something changed, not that it is untrue. */
export const RECORDS: readonly string[] = ['coverage'];

/** Whether a check other than some noticed the edit. */
export function isCaught({ verdict }: Trial, ignored: readonly string[] = RECORDS): boolean {
  return verdict.checks.some((check) => !ignored.includes(check));
}

/** Share of caught edits in per cent, rounded down to two decimals, so that it never says more than is true. */
export function percentage(caught: number, made: number): number {
  return made === 0 ? 100 : Math.floor((caught / made) * 10_000) / 100;
}

/** Rows of `operator caught/made`, for each operator or role. */
export function tally(
  trials: readonly Trial[],
  by: 'operator' | 'role',
  ignored?: readonly string[],
): readonly string[] {
  const names = [...new Set(trials.map(({ edit }) => edit[by]))].sort();
  return names.map((name) => {
    const own = trials.filter(({ edit }) => edit[by] === name);
    return `${name.padEnd(16)} ${own.filter((trial) => isCaught(trial, ignored)).length} / ${own.length}`;
  });
}
