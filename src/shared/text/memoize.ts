/** The key of functions without arguments. */
const ALONE = {};

/**
 * Returns a function that caches its result for each object it is given, or once if it has no argument, and releases
 * the result with the object.
 */
export function memoize<Answer>(compute: () => Answer): () => Answer;
export function memoize<Key extends object, Answer>(compute: (key: Key) => Answer): (key: Key) => Answer;
export function memoize<Answer>(compute: (key: object) => Answer): (key?: object) => Answer {
  const known = new WeakMap<object, { readonly answer: Answer }>();
  return (key = ALONE) => {
    let held = known.get(key);
    if (held === undefined) known.set(key, (held = { answer: compute(key) }));
    return held.answer;
  };
}

/**
 * Returns a function of texts that caches its results for the latest texts: between `limit` and twice as many. For pure
 * functions only; the text must determine the other arguments.
 */
export function memoizeText<Answer, Rest extends readonly unknown[] = []>(
  limit: number,
  compute: (text: string, ...rest: Rest) => Answer,
): (text: string, ...rest: Rest) => Answer {
  let recent = new Map<string, { readonly answer: Answer }>();
  let older: typeof recent = new Map();
  return (text, ...rest) => {
    const known = recent.get(text);
    if (known !== undefined) return known.answer;
    const held = older.get(text) ?? { answer: compute(text, ...rest) };
    if (recent.size >= limit) [older, recent] = [recent, new Map()];
    recent.set(text, held);
    return held.answer;
  };
}
