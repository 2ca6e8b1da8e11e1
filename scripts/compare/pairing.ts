import { asRecord, asTexts } from '#src/shared/schema/raw.ts';

/** Returns the former names of an operation, webhook, schema, field or parameter, from its `x-formerly`. */
export function formerNames(node: unknown): readonly string[] {
  return asTexts(asRecord(node)['x-formerly']);
}

/** Pairs of items in both versions, and the items in only one version. */
export interface Pairing<One, Pair> {
  readonly pairs: readonly Pair[];
  readonly removed: readonly One[];
  readonly added: readonly One[];
}

/**
 * Returns the removed item and the added item if there is exactly one of each: the added item then replaces the removed
 * one. Otherwise returns undefined.
 */
export function replacement<Item>(
  [gone, ...others]: readonly Item[],
  [fresh, ...more]: readonly Item[],
): readonly [gone: Item, fresh: Item] | undefined {
  return gone === undefined || fresh === undefined || others.length + more.length > 0 ? undefined : [gone, fresh];
}

/** Pairs the entries of two maps by key. */
export function pairByKey<Value>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
): Pairing<readonly [key: string, value: Value], readonly [key: string, before: Value, after: Value]> {
  return {
    pairs: [...before].flatMap(([key, value]) => {
      const now = after.get(key);
      return now === undefined ? [] : [[key, value, now] as const];
    }),
    removed: [...before].filter(([key]) => !after.has(key)),
    added: [...after].filter(([key]) => !before.has(key)),
  };
}

/**
 * Pairs the items of two lists. The criteria in `signs` are applied in their order, the most reliable first. Each is
 * applied to the items that are still unpaired.
 */
export function pairBySigns<Item>(
  before: readonly Item[],
  after: readonly Item[],
  signs: readonly ((one: Item, other: Item) => boolean)[],
): Pairing<Item, readonly [before: Item, after: Item]> {
  const pairs: (readonly [Item, Item])[] = [];
  let removed = before;
  const added = [...after];
  for (const isSame of signs)
    removed = removed.filter((one) => {
      const index = added.findIndex((other) => isSame(one, other));
      const [found] = index < 0 ? [] : added.splice(index, 1);
      if (found !== undefined) pairs.push([one, found]);
      return found === undefined;
    });
  return { pairs, removed, added };
}
