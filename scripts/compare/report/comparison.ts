import { listWords } from '#src/shared/text/words.ts';
import type { Problem } from '../../cli/problem.ts';
import type { EvidenceTotals } from '../../checks/evidence/known-facts.ts';
import type { Change, Verdict } from '../change.ts';
import type { ChangeNote } from '../notes.ts';

/** A change, with the change note that declares it, if any. */
export interface NotedChange extends Change {
  readonly declared: boolean;
  /** The change note that declares the change. */
  readonly note?: Pick<ChangeNote, 'title' | 'todo'>;
}

/** How many facts the provider states, and how many are not documented (gaps), in two versions. */
export interface EvidenceChange {
  readonly base: EvidenceTotals;
  readonly head: EvidenceTotals;
}

/** The result of a comparison. Every format of the report is made from it. */
export interface Comparison {
  /** Names of the two versions, as the user typed them: `v1.2`, `openapi/openapi.yaml`. */
  readonly base: string;
  readonly head: string;
  readonly changes: readonly NotedChange[];
  /** Whether the older version has no description, so that there is nothing to compare. */
  readonly isFirst?: boolean;
  /**
   * How many facts the provider states, and how many are not documented, in both versions; absent if the report omits
   * this.
   */
  readonly evidence?: EvidenceChange;
  /** Problems in the change notes. */
  readonly problems: readonly Problem[];
}

/** Returns the keys of the breaking changes that no change note declares. */
export function undeclared(changes: readonly NotedChange[]): readonly string[] {
  return changes.filter(({ verdict, declared }) => verdict === 'breaking' && !declared).map(({ key }) => key);
}

/**
 * Returns the number of changes for each verdict, as a sentence: `2 breaking, 1 declared and 4 safe changes.` Breaking
 * changes that a change note declares are counted as `declared`.
 */
export function countChanges({ base, changes, isFirst = false }: Comparison): string {
  if (isFirst) return `This is the first version: at \`${base}\` there is no description yet.`;
  const number = (verdict: Verdict, declared = false): number =>
    changes.filter((change) => change.verdict === verdict && change.declared === declared).length;
  const parts = [
    [number('breaking'), 'breaking'],
    [number('breaking', true), 'declared'],
    [number('risky') + number('risky', true), 'risky'],
    [number('safe') + number('safe', true), 'safe'],
  ] as const;
  const counts = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  if (counts.length === 0) return 'No changes.';
  return `${listWords(counts, 'and')} change${changes.length === 1 ? '' : 's'}.`;
}

/**
 * Returns as text how many facts the provider states, and how many are not documented: `Stated by the provider: 12 of
 * 20 facts (before 11 of 20). Gaps: 3 (as before).`
 */
export function evidenceLine({ base, head }: EvidenceChange): string {
  return [
    `Stated by the provider: ${share(head)} facts (${share(base) === share(head) ? 'as before' : `before ${share(base)}`}).`,
    `Gaps: ${head.gaps} (${base.gaps === head.gaps ? 'as before' : `before ${base.gaps}`}).`,
  ].join(' ');
}

function share({ stated, of }: EvidenceTotals): string {
  return `${stated} of ${of}`;
}

/** Maximum number of operations that a report names for a change; further ones are only counted. */
const NAMED = 4;

/**
 * Returns the names of the affected operations and webhooks, except those in the message of the change: `` `pay`,
 * `refund` and 3 more``.
 */
export function affectedCalls({ operations, message }: Change): string {
  const others = operations.filter((name) => !message.includes(`\`${name}\``));
  if (others.length === 0) return '';
  const named = others.slice(0, NAMED).map((name) => `\`${name}\``);
  return others.length > NAMED ? `${named.join(', ')} and ${others.length - NAMED} more` : named.join(', ');
}

/**
 * Returns the problems in the change notes, and one problem for each breaking or risky change. Problems can be printed
 * in all formats of `npm run check`.
 */
export function changeProblems({ base, changes, problems }: Comparison): readonly Problem[] {
  return [
    ...problems,
    ...changes
      .filter(({ verdict }) => verdict !== 'safe')
      .map((change): Problem => {
        const { id, verdict, declared, message, reason, base: before, head } = change;
        const affected = affectedCalls(change);
        return {
          check: id,
          severity: verdict === 'breaking' && !declared ? 'error' : 'warning',
          message,
          hint: [
            `${verdict === 'breaking' ? 'Breaking' : 'Risky'}: ${reason}`,
            ...(affected === '' ? [] : [`Affects ${affected}.`]),
            declared ? 'A change note declares it.' : `Key: ${change.key}`,
          ].join(' '),
          location: head,
          ...(before === undefined ? {} : { related: [{ message: `At ${base}`, location: before }] }),
          docs: 'scripts/compare/README.md',
        };
      }),
  ];
}
