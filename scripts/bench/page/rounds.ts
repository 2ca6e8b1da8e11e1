import type { Progress } from '../../cli/progress.ts';

/** One of each page. */
export interface Round<T> {
  readonly ours: T;
  readonly static: T;
  readonly starlight: T;
}

/**
 * Opens each page once a round, another one first each time, so that all meet the same machine. A round before them
 * warms up.
 */
export async function inRounds<T>(
  pages: Round<string>,
  runs: number,
  open: (path: string) => Promise<T>,
  progress: Pick<Progress, 'stage'>,
): Promise<readonly Round<T>[]> {
  const names = Object.keys(pages) as (keyof Round<T>)[];
  const rounds: Round<T>[] = [];
  for (let round = 0; round <= runs; round += 1) {
    progress.stage(round === 0 ? 'Warming up' : `Round ${round} of ${runs}`);
    const first = round % names.length;
    const opened: [string, T][] = [];
    for (const name of [...names.slice(first), ...names.slice(0, first)]) opened.push([name, await open(pages[name])]);
    if (round > 0) rounds.push(Object.fromEntries(opened) as unknown as Round<T>);
  }
  return rounds;
}
