import type { TextProblem } from '../check.ts';

/** JSON with the place of every member, or the first syntax error. Offsets count into the text. */
export type JsonText = { readonly problem: TextProblem } | JsonValue;

interface JsonValue {
  readonly problem?: undefined;
  readonly value: unknown;
  /** Offset of the value at a path, or of its name; of the nearest value that exists. */
  offsetOf(path: readonly (string | number)[], onKey?: boolean): number;
}

/** Reads JSON (RFC 8259). A name given twice in one object is an error too. */
export function readJson(text: string): JsonText {
  const reader: Reader = { text, offset: 0, places: new Map() };
  try {
    const value = readValue(reader, []);
    skip(reader);
    if (reader.offset < text.length)
      fail(
        reader.offset,
        `Unexpected ${seen(reader)} after the end of the JSON.`,
        'Remove it, or give each value a block of its own.',
      );
    return { value, offsetOf: (path, onKey = false) => offsetOf(reader.places, path, onKey) };
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    return { problem: { offset: error.offset, message: error.message, hint: error.hint } };
  }
}

interface Reader {
  readonly text: string;
  offset: number;
  readonly places: Map<string, { readonly key: number; readonly value: number }>;
}

class JsonError extends Error {
  readonly offset: number;
  readonly hint: string;

  constructor(offset: number, message: string, hint: string) {
    super(message);
    this.offset = offset;
    this.hint = hint;
  }
}

/** More than any sample needs, less than the call stack allows. */
const MAX_DEPTH = 200;

function readValue(reader: Reader, path: readonly string[], key?: number): unknown {
  skip(reader);
  const start = reader.offset;
  reader.places.set(pathKey(path), { key: key ?? start, value: start });
  if (path.length > MAX_DEPTH)
    fail(start, `The JSON is nested more than ${MAX_DEPTH} levels deep.`, 'Nest it less deeply.');
  const first = reader.text[start];
  if (first === '{') return readObject(reader, path);
  if (first === '[') return readArray(reader, path);
  if (first === '"') return readString(reader);
  const [token] =
    /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/.exec(
      reader.text.slice(start, start + 400),
    ) ?? [];
  if (token === undefined)
    return fail(
      start,
      first === undefined ? 'The JSON ends where a value is expected.' : `${seen(reader)} is not a JSON value.`,
      'Write a string in double quotes, a number, `true`, `false`, `null`, an object or an array.',
    );
  reader.offset += token.length;
  return JSON.parse(token);
}

function readObject(reader: Reader, path: readonly string[]): unknown {
  const members = new Map<string, unknown>();
  readMembers(reader, '}', () => {
    const key = reader.offset;
    if (reader.text[key] !== '"')
      fail(key, `${seen(reader)} is not a property name.`, 'Put the name in double quotes.');
    const name = readString(reader);
    if (members.has(name)) fail(key, `\`${name}\` occurs twice in this object.`, 'Remove one of the two.');
    skip(reader);
    if (reader.text[reader.offset] !== ':')
      fail(reader.offset, `The colon after \`${name}\` is missing.`, 'Write `"name": value`.');
    reader.offset += 1;
    members.set(name, readValue(reader, [...path, name], key));
  });
  return Object.fromEntries(members);
}

function readArray(reader: Reader, path: readonly string[]): unknown {
  const items: unknown[] = [];
  readMembers(reader, ']', () => items.push(readValue(reader, [...path, String(items.length)])));
  return items;
}

function readMembers(reader: Reader, close: string, readMember: () => void): void {
  let comma = reader.offset;
  reader.offset += 1;
  for (let count = 0; ; count++) {
    skip(reader);
    if (reader.text[reader.offset] === close) {
      if (count > 0)
        fail(comma, `Trailing comma before \`${close}\`.`, 'Remove it: JSON has no comma after the last member.');
      break;
    }
    readMember();
    const end = reader.offset;
    skip(reader);
    if (reader.text[reader.offset] === close) break;
    comma = reader.offset;
    if (reader.text[comma] === undefined)
      fail(reader.text.trimEnd().length, `The JSON ends before \`${close}\`.`, `Close it with \`${close}\`.`);
    if (reader.text[comma] !== ',') fail(end, 'A comma is missing here.', 'Separate members by commas.');
    reader.offset += 1;
  }
  reader.offset += 1;
}

function readString(reader: Reader): string {
  const start = reader.offset;
  for (let index = start + 1; index < reader.text.length && reader.text[index] !== '\n'; index++) {
    if (reader.text[index] === '\\') index += 1;
    else if (reader.text[index] === '"') {
      reader.offset = index + 1;
      try {
        return JSON.parse(reader.text.slice(start, index + 1)) as string;
      } catch {
        return fail(
          start,
          'The string contains an escape sequence that JSON does not have.',
          'Write `\\\\` for a backslash and `\\n` for a line break.',
        );
      }
    }
  }
  return fail(start, 'The string that begins here is not closed.', 'Close it with a double quote on the same line.');
}

function skip(reader: Reader): void {
  while (/[ \t\r\n]/.test(reader.text[reader.offset] ?? '')) reader.offset += 1;
}

/** The word or character at the current offset. */
function seen({ text, offset }: Reader): string {
  return `\`${/^(?:[\w.$-]+|\/\/|\/\*|[^\s])/.exec(text.slice(offset, offset + 40))?.[0] ?? ''}\``;
}

function fail(offset: number, message: string, hint: string): never {
  throw new JsonError(offset, message, hint);
}

function pathKey(path: readonly (string | number)[]): string {
  return JSON.stringify(path.map(String));
}

function offsetOf(places: Reader['places'], path: readonly (string | number)[], onKey: boolean): number {
  for (let depth = path.length; depth >= 0; depth--) {
    const place = places.get(pathKey(path.slice(0, depth)));
    if (place !== undefined) return onKey && depth === path.length ? place.key : place.value;
  }
  return 0;
}
