import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

/** A text of a template whose holes are arbitraries: text`[${word}](${url})`. */
export function text(parts: TemplateStringsArray, ...holes: readonly Arbitrary<unknown>[]): Arbitrary<string> {
  return fc.tuple(...holes).map((values) => String.raw({ raw: parts }, ...values));
}

/** Several texts, one after another, with a separator between them. */
export function texts(
  part: Arbitrary<string>,
  { min, max, separators = [''] }: { min: number; max: number; separators?: readonly string[] },
): Arbitrary<string> {
  return fc
    .tuple(fc.array(part, { minLength: min, maxLength: max }), fc.constantFrom(...separators))
    .map(([all, separator]) => all.join(separator));
}

/** An object whose keys may be any, `__proto__` among them. */
export function objectOf(entries: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const object = Object.create(null) as Record<string, unknown>;
  for (const [key, value] of entries) object[key] = value;
  return object;
}
