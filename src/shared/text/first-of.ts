/** Returns the first result of `find` that is not undefined. Items after the one that gives it are not visited. */
export function firstOf<Item, Result>(
  items: Iterable<Item>,
  find: (item: Item) => Result | undefined,
): Result | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
