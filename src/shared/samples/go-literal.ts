import { isRecord } from '../schema/raw.ts';
import { quoted } from './quoting.ts';
import { concatenation, type TextWriter } from './variables.ts';

/** Writes a JSON value as a Go literal, which `json.Marshal` turns into the same JSON. */
export function literal(value: unknown, indent = ''): string {
  if (typeof value === 'number') return number(value);
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return list(value, indent);
  return isRecord(value) ? `map[string]any${members(value, indent)}` : value === null ? 'nil' : String(value);
}

/**
 * Writes a text as a Go expression, with spaces around `+`. Among several arguments, `gofmt` puts no spaces there: use
 * `textWriter('+')` instead.
 */
export const text = textWriter(' + ');

/**
 * Returns a function that writes a text as a Go expression: string literals and calls of `os.Getenv`, joined by
 * `operator`.
 */
export function textWriter(operator: string): TextWriter {
  return concatenation(operator, { string, variable: (name) => `os.Getenv(${string(name)})` });
}

/** Writes a list as a slice with the narrowest element type. A short list of scalars is on one line. */
function list(items: readonly unknown[], indent: string): string {
  const inner = `${indent}\t`;
  if (items.length > 0 && items.every(isRecord))
    return `[]map[string]any{\n${items.map((item) => `${inner}${members(item, inner)},\n`).join('')}${indent}}`;
  const type =
    items.length > 0 && items.every((item) => typeof item === 'string')
      ? 'string'
      : items.length > 0 && items.every((item) => typeof item === 'number' && isSmall(item))
        ? 'int'
        : 'any';
  const texts = items.map((item) => literal(item, inner));
  const line = texts.join(', ');
  if (items.every((item) => typeof item !== 'object' || item === null) && line.length <= 80)
    return `[]${type}{${line}}`;
  return `[]${type}{\n${texts.map((text) => `${inner}${text},\n`).join('')}${indent}}`;
}

function members(value: object, indent: string): string {
  return map(
    Object.entries(value).map(([name, item]) => [name, literal(item, `${indent}\t`)]),
    indent,
  );
}

/**
 * Writes the braces and entries of a map in the layout of `gofmt` (`exprList` of `go/printer`). Values on successive
 * lines are aligned in a column. An entry begins a new column in three cases:
 * - its value has several lines
 * - the value before has several lines
 * - its key is long, or follows a long key, and differs much in length from the keys before
 */
export function map(entries: readonly (readonly [name: string, value: string])[], indent: string): string {
  if (entries.length === 0) return '{}';
  const columns: { key: string; value: string }[][] = [];
  for (const [name, value] of entries) {
    const key = string(name);
    const current = columns.at(-1);
    const single = !value.includes('\n');
    if (
      current?.[0] !== undefined &&
      single &&
      !current[0].value.includes('\n') &&
      !standsOut(
        key,
        current.map((entry) => entry.key),
      )
    )
      current.push({ key, value });
    else columns.push([{ key, value }]);
  }
  const lines = columns.flatMap((column) => {
    const width = Math.max(...column.map(({ key }) => [...key].length));
    return column.map(({ key, value }) => `${indent}\t${key}:${' '.repeat(width - [...key].length + 1)}${value},\n`);
  });
  return `{\n${lines.join('')}${indent}}`;
}

function standsOut(key: string, before: readonly string[]): boolean {
  const size = (text: string): number =>
    [...text].reduce((bytes, character) => bytes + utf8Length(character.codePointAt(0) ?? 0), 0);
  if (size(key) <= 40 && size(before.at(-1) ?? '') <= 40) return false;
  const ratio = size(key) / Math.exp(before.reduce((sum, other) => sum + Math.log(size(other)), 0) / before.length);
  return 2.5 * ratio <= 1 || 2.5 <= ratio;
}

/** Returns the number of bytes of a code point in UTF-8 (RFC 3629, section 3). */
function utf8Length(codePoint: number): number {
  return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
}

/** Whether a number is an integer that fits into `int` on every platform. */
function isSmall(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) < 2 ** 31;
}

/**
 * Writes a number. In Go, the notation of a constant determines its type, `int` or `float64` (Go specification,
 * "Constants"). Large integers therefore need `int64(…)` or `.0`.
 */
function number(value: number): string {
  const text = JSON.stringify(value);
  if (isSmall(value) || !/^-?\d+$/.test(text)) return text;
  return Math.abs(value) < 2 ** 63 ? `int64(${text})` : `${text}.0`;
}

/**
 * Writes a string literal (Go specification, "String literals"). It is a raw string if that saves escapes and no
 * character is invisible.
 */
export function string(text: string): string {
  const interpreted = quoted(text);
  const visible = interpreted.slice(1, -1).replace(/\\(["\\])/g, '$1') === text;
  return visible && /["\\]/.test(text) && !text.includes('`') ? `\`${text}\`` : interpreted;
}
