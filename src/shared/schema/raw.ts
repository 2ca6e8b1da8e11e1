import { isNumberText, withoutMarks } from './number-text.ts';

/** A JSON object with properties of unknown types, such as an object of a description that may be invalid. */
export type Raw = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object: not an array, not `null`. */
export function isRecord(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value if it is an object, else an empty object. */
export function asRecord(value: unknown): Raw {
  return isRecord(value) ? value : {};
}

/** Returns the value if it is an array, else an empty array. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Whether a value is a string, and does not represent a number (`NumberText`). */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && !isNumberText(value);
}

/** Returns a string or number as a string; for other values, the fallback. */
export function asText(value: unknown, fallback = ''): string {
  return typeof value === 'string' || typeof value === 'number' ? withoutMarks(String(value)) : fallback;
}

/** Returns the strings in an array; empty if the value is not an array. */
export function asTexts(value: unknown): readonly string[] {
  return asList(value).filter(isText);
}

/** Returns the named members of an object, without those that are empty or not strings. */
export function textsOf<Name extends string>(raw: Raw, names: readonly Name[]): { readonly [name in Name]?: string } {
  return Object.fromEntries(
    names.flatMap((name) => (isText(raw[name]) && raw[name] !== '' ? [[name, raw[name]]] : [])),
  ) as { readonly [name in Name]?: string };
}
