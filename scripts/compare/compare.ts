import { memoize } from '#src/shared/text/memoize.ts';
import type { ReadVersion } from '../description/read-version.ts';
import { groupBy } from '../text/group-by.ts';
import { VERDICTS, type Change } from './change.ts';
import { createContext, draftsOf, type Draft } from './context.ts';
import { compareOperations } from './description/operations.ts';
import { compareWebhooks } from './description/webhooks.ts';
import { locateSpot } from './places.ts';

/** A change, while the names of the operations and webhooks that it affects are still being collected. */
interface Found extends Omit<Change, 'operations'> {
  readonly operations: Set<string>;
}

/**
 * Compares two versions of a description. Returns all changes, sorted by verdict (worst first) and source location. A
 * change that affects several operations is listed once, with the names of all of them.
 */
export function compareVersions(base: ReadVersion, head: ReadVersion): readonly Change[] {
  const context = createContext(base, head);
  const identityOf = identify();
  const found = new Map<string, Found>();
  for (const [label, collector] of [...compareOperations(context), ...compareWebhooks(context)])
    for (const draft of draftsOf(collector)) {
      const identity = identityOf(draft);
      const { base: olderSpot, head: newerSpot, detail: _, ...change } = draft;
      const known = found.get(identity) ?? {
        ...change,
        operations: new Set<string>(),
        ...(olderSpot === undefined ? {} : { base: locateSpot(base, olderSpot) }),
        head: locateSpot(head, newerSpot),
      };
      known.operations.add(label);
      found.set(identity, known);
    }
  return uniqueByKey(found.values()).sort(byWorstThenPlace);
}

/**
 * Creates a function that returns an identifier for each change, from its kind, detail (such as an enum value) and
 * nodes. A change in a component schema has the same identifier in all operations, so it is listed once.
 */
function identify(): (draft: Draft) => string {
  let count = 0;
  const numberOf = memoize<object, number>(() => ++count);
  return ({ id, detail, base, head }) =>
    [id, detail, base === undefined ? '' : numberOf(base.fallback as object), numberOf(head.fallback as object)].join(
      '\0',
    );
}

/** Merges changes with the same key into one change that names the operations of all. */
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
