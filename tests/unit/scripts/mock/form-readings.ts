/** What a text, and what a field of a form, may mean once it is on the wire: forms carry texts alone (OpenAPI 3.1, section 4.8.15.1.2). */
import type { Encoding } from '../../../../src/model/api.ts';
import { isNode } from './oracle.ts';

/** Stands for a field of which nothing is written. */
export const ABSENT = Symbol('absent');

/** A text, a JSON number, a boolean, nothing, or JSON. */
export function readingsOf(text: string): readonly unknown[] {
  const number = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text) ? [Number(text)] : [];
  return [
    text,
    ...number,
    ...(text === 'true' || text === 'false' ? [text === 'true'] : []),
    ...(text === '' ? [null] : []),
    ...(/^[[{]/.test(text) ? parsed(text) : []),
  ];
}

/** All that a value may be read as that was written as its encoding says; undefined where that cannot be told. */
export function encodedReadings(
  value: unknown,
  { style = 'form', explode = style === 'form' }: Pick<Encoding, 'style' | 'explode'>,
): readonly unknown[] | undefined {
  if (style === 'deepObject' && isNode(value)) return inBrackets(value);
  if (explode && isNode(value)) return ofFields(value, ofMember);
  if (Array.isArray(value) && value.length > 0 && (explode || style === 'deepObject'))
    return ofEntries(value.map((item) => readingsOf(textOf(item))));
  const delimiter = style === 'spaceDelimited' ? ' ' : style === 'pipeDelimited' ? '|' : ',';
  const text = (
    Array.isArray(value)
      ? value
      : isNode(value)
        ? Object.entries(value)
            .filter(([, item]) => item !== null)
            .flat()
        : [value]
  )
    .map(textOf)
    .join(delimiter);
  // Not exploded, an object has its names and values in turn; exploded, one text is no object and at most one entry.
  const pieces = text === '' ? [] : explode || style === 'deepObject' ? [text] : text.split(delimiter);
  const lists = combined(pieces.map(readingsOf));
  const objects =
    explode || style === 'deepObject' || pieces.length % 2 === 1
      ? []
      : lists?.map((list) =>
          Object.fromEntries(
            list.flatMap((_, index) => (index % 2 === 0 ? [[pieces[index] ?? '', list[index + 1]] as const] : [])),
          ),
        );
  return lists === undefined || objects === undefined ? undefined : [...readingsOf(text), ...lists, ...objects];
}

/** Names in brackets: what is empty leaves no trace. */
function inBrackets(value: unknown): readonly unknown[] | undefined {
  if (value === null) return [ABSENT];
  if (isNode(value)) return ofFields(value, inBrackets);
  if (!Array.isArray(value)) return ofMember(value);
  // Where one entry ends and the next begins cannot be told.
  if (value.some((item) => typeof item === 'object' && item !== null)) return undefined;
  return value.length === 0 ? [ABSENT] : ofEntries(value.map((item) => readingsOf(textOf(item))));
}

/** A text inside an object: itself, or the one entry of a list. */
function ofMember(value: unknown): readonly unknown[] {
  const readings = readingsOf(textOf(value));
  return [...readings, ...readings.map((reading) => [reading])];
}

function ofFields(
  value: Readonly<Record<string, unknown>>,
  read: (item: unknown) => readonly unknown[] | undefined,
): readonly unknown[] | undefined {
  const present = Object.entries(value).filter(([, item]) => item !== null);
  const fields = present.map(([, item]) => read(item));
  const rows = fields.includes(undefined) ? undefined : combined(fields.filter((field) => field !== undefined));
  return rows?.map((row) => {
    const written = row.flatMap((item, index) => (item === ABSENT ? [] : [[present[index]?.[0] ?? '', item] as const]));
    return written.length === 0 ? ABSENT : Object.fromEntries(written);
  });
}

function ofEntries(entries: readonly (readonly unknown[])[]): readonly unknown[] | undefined {
  const lists = combined(entries);
  return lists === undefined ? undefined : [...lists, ...(entries.length === 1 ? (entries[0] ?? []) : [])];
}

/** Every choice of one reading each; undefined where there are too many to look at. */
function combined(choices: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] | undefined {
  if (choices.reduce((count, { length }) => count * length, 1) > 4096) return undefined;
  return choices.reduce<readonly (readonly unknown[])[]>(
    (rows, readings) => rows.flatMap((row) => readings.map((reading) => [...row, reading])),
    [[]],
  );
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function parsed(text: string): readonly unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}
