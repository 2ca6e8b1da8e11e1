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
    const held = known.get(key) ?? { answer: compute(key) };
    known.set(key, held);
    return held.answer;
  };
  return Object.assign(answer, { forget: (key: Key) => void known.delete(key) });
}
