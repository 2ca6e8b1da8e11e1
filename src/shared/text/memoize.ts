/**
 * A function that computes its answer once for each object it is given, and forgets it with the object. For what
 * several
 * checks ask of one document, which none of them changes.
 */
export function memoize<Key extends object, Answer>(compute: (key: Key) => Answer): (key: Key) => Answer {
  const known = new WeakMap<Key, { readonly answer: Answer }>();
  return (key) => {
    const held = known.get(key) ?? { answer: compute(key) };
    known.set(key, held);
    return held.answer;
  };
}
