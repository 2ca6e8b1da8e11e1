import { placeName, type Location } from '../cli/problem.ts';
import { VERDICTS, type Change } from './change.ts';
import { createContext, draftsOf, type Collector, type Draft, type Side, type Version } from './context.ts';
import { compareOperations } from './description/operations.ts';
import { compareWebhooks } from './description/webhooks.ts';

/**
 * Every difference between two versions of a description, as its reader feels it: the worst first, then by place. What
 * several operations share is told once, with all of them.
 */
export function compareVersions(base: Version, head: Version): readonly Change[] {
  const context = createContext(base, head);
  const found = new Map<string, { draft: Draft; base?: Location; head: Location; operations: Set<string> }>();
  for (const [label, collector] of collectors(context))
    for (const draft of draftsOf(collector)) {
      const places = placesOf(draft, context);
      const identity = identityOf(draft, places);
      const known = found.get(identity) ?? { draft, ...places, operations: new Set<string>() };
      known.operations.add(label);
      found.set(identity, known);
    }
  return unique([...found.values()].map(toChange)).sort(byWorstThenPlace);
}

function collectors(context: ReturnType<typeof createContext>): readonly (readonly [string, Collector])[] {
  return [...compareOperations(context), ...compareWebhooks(context)];
}

interface Places {
  readonly base?: Location;
  readonly head: Location;
}

function placesOf(draft: Draft, { base, head }: { base: Side; head: Side }): Places {
  const places = { head: head.locate(head.wrote(draft.head) ? draft.head : head.document) };
  return base.wrote(draft.base) ? { ...places, base: base.locate(draft.base) } : places;
}

/** Two changes are one where the same is said of the same places, whichever schema or operation led there. */
function identityOf({ id, detail }: Draft, { base, head }: Places): string {
  return [id, detail, base === undefined ? '' : placeName(base), placeName(head)].join('\0');
}

function toChange({
  draft,
  base,
  head,
  operations,
}: {
  draft: Draft;
  base?: Location;
  head: Location;
  operations: ReadonlySet<string>;
}): Change {
  const { id, key, verdict, message, reason } = draft;
  return {
    id,
    key,
    verdict,
    message,
    reason,
    operations: [...operations].sort(),
    ...(base === undefined ? {} : { base }),
    head,
  };
}

/** A key names one change alone: of several with the same key, the operations of all. */
function unique(changes: readonly Change[]): Change[] {
  const byKey = new Map<string, Change>();
  for (const change of changes) {
    const known = byKey.get(change.key);
    const operations = [...new Set([...(known?.operations ?? []), ...change.operations])].sort();
    byKey.set(change.key, { ...(known ?? change), operations });
  }
  return [...byKey.values()];
}

function byWorstThenPlace(one: Change, other: Change): number {
  const rank = ({ verdict }: Change): number => VERDICTS.indexOf(verdict);
  return rank(one) - rank(other) || (sortKey(one) < sortKey(other) ? -1 : 1);
}

function sortKey({ head, key }: Change): string {
  return [head.file, String(head.line).padStart(8, '0'), String(head.column).padStart(8, '0'), key].join('\0');
}
