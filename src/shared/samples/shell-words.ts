/** A word of a command line, after quotes and escapes are removed. */
export interface ShellWord {
  readonly text: string;
  /** For each character of `text`, its offset in the script; then the offset of the end of the word. */
  readonly offsets: readonly number[];
}

/** A simple command: its words, and the text of its here-document, if it has one. */
export interface ShellCommand {
  readonly words: readonly ShellWord[];
  readonly input?: ShellWord;
}

/**
 * Splits a script into commands, and each command into words. The script is for a POSIX shell (Shell Command Language,
 * sections 2.2 and 2.3, and `$'…'` of POSIX 2024), or for the Windows command prompt if a line with cURL contains
 * carets. Quotes, escapes, continued lines, comments and here-documents are handled; variables are not expanded.
 */
export function shellCommands(text: string): readonly ShellCommand[] {
  if (!isOfCommandPrompt(text)) return posixCommands(text);
  const plain = withoutCarets(text);
  const original = (word: ShellWord): ShellWord => ({
    text: word.text,
    offsets: word.offsets.map((offset) => plain.offsets[offset] ?? offset),
  });
  return posixCommands(plain.text).map(({ words }) => ({ words: words.map(original) }));
}

function posixCommands(text: string): readonly ShellCommand[] {
  const commands: ShellCommand[] = [];
  let words: ShellWord[] = [];
  let delimiter: string | undefined;
  let offset = 0;
  const close = (input?: ShellWord): void => {
    if (words.length > 0) commands.push({ words, ...(input === undefined ? {} : { input }) });
    words = [];
  };
  while (offset < text.length) {
    const rest = text.slice(offset, offset + 80);
    const skipped = /^(?:[ \t\r]+|\\\r?\n|#[^\n]*)/.exec(rest);
    const hereDocument = /^<<-?\s*(['"]?)([A-Za-z_]\w*)\1/.exec(rest);
    if (skipped !== null) offset += rest.startsWith('#') ? lengthOfLine(text, offset) : skipped[0].length;
    else if (hereDocument !== null) {
      delimiter = hereDocument[2];
      offset += hereDocument[0].length;
    } else if (text[offset] === '\n' && delimiter !== undefined) {
      const input = hereDocumentAt(text, offset + 1, delimiter);
      close(input);
      offset = (input.offsets.at(-1) ?? offset) + delimiter.length;
      delimiter = undefined;
    } else if (isSeparator(text, offset)) {
      close();
      offset += 1;
    } else {
      const { word, end } = wordAt(text, offset);
      words.push(word);
      offset = end;
    }
  }
  close();
  return commands;
}

function lengthOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return (end < 0 ? text.length : end) - offset;
}

/** Whether a command ends at an offset. An ampersand inside a word does not end the command, as it is part of a URL. */
function isSeparator(text: string, offset: number): boolean {
  return /^(?:[\n;|()]|&(?:&|\s|$))/.test(text.slice(offset, offset + 2));
}

function hereDocumentAt(text: string, start: number, delimiter: string): ShellWord {
  const end = new RegExp(`^[ \\t]*${delimiter}[ \\t\\r]*$`, 'm').exec(text.slice(start));
  const body = end === null ? text.slice(start) : text.slice(start, start + end.index);
  return { text: body, offsets: Array.from({ length: body.length + 1 }, (_, index) => start + index) };
}

/**
 * The opening quote of a string in which backslashes begin escapes (POSIX 2024, Shell Command Language, section 2.2.4).
 */
const DOLLAR = "$'";
const ESCAPE =
  /^(?<whole>\\(?:x(?<hex>[\da-fA-F]{1,2})|u(?<unit>[\da-fA-F]{1,4})|U(?<point>[\da-fA-F]{1,8})|(?<octal>[0-7]{1,3})|(?<letter>[^])))/;
const LETTERS: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

function unescaped({ hex, unit, point, octal, letter = '' }: Readonly<Record<string, string | undefined>>): string {
  const digits = hex ?? unit ?? point;
  if (digits === undefined && octal === undefined) return LETTERS[letter] ?? letter;
  const code = digits === undefined ? Number.parseInt(octal ?? '', 8) : Number.parseInt(digits, 16);
  return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
}

function wordAt(text: string, start: number): { word: ShellWord; end: number } {
  let [offset, value] = [start, ''];
  const offsets: number[] = [];
  const take = (character: string, from: number): void => {
    value += character;
    offsets.push(from);
  };
  let quote = '';
  for (; offset < text.length; offset++) {
    const character = text[offset] ?? '';
    const next = text[offset + 1] ?? '';
    if (quote === '' && (/\s/.test(character) || isSeparator(text, offset))) break;
    const escaped = quote === DOLLAR ? ESCAPE.exec(text.slice(offset, offset + 10))?.groups : undefined;
    if (escaped !== undefined) {
      for (const each of unescaped(escaped).split('')) take(each, offset);
      offset += (escaped['whole'] ?? '').length - 1;
      continue;
    }
    if (character === '\\' && quote !== "'") {
      const continued = /^\r?\n/.exec(text.slice(offset + 1, offset + 3));
      if (continued !== null) offset += continued[0].length;
      else if (quote === '' || '"\\$`'.includes(next)) take(next, ++offset);
      else take(character, offset);
    } else if (quote !== '' && character === quote.at(-1)) quote = '';
    else if (quote === '' && (character === "'" || character === '"')) quote = character;
    else if (quote === '' && character === '$' && next === "'") {
      quote = DOLLAR;
      offset += 1;
    } else take(character, offset);
  }
  return { word: { text: value, offsets: [...offsets, offset] }, end: offset };
}

/**
 * Whether a script contains a cURL command for the Windows command prompt. Browsers offer to copy a request as such a
 * command. In it, carets escape characters and continue lines.
 */
function isOfCommandPrompt(text: string): boolean {
  return /^\s*curl(?:\.exe)?\s.*(?:\^"|\^\r?$)/m.test(text);
}

/**
 * Removes carets from a text, as the command prompt does. `offsets` has the original offset of each character that
 * remains, then that of the end.
 */
function withoutCarets(text: string): { readonly text: string; readonly offsets: readonly number[] } {
  const offsets: number[] = [];
  let isQuoted = false;
  for (let offset = 0; offset < text.length; offset++) {
    const isEscape: boolean = text[offset] === '^' && !isQuoted;
    if (isEscape) offset += 1;
    else if (text[offset] === '"') isQuoted = !isQuoted;
    const lineEnd = isEscape ? /^\r?\n/.exec(text.slice(offset, offset + 2)) : null;
    if (lineEnd === null) offsets.push(offset);
    else offset += lineEnd[0].length - 1;
  }
  const inside = offsets.filter((offset) => offset < text.length);
  return { text: inside.map((offset) => text[offset]).join(''), offsets: [...inside, text.length] };
}
