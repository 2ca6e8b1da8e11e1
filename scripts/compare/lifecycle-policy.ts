import { dayWords } from '#src/shared/text/day.ts';
import type { Problem } from '../cli/problem.ts';
import type { Policy } from '../checks/policy.ts';
import type { Change } from './change.ts';
import { declaringNotes, type ChangeNote } from './notes.ts';

/** The deprecation policy, and the dates of the changes. */
interface Calendar extends Pick<Policy, 'period'> {
  readonly notes: readonly ChangeNote[];
  /** Today (RFC 3339, full-date). It counts as the date of every change that no note declares. */
  readonly today: string;
}

/**
 * Returns a problem for
 *
 * - each removal before its announced date;
 * - each removal without the announcement that the policy requires;
 * - each announcement with less notice than the policy requires.
 *
 * A change has the date of the note that declares it, otherwise today. A note does not excuse an early removal.
 */
export function lifecycleProblems(changes: readonly Change[], { notes, today, period }: Calendar): readonly Problem[] {
  const declared = declaringNotes(notes);
  return changes.flatMap((change): readonly Problem[] => {
    const words = objectionTo(change, declared.get(change.key)?.date ?? today, period);
    if (words === undefined) return [];
    return [
      {
        check: 'sunset',
        severity: 'error',
        message: `${change.message} ${words}`,
        hint: `Postpone the removal. A change has the date of the change note that declares it, or today's date if no note does. Key: ${change.key}`,
        location: change.head,
        docs: 'scripts/compare/README.md#lifecycle',
      },
    ];
  });
}

/**
 * Returns why a change must not be made on a date, as a sentence; undefined if it may be made.
 *
 * @param day date of the change (RFC 3339, full-date)
 * @param period the notice that the policy requires, in days
 */
function objectionTo({ id, lifecycle }: Change, day: string, period: number | undefined): string | undefined {
  if (lifecycle === undefined) return undefined;
  const { deprecated, sunset } = lifecycle;
  if (/sunset-(?:added|earlier)$/.test(id)) {
    const left = (Date.parse(sunset ?? day) - Date.parse(day)) / 86_400_000;
    if (period !== undefined && left < period)
      return `\`checks.yaml\` requires ${period} days of notice from ${dayWords(day)}.`;
  } else if (!/deprecated$|sunset-/.test(id)) {
    if (sunset !== undefined && day < sunset) return `Its removal was announced for ${dayWords(sunset)}.`;
    if (period !== undefined && !(deprecated && sunset !== undefined))
      return 'It was not deprecated with a removal date, which `checks.yaml` requires.';
  }
  return undefined;
}
