/** A function that computes its value when it is first asked, and keeps it. */
export function memoize<T>(compute: () => T): () => T {
  let kept: { readonly value: T } | undefined;
  return () => (kept ??= { value: compute() }).value;
}
