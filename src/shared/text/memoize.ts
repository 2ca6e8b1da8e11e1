/** A function that computes its answer once for each object it is given. */
export interface Memoized<Key extends object, Answer> {
  (key: Key): Answer;
  /** Drops an answer before its object is gone. */
  forget(key: Key): void;
}

/**
 * A function that computes its answer once for each object it is given, and forgets it with the object. For what
 * several checks ask of one document, which none of them changes.
 */
export function memoize<Key extends object, Answer>(compute: (key: Key) => Answer): Memoized<Key, Answer> {
  const known = new WeakMap<Key, { readonly answer: Answer }>();
  const answer = (key: Key): Answer => {
    let held = known.get(key);
    if (held === undefined) known.set(key, (held = { answer: compute(key) }));
    return held.answer;
  };
  return Object.assign(answer, { forget: (key: Key) => void known.delete(key) });
}
