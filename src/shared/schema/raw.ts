import { isNumberText, withoutMarks } from './number-text.ts';

/**
 * A raw object of a description, read tolerantly: even a description that fails the lint becomes a model, so that all
 * its problems are reported at once.
 */
export type Raw = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object: neither a list nor `null`. */
export function isRecord(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a value that is an object, else an empty one. */
export function asRecord(value: unknown): Raw {
  return isRecord(value) ? value : {};
}

/** Returns a value that is a list, else an empty one. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && !isNumberText(value);
}

/** Returns a text or a number as text; for other values, the fallback. */
export function asText(value: unknown, fallback = ''): string {
  return typeof value === 'string' || typeof value === 'number' ? withoutMarks(String(value)) : fallback;
}

/** Returns the texts in a list. */
export function asTexts(value: unknown): readonly string[] {
  return asList(value).filter(isText);
}

/** Returns those of the named members that are texts. */
export function textsOf<Name extends string>(raw: Raw, names: readonly Name[]): { readonly [name in Name]?: string } {
  return Object.fromEntries(
    names.flatMap((name) => (isText(raw[name]) && raw[name] !== '' ? [[name, raw[name]]] : [])),
  ) as { readonly [name in Name]?: string };
}
