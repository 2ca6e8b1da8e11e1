import type { Outcome } from '../trial.ts';
import type { HonestEdit } from './honest-edit.ts';

/** An honest edit and what the check says to it. */
export interface HonestTrial {
  readonly edit: HonestEdit;
  readonly outcome: Outcome;
}

/** Whether the check accepts the edit; warnings do not count. */
export function isAccepted({ outcome }: HonestTrial): boolean {
  return outcome.errors.length === 0 && outcome.crash === undefined;
}

/** Every refused edit with the first error of each check, and the checks by how many edits they refuse. */
export function refusals(trials: readonly HonestTrial[]): readonly string[] {
  const refused = trials.filter((trial) => !isAccepted(trial));
  const counts = new Map<string, number>();
  for (const { outcome } of refused)
    for (const check of outcome.checks) counts.set(check, (counts.get(check) ?? 0) + 1);
  return [
    ...refused.flatMap(({ edit, outcome }) => [
      `${edit.id} (${edit.kind}) — refused: ${edit.title}${outcome.crash === undefined ? '' : `: ${outcome.crash}`}`,
      ...outcome.checks.map((check) => {
        const [first, ...others] = outcome.errors.filter((error) => error.check === check);
        return `  ${check}${others.length === 0 ? '' : ` (${others.length + 1})`} ${first?.place}: ${first?.message}`;
      }),
    ]),
    ...[...counts]
      .sort(([a, m], [b, n]) => n - m || a.localeCompare(b))
      .map(([check, count]) => `${check.padEnd(24)} refuses ${count}`),
  ];
}
