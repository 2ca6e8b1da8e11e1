/** Groups items by a key; groups and their items keep the order of the items. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** Returns the most frequent value; if several are equally frequent, the first. */
export function mostCommon<T>(values: readonly T[]): T | undefined {
  return [...groupBy(values, (value) => value).values()].sort((a, b) => b.length - a.length)[0]?.[0];
}
