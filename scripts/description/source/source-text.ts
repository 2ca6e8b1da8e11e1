import { isMap, isScalar, Lexer, parseDocument, visit } from 'yaml';
import { displayPath, type Problem } from '../../cli/problem.ts';

/** Maximum nesting of values, in levels: above any real description, too low to overflow the stack of a parser. */
const MAX_NESTING = 100;

/** Message of the error thrown for a refused file; the reported problems give the reason. */
export const REFUSED = 'This file was refused.';

/**
 * Decodes a YAML or JSON file, with or without a byte-order mark (YAML 1.2.2, section 5.2), and checks the text. If a
 * problem is an error, the file must not be parsed, as it would mislead or exhaust a parser.
 */
export function sourceText(bytes: Uint8Array, file: string): { text: string; problems: readonly Problem[] } {
  const text = new TextDecoder('utf-8').decode(bytes);
  const encoding = utf8Problem(bytes, file) ?? controlProblem(text, file);
  if (encoding !== undefined) return { text, problems: [encoding] };
  const found = [findEmpty, findNesting, findMergeKey].flatMap((find) => find(text) ?? []);
  return { text, problems: found.map((one) => problemAt(text, file, one)) };
}

interface Fault {
  readonly check: string;
  readonly severity?: Problem['severity'];
  readonly offset: number;
  readonly message: string;
  readonly hint: string;
}

const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const CHECK = 'yaml-encoding';

/** Returns a problem if bytes are not valid UTF-8 (YAML 1.2.2, section 5.2), else undefined. */
export function utf8Problem(bytes: Uint8Array, file: string): Problem | undefined {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return problemAt('', file, {
      check: CHECK,
      offset: 0,
      message: 'The file is UTF-16.',
      hint: 'Save the file as UTF-8.',
    });
  if (isUtf8(bytes)) return undefined;
  const text = new TextDecoder('utf-8').decode(bytes);
  return problemAt(text, file, {
    check: CHECK,
    offset: text.indexOf('\ufffd'),
    message: 'The file is not valid UTF-8 here.',
    hint: 'Save the file as UTF-8, and write the character again.',
  });
}

/** Returns a problem for the first control character, which YAML forbids (YAML 1.2.2, section 5.1). */
function controlProblem(text: string, file: string): Problem | undefined {
  const control = CONTROL.exec(text);
  if (control === null) return undefined;
  const code = control[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
  return problemAt(text, file, {
    check: CHECK,
    offset: control.index,
    message: `The file contains the control character \`U+${code}\`.`,
    hint: 'Remove the character.',
  });
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Matches a line other than an empty line, a comment or a document marker. */
const FILLED = /^(?![^\S\n]*(#.*|(---|\.\.\.)[^\S\n]*)?$)/m;

function findEmpty(text: string): Fault | undefined {
  return FILLED.test(text)
    ? undefined
    : {
        check: 'yaml-empty',
        offset: 0,
        message: 'The file is empty.',
        hint: 'Fill the file, or delete it.',
      };
}

/**
 * Finds a value that is nested too deeply, without recursion. First counts indentation and all brackets. If there are
 * too many brackets, counts them again with the lexer, which skips brackets in strings and comments.
 */
function findNesting(text: string): Fault | undefined {
  const block = INDENTED.test(text) ? deepLine(text) : undefined;
  if (block !== undefined) return tooDeep(block);
  if (!nestsDeeply(text)) return undefined;
  let depth = 0;
  let offset = 0;
  for (const token of new Lexer().lex(text)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > MAX_NESTING) return tooDeep(offset);
    offset += /^[\u0002\u0018\u001f\ufeff]$/.test(token) ? 0 : token.length;
  }
  return undefined;
}

function tooDeep(offset: number): Fault {
  return {
    check: 'yaml-nesting',
    offset,
    message: `Values are nested more than ${MAX_NESTING} levels deep.`,
    hint: 'Nest them less: move parts to components, and refer to them by `$ref`.',
  };
}

/** Matches a line that may be nested too deeply, as every level takes at least a space or a hyphen. */
const INDENTED = new RegExp(`^[ -]{${MAX_NESTING}}`, 'm');

/**
 * Returns the offset of the first line with too many levels of indentation and hyphens (block style: YAML 1.2.2,
 * section 8.2); undefined if there is none.
 */
function deepLine(text: string): number | undefined {
  const open: number[] = [];
  for (const { 0: line, 1: start = '', index } of text.matchAll(/^((?: |-(?= ))*)[^\s#].*$/gm)) {
    // A list may have the same indentation as its key: the 0.5 puts the list one level deeper.
    const columns = [...[...start.matchAll(/-/g)].map((hyphen) => hyphen.index + 0.5), start.length];
    while ((open.at(-1) ?? -1) >= (columns[0] ?? 0)) open.pop();
    open.push(...columns);
    if (open.length > MAX_NESTING) return index + (line.length - line.trimStart().length);
  }
  return undefined;
}

function nestsDeeply(text: string): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 0x5b || code === 0x7b) depth += 1;
    else if (code === 0x5d || code === 0x7d) depth -= 1;
    if (depth > MAX_NESTING) return true;
  }
  return false;
}

/** Finds the first merge key (`<<`). YAML 1.2 has none: this project reads merge keys, but other tools may not. */
function findMergeKey(text: string): Fault | undefined {
  if (!/<<["']?\s*:/.test(text)) return undefined;
  const document = parseDocument(text, { prettyErrors: false, merge: false });
  let offset: number | undefined;
  visit(document, {
    Map: (_, node) => {
      if (!isMap(node)) return undefined;
      const key = node.items
        .map((pair) => pair.key)
        .find((candidate) => isScalar(candidate) && candidate.value === '<<');
      if (!isScalar(key)) return undefined;
      offset = key.range?.[0];
      return visit.BREAK;
    },
  });
  return offset === undefined
    ? undefined
    : {
        check: 'yaml-merge-key',
        severity: 'warning',
        offset,
        message: 'The file uses the merge key `<<`, which YAML 1.2 does not have. Other tools may not read it.',
        hint: 'Write the keys out, or share a schema by `$ref` or `allOf`.',
      };
}

function problemAt(text: string, file: string, { check, severity = 'error', offset, message, hint }: Fault): Problem {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return {
    check,
    severity,
    message,
    hint,
    location: { file: displayPath(file), line, column: offset - before.lastIndexOf('\n') },
  };
}
