import { placeName, type Location } from '../cli/problem.ts';
import { groupBy } from '../text/group-by.ts';
import { VERDICTS, type Change } from './change.ts';
import { createContext, draftsOf, type Draft, type Side, type Version } from './context.ts';
import { compareOperations } from './description/operations.ts';
import { compareWebhooks } from './description/webhooks.ts';

/** A change with all operations and webhooks whose callers feel it. */
interface Found extends Omit<Change, 'operations'> {
  readonly operations: Set<string>;
}

/**
 * Compares two versions of a description. Returns every difference as its reader feels it, the worst first, then by
 * place; a change that several operations share is reported once, with all of them.
 */
export function compareVersions(base: Version, head: Version): readonly Change[] {
  const context = createContext(base, head);
  const found = new Map<string, Found>();
  for (const [label, collector] of [...compareOperations(context), ...compareWebhooks(context)])
    for (const draft of draftsOf(collector)) {
      const places = placesOf(draft, context);
      const identity = identityOf(draft, places);
      const { id, key, verdict, message, reason } = draft;
      const known = found.get(identity) ?? { id, key, verdict, message, reason, operations: new Set(), ...places };
      known.operations.add(label);
      found.set(identity, known);
    }
  return uniqueByKey(found.values()).sort(byWorstThenPlace);
}

interface Places {
  readonly base?: Location;
  readonly head: Location;
}

function placesOf(draft: Draft, { base, head }: { base: Side; head: Side }): Places {
  return {
    ...(base.wrote(draft.base) ? { base: base.locate(draft.base) } : {}),
    head: head.locate(head.wrote(draft.head) ? draft.head : head.document),
  };
}

/** Identifies a change: the same words about the same places are one, whichever schema or operation led there. */
function identityOf({ id, detail }: Draft, { base, head }: Places): string {
  return [id, detail, base === undefined ? '' : placeName(base), placeName(head)].join('\0');
}

/** Joins changes with the same key, as a key names one change alone. */
function uniqueByKey(changes: Iterable<Found>): Change[] {
  return [...groupBy(changes, ({ key }) => key).values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [{ ...first, operations: [...new Set([first, ...others].flatMap((one) => [...one.operations]))].sort() }],
  );
}

function byWorstThenPlace(one: Change, other: Change): number {
  const rank = ({ verdict }: Change): number => VERDICTS.indexOf(verdict);
  return rank(one) - rank(other) || (sortKey(one) < sortKey(other) ? -1 : 1);
}

function sortKey({ head, key }: Change): string {
  return [head.file, String(head.line).padStart(8, '0'), String(head.column).padStart(8, '0'), key].join('\0');
}
