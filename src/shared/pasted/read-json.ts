import type { Body, Mistake, MistakeKind } from './pasted.ts';
import { readString } from './read-string.ts';
import { cut, readWord } from './read-word.ts';

/** Maximum nesting depth of values. It also limits the recursion of functions that visit the values. */
const DEEPEST = 200;
/** Maximum number of reported mistakes; further ones add nothing. */
const MOST_MISTAKES = 20;

/**
 * The result of reading JSON. Each mistake has an offset, but no line and column, because many results are discarded.
 * `withPlaces` adds line and column to a result that is used.
 */
export interface ReadBody extends Omit<Body, 'mistakes'> {
  readonly mistakes: readonly Omit<Mistake, 'line' | 'column'>[];
}

interface Level {
  readonly container: unknown[] | Record<string, unknown>;
  key: string;
  /** Offset of the member name that was read last. */
  keyAt: number;
}

/**
 * Where a value begins: its path, the offset of its name, and the offset of the value itself. For a list entry, both
 * offsets are the same. `isTwice` is true if the object already had a member of this name.
 */
export interface JsonPlace {
  readonly path: readonly (string | number)[];
  readonly keyAt: number;
  readonly valueAt: number;
  readonly isTwice: boolean;
}

/** The token expected next: a value, a name, or a separator. `first-` is directly after an opening bracket. */
type Expected = 'value' | 'first-value' | 'name' | 'first-name' | 'next';

/**
 * Reads JSON (RFC 8259) from an offset of a text, in one pass. Common deviations, such as trailing commas, single
 * quotes, unquoted names, comments and Python's literals, are accepted and reported as mistakes. Any other error ends
 * the reading; `openAt` is then the path of the enclosing object or list. `onValue` is called at the start of each
 * value.
 */
export function readJson(text: string, start = 0, onValue?: (place: JsonPlace) => void): ReadBody {
  const mistakes: Omit<Mistake, 'line' | 'column'>[] = [];
  const levels: Level[] = [];
  let at = start;
  let root: unknown;
  let expected: Expected = 'value';
  let commaAt = start;

  const mistake = (kind: MistakeKind, offset: number, message: string): void => {
    if (mistakes.length < MOST_MISTAKES) mistakes.push({ kind, offset, message });
  };
  const comment = (offset: number): void => mistake('comment', offset, 'JSON has no comments.');
  const body = (openAt?: readonly (string | number)[]): ReadBody => ({
    value: root,
    start,
    end: at,
    mistakes,
    ...(openAt === undefined ? {} : { openAt }),
  });
  const pathOf = (): readonly (string | number)[] =>
    levels
      .slice(0, -1)
      .map(({ container, key }) => (Array.isArray(container) ? Math.max(0, container.length - 1) : key));
  const stop = (kind: MistakeKind, message: string): ReadBody => {
    mistake(kind, at, message);
    return body(pathOf());
  };
  const put = (value: unknown): void => {
    const level = levels.at(-1);
    onValue?.({
      path: levels.map((one) =>
        Array.isArray(one.container) ? one.container.length - (one === level ? 0 : 1) : one.key,
      ),
      keyAt: level === undefined || Array.isArray(level.container) ? at : level.keyAt,
      valueAt: at,
      isTwice: level !== undefined && !Array.isArray(level.container) && Object.hasOwn(level.container, level.key),
    });
    if (level === undefined) root = value;
    else if (Array.isArray(level.container)) level.container.push(value);
    else setOwn(level.container, level.key, value);
    expected = 'next';
  };

  for (;;) {
    if (expected === 'next' && levels.length === 0) return body();
    at = skipBlank(text, at, comment);
    const character = text[at];
    if (character === undefined)
      return stop(
        'end',
        levels.length === 0 ? 'There is no JSON here.' : `The text ends inside ${containerName(levels)}.`,
      );
    const inList = Array.isArray(levels.at(-1)?.container);

    if (expected === 'next') {
      if (character === (inList ? ']' : '}')) {
        levels.pop();
        at += 1;
      } else if (character === ',') {
        commaAt = at;
        at += 1;
        expected = inList ? 'value' : 'name';
      } else if (/[\]}:]/.test(character) || !startsValue(text, at)) {
        return stop('unexpected', `A comma or \`${inList ? ']' : '}'}\` was expected, not \`${character}\`.`);
      } else {
        mistake('missing-comma', at, 'A comma is missing before this.');
        expected = inList ? 'value' : 'name';
      }
      continue;
    }

    if (character === (inList ? ']' : '}') && levels.length > 0) {
      if (expected === 'value' || expected === 'name') {
        if (expected === 'value' && !inList) return stop('unexpected', 'A value is missing after the colon.');
        mistake('trailing-comma', commaAt, `This comma is not allowed before \`${character}\`.`);
      }
      levels.pop();
      at += 1;
      expected = 'next';
      continue;
    }

    if (expected === 'name' || expected === 'first-name') {
      const level = levels.at(-1) as Level;
      const quoted = readString(text, at, mistake);
      const bare = quoted === undefined ? matchAt(BARE_NAME, text, at) : undefined;
      if (quoted === undefined && bare === undefined)
        return stop('unexpected', `A name in double quotes was expected, not \`${character}\`.`);
      if (quoted?.end === undefined && quoted !== undefined) return stop('end', 'This text has no closing quote.');
      if (bare !== undefined) mistake('unquoted-name', at, `The name \`${bare}\` needs double quotes.`);
      level.key = quoted?.value ?? bare ?? '';
      level.keyAt = at;
      at = quoted?.end ?? at + (bare ?? '').length;
      at = skipBlank(text, at, comment);
      const sign = matchAt(COLON, text, at);
      if (sign === undefined)
        return at >= text.length
          ? stop('end', `The text ends inside ${containerName(levels)}.`)
          : stop('unexpected', `A colon was expected after the name \`${cut(level.key)}\`.`);
      if (sign !== ':') mistake('colon', at, `A colon was expected here, not \`${sign}\`.`);
      at += sign.length;
      expected = 'value';
      continue;
    }

    if (character === '{' || character === '[') {
      if (levels.length >= DEEPEST) return stop('depth', `Nested deeper than ${DEEPEST} levels.`);
      const container: Level['container'] = character === '{' ? {} : [];
      put(container);
      levels.push({ container, key: '', keyAt: at });
      at += 1;
      expected = character === '{' ? 'first-name' : 'first-value';
      continue;
    }
    const string = readString(text, at, mistake);
    if (string !== undefined) {
      if (string.end === undefined) return stop('end', 'This text has no closing quote.');
      put(string.value);
      at = string.end;
      continue;
    }
    const word = matchAt(WORD, text, at);
    if (word === undefined) return stop('unexpected', `A value was expected, not \`${character}\`.`);
    if (at + word.length === text.length && levels.length > 0) {
      // The word may have been cut off.
      return stop('end', `The text ends inside ${containerName(levels)}.`);
    }
    const { value, kind, message } = readWord(word);
    if (kind !== undefined) mistake(kind, at, message);
    put(value);
    at += word.length;
  }
}

const BARE_NAME = /[\p{L}_$][\p{L}\p{N}_$.-]*/uy;
const COLON = /:|=>?/y;
const WORD = /[+-]?[\p{L}\p{N}_$][\p{L}\p{N}_$.+-]*|[+-]?\.\d+/uy;
function startsValue(text: string, at: number): boolean {
  return /["'“‘{[]/.test(text[at] ?? '') || matchAt(WORD, text, at) !== undefined;
}

const BLANK = /[\s\uFEFF]*/y;

const [SPACE, SLASH, DELETE] = [0x20, 0x2f, 0x7f];

function skipBlank(text: string, start: number, onComment: (offset: number) => void): number {
  for (let at = start; ;) {
    const code = text.charCodeAt(at);
    if (code > SPACE && code < DELETE && code !== SLASH) return at;
    at += matchAt(BLANK, text, at)?.length ?? 0;
    const opening = text.slice(at, at + 2);
    if (opening !== '//' && opening !== '/*') return at;
    onComment(at);
    const end = text.indexOf(opening === '//' ? '\n' : '*/', at + 2);
    at = end < 0 ? text.length : end + (opening === '//' ? 1 : 2);
  }
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] || undefined;
}

/** Sets a property on the object itself, even if the name is `__proto__`. */
function setOwn(record: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(record, key, { value, enumerable: true, configurable: true, writable: true });
  else record[key] = value;
}

function containerName(levels: readonly Level[]): string {
  const named = levels.slice(0, -1).findLast(({ container }) => !Array.isArray(container));
  const kind = Array.isArray(levels.at(-1)?.container) ? 'a list' : 'an object';
  return named === undefined ? `${kind} that is not closed` : `\`${cut(named.key)}\`, ${kind} that is not closed`;
}

/**
 * Adds line and column in `text` to each mistake of a body. If the body was read from a part of `text`, `moved` is the
 * offset of this part; it is added to the offset of each mistake.
 */
export function withPlaces(text: string, body: ReadBody, moved = 0): Body {
  return {
    ...body,
    mistakes: body.mistakes.map((one) => {
      const offset = Math.min(Math.max(0, one.offset + moved), text.length);
      const line = text.slice(0, offset).split('\n');
      return { ...one, offset, line: line.length, column: (line.at(-1) ?? '').length + 1 };
    }),
  };
}
