/** Matches a character, an escape or a character class at the start of a regular expression, with its quantifier. */
const ATOM =
  /^(?:\\([dws.\-/+*?()[\]{}|^$\\_@:#!&=%,;'" ])|\[([^\]\\^]|\\.)((?:[^\]\\]|\\.)*)\]|(\.)|([^\\^$.|?*+()[\]{}]))(?:\{(\d+)(,(\d*))?\}|([*+?]))?\??/u;

/**
 * Returns a string that probably matches a regular expression (ECMA-262, section 22.2); the caller has to check it.
 * Undefined if the expression has anything but literals, character classes, groups, quantifiers and alternatives.
 */
export function textMatching(pattern: string, minLength = 0): string | undefined {
  if (pattern.length > 200) return undefined;
  const read = readSequence(pattern.replace(/^\^/, '').replace(/(?<!\\)\$$/, ''), 0, minLength);
  return read === undefined || read.rest !== '' ? undefined : read.text;
}

interface Read {
  readonly text: string;
  readonly rest: string;
}

function readSequence(pattern: string, depth: number, minLength: number): Read | undefined {
  let [text, rest] = ['', pattern];
  while (rest !== '' && !rest.startsWith(')')) {
    if (depth > 5 || text.length > 500) return undefined;
    if (rest.startsWith('|')) {
      const end = endOfGroup(rest);
      return { text, rest: rest.slice(end) };
    }
    const next = rest.startsWith('(') ? readGroup(rest, depth) : readAtom(rest, Math.max(0, minLength - text.length));
    if (next === undefined) return undefined;
    text += next.text;
    rest = next.rest;
  }
  return { text, rest };
}

function readAtom(pattern: string, missing: number): Read | undefined {
  const match = ATOM.exec(pattern);
  if (match === null) return undefined;
  const [whole, escape, first, others, any, plain, exact, comma, most, sign] = match;
  const unit =
    escape !== undefined
      ? escaped(escape)
      : first !== undefined
        ? memberOf(first + (others ?? ''))
        : any !== undefined
          ? 'a'
          : plain;
  if (unit === undefined) return undefined;
  const limit = comma === undefined ? Number(exact ?? 1) : most === '' ? Infinity : Number(most);
  const count = exact !== undefined ? Number(exact) : sign === '*' || sign === '+' ? 1 : sign === '?' ? 0 : 1;
  const open = comma !== undefined || sign === '*' || sign === '+';
  return {
    text: unit.repeat(
      Math.min(500, open ? Math.min(Math.max(count, missing, 1), sign === undefined ? limit : Infinity) : count),
    ),
    rest: pattern.slice(whole.length),
  };
}

function readGroup(pattern: string, depth: number): Read | undefined {
  if (/^\(\?(?!:)/.test(pattern)) return undefined;
  const inner = readSequence(pattern.replace(/^\((\?:)?/, ''), depth + 1, 0);
  if (inner === undefined || !inner.rest.startsWith(')')) return undefined;
  const rest = inner.rest.slice(1);
  const [sign = '', exact] = /^(?:\{(\d+)(?:,\d*)?\}|[*+?])\??/.exec(rest) ?? [];
  const times = exact !== undefined ? Number(exact) : /^[*?]/.test(sign) ? 0 : 1;
  return times > 50 ? undefined : { text: inner.text.repeat(times), rest: rest.slice(sign.length) };
}

/**
 * Finds the end of a group. `pattern` is the rest of a pattern, beginning inside the group. Returns the index of the
 * `)` that closes the group. If `pattern` begins outside all groups, returns its length.
 */
function endOfGroup(pattern: string): number {
  let depth = 0;
  for (let index = 0; index < pattern.length; index++) {
    const character = pattern[index];
    if (character === '\\') index += 1;
    else if (character === '(') depth += 1;
    else if (character === ')' && depth-- === 0) return index;
  }
  return pattern.length;
}

function escaped(letter: string): string {
  return letter === 'd' ? '1' : letter === 'w' ? 'a' : letter === 's' ? ' ' : letter;
}

/** Returns the first character of a character class: `A` for `[A-Z0-9]`. */
function memberOf(members: string): string | undefined {
  if (!members.startsWith('\\')) return [...members][0];
  return /^\\[dwsDWS]|^\\[^a-zA-Z]/.test(members) && !/^\\[DWS]/.test(members) ? escaped(members[1] ?? '') : undefined;
}
