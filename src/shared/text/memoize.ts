/** The key of functions that take none. */
const ALONE = {};

/**
 * Returns a function that computes its answer once for each object it is given, or once in all if it takes none, and
 * forgets it with the object.
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
