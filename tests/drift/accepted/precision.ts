import type { Outcome } from '../trial.ts';
import type { AcceptedEdit } from './accepted-edit.ts';

/** An edit and what the check says to it. */
export interface AcceptedTrial {
  readonly edit: AcceptedEdit;
  readonly outcome: Outcome;
}

/** Whether the check accepts the edit; warnings do not count. */
export function isAccepted({ outcome }: AcceptedTrial): boolean {
  return outcome.errors.length === 0 && outcome.crash === undefined;
}

/** Every refused edit with the first error of each check. */
export function refusals(trials: readonly AcceptedTrial[]): readonly string[] {
  return trials
    .filter((trial) => !isAccepted(trial))
    .flatMap(({ edit, outcome }) => [
      `${edit.id} — refused: ${edit.why}${outcome.crash === undefined ? '' : `: ${outcome.crash}`}`,
      ...outcome.checks.map((check) => {
        const [first, ...others] = outcome.errors.filter((error) => error.check === check);
        return `  ${check}${others.length === 0 ? '' : ` (${others.length + 1})`} ${first?.place}: ${first?.message}`;
      }),
    ]);
}
