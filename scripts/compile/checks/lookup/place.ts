import type { Location } from '../../../cli/problem.ts';
import type { CheckContext } from './check.ts';

/** Characters of a value that are searched for in the file. */
const NEEDLE = 24;

/**
 * Place of one character of a string in the description, whether it is written plain, quoted or folded. Falls back to
 * the beginning of the string.
 */
export function placeIn(
  { locator }: Pick<CheckContext, 'locator'>,
  holder: object,
  key: string | number,
  offset: number,
): Location {
  const start = locator.trace(holder, [key]);
  const value = (holder as Record<string | number, unknown>)[key];
  if (typeof value !== 'string' || start.endLine === undefined) return start;
  const raw = locator
    .linesOf(holder)
    .slice(start.line - 1, start.endLine)
    .join('\n')
    .slice(start.column - 1);
  const at = /^[|>]/.test(raw) || start.endLine > start.line ? undefined : plainOffset(raw, value, offset);
  const found = at ?? foundOffset(raw, value, offset);
  if (found === undefined) return start;
  const before = raw.slice(0, found).split('\n');
  const last = before.at(-1) ?? '';
  return {
    file: start.file,
    line: start.line + before.length - 1,
    column: last.length + (before.length === 1 ? start.column : 1),
  };
}

/** The offset in a scalar of one line without escapes. */
function plainOffset(raw: string, value: string, offset: number): number | undefined {
  if (raw.startsWith(value)) return offset;
  return /^['"]/.test(raw) && raw.startsWith(value, 1) ? offset + 1 : undefined;
}

/**
 * The offset at which the part of the value at `offset` is found in the source, after as many occurrences as before it
 * in the value.
 */
function foundOffset(raw: string, value: string, offset: number): number | undefined {
  for (const length of [NEEDLE, 8, 3]) {
    const needle = /^\S*(?: \S+)*/.exec(value.slice(offset, offset + length))?.[0] ?? '';
    if (needle === '') return undefined;
    let index = raw.indexOf(needle);
    for (let before = value.indexOf(needle); before < offset && index >= 0; before = value.indexOf(needle, before + 1))
      index = raw.indexOf(needle, index + 1);
    if (index >= 0) return index;
  }
  return undefined;
}
