/** Items of both versions, and those of only one. */
export interface Pairing<One, Pair> {
  readonly pairs: readonly Pair[];
  readonly removed: readonly One[];
  readonly added: readonly One[];
}

/** Pairs the entries of two maps that have the same key. */
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

/** Pairs the items of two lists that one sign after another recognises, the surest sign first. */
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
