/** The cache key for functions without arguments. */
const ALONE = {};

/**
 * Returns a function that caches its result for each object that it receives, as long as that object exists. A function
 * without arguments is computed once.
 */
export function memoize<Result>(compute: () => Result): () => Result;
export function memoize<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result;
export function memoize<Result>(compute: (key: object) => Result): (key?: object) => Result {
  const cached = new WeakMap<object, { readonly result: Result }>();
  return (key = ALONE) => {
    let entry = cached.get(key);
    if (entry === undefined) cached.set(key, (entry = { result: compute(key) }));
    return entry.result;
  };
}

/**
 * Returns a function that caches its results by a string, its first argument. The cache contains the results for the
 * most recent strings: at least `limit`, at most twice as many. The function must be pure. If it has other arguments,
 * they must always be the same for the same string.
 */
export function memoizeText<Result, Rest extends readonly unknown[] = []>(
  limit: number,
  compute: (text: string, ...rest: Rest) => Result,
): (text: string, ...rest: Rest) => Result {
  let recent = new Map<string, { readonly result: Result }>();
  let older: typeof recent = new Map();
  return (text, ...rest) => {
    const cached = recent.get(text);
    if (cached !== undefined) return cached.result;
    const entry = older.get(text) ?? { result: compute(text, ...rest) };
    if (recent.size >= limit) [older, recent] = [recent, new Map()];
    recent.set(text, entry);
    return entry.result;
  };
}
