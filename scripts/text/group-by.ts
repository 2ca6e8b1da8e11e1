/** Groups items by a key. Groups, and the items in each group, are in the order of `items`. */
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

/** Returns the most frequent value; of several equally frequent ones, the first. Undefined for an empty list. */
export function mostCommon<T>(values: readonly T[]): T | undefined {
  return [...groupBy(values, (value) => value).values()].sort((a, b) => b.length - a.length)[0]?.[0];
}
