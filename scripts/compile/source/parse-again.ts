/** Sources that were met before: with their value once they were met twice. */
const met = new WeakMap<object, { readonly value: unknown } | undefined>();

/**
 * The value of a source, for whoever changes it. One that is met again is parsed once more, and copied from then on: a
 * file that is edited is met once in each of its states, and need not be copied.
 */
export function parseAgain(source: object, parse: () => unknown): unknown {
  if (!met.has(source)) {
    met.set(source, undefined);
    return parse();
  }
  const kept = met.get(source) ?? { value: parse() };
  met.set(source, kept);
  return structuredClone(kept.value);
}
