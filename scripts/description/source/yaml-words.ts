import type { YAMLError } from 'yaml';

/** A YAML syntax error in plain words, and its offset in the text. */
export interface YamlFault {
  readonly offset: number;
  readonly message: string;
  readonly hint: string;
}

/**
 * Returns the errors that an author has to correct in a YAML text. If all errors are repeated keys, returns all of
 * them. Otherwise, returns only one, as a parser may misread the text after it.
 */
export function yamlFaults(errors: readonly YAMLError[], text: string): readonly YamlFault[] {
  const conflict = errors.length === 0 ? undefined : mergeConflict(text);
  if (conflict !== undefined) return [conflict];
  const tab = errors.find(({ code }) => code === 'TAB_AS_INDENT');
  const other = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  const root = tab ?? other;
  return (root === undefined ? errors : [root]).map((error) => inWords(error, text));
}

/** Finds the first conflict marker that a merge has left in a text. */
export function mergeConflict(text: string): YamlFault | undefined {
  const offset = text.search(/^<{7} .*\n(?:.*\n)*?={7}$/m);
  if (offset < 0) return undefined;
  return {
    offset,
    message: 'There is an unresolved merge conflict here.',
    hint: 'Keep one of the two versions, and remove the lines `<<<<<<<`, `=======` and `>>>>>>>`.',
  };
}

function inWords({ code, message, pos: [offset] }: YAMLError, text: string): YamlFault {
  const fault = (message: string, hint: string): YamlFault => ({ offset, message, hint });
  switch (code) {
    case 'DUPLICATE_KEY':
      return fault(`The key \`${keyAt(text, offset)}\` occurs twice in one object.`, 'Remove one of the two.');
    case 'TAB_AS_INDENT':
      return fault('The line is indented by a tab.', 'Indent it with spaces: YAML allows no tabs there.');
    case 'BAD_INDENT':
      return { offset, ...badIndent(message, text, offset) };
    case 'MISSING_CHAR':
      return { offset, ...missing(message) };
    case 'BLOCK_AS_IMPLICIT_KEY':
      return { offset, ...secondColon(text, offset) };
    case 'MULTILINE_IMPLICIT_KEY':
      if (/^['"]/.test(text.slice(offset))) return { offset, ...missing('quote') };
      return fault(
        `\`${lineAt(text, offset).trim()}\` is not \`key: value\`.`,
        'Write a key, a colon, a space and the value, indented like the lines around it.',
      );
    case 'BAD_SCALAR_START':
      return badStart(offset, text[offset] === '`' ? 'a backtick' : `\`${text[offset]}\``);
    case 'MULTIPLE_DOCS':
      return fault(
        'The file contains a second document.',
        'Remove the line `---`, or move the second document to its own file.',
      );
    case 'BAD_DQ_ESCAPE':
      return fault(
        `\`${text.slice(offset, offset + 2)}\` is not an escape sequence.`,
        'Write `\\\\` for a backslash, or put the text in single quotes.',
      );
    case 'TAG_RESOLVE_FAILED':
      return fault(
        `The tag \`${/^!(<[^>]*>|[^\s,\]}]*)/.exec(text.slice(offset))?.[0] ?? '!'}\` is not allowed: a description must not have values that JSON lacks.`,
        'Write the value without a tag, for example as a string in quotes.',
      );
    case 'BLOCK_IN_FLOW':
      return fault('A comma is missing here, or a bracket is not closed.', 'Write a comma between two members.');
    case 'UNEXPECTED_TOKEN':
      return { offset, ...unexpected(text, offset) };
    default:
      return fault(`${message.replace(/\s+/g, ' ').replace(/\.?$/, '.')}`, 'Correct the YAML at this place.');
  }
}

type Words = Pick<YamlFault, 'message' | 'hint'>;

function badStart(offset: number, mark: string): YamlFault {
  return { offset, message: `A value cannot begin with ${mark}.`, hint: 'Put the whole value in quotes.' };
}

/**
 * Explains unexpected text. Two causes have messages of their own: text after a closing quote, and a value that begins
 * with `*`. All other causes have one general message.
 */
function unexpected(text: string, offset: number): Words {
  const quote = /["'](?=\s*$)/.exec(text.slice(0, offset))?.[0];
  if (quote !== undefined)
    return {
      message: 'The text in quotes already ends before this place.',
      hint: `Write a quote inside the text as \`${quote === '"' ? '\\"' : "''"}\`, or put the whole value in quotes.`,
    };
  const isAlias = /[:-] +\*\S*\s*$/.test(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset));
  return isAlias
    ? badStart(offset, '`*`')
    : {
        message: 'The YAML cannot be read from here on.',
        hint: 'Check the quotes, brackets and indentation before this place.',
      };
}

function badIndent(message: string, text: string, offset: number): Words {
  const bracket = /[\]}](?=$)/.exec(message)?.[0];
  if (bracket !== undefined)
    return {
      message: `A \`${bracket === ']' ? '[' : '{'}\` is not closed.`,
      hint: `Close it with \`${bracket}\`, or indent the lines inside it.`,
    };
  if (/^ *[^\S ]/.test(lineAt(text, offset)))
    return {
      message: 'The line is indented by a character that only looks like a space.',
      hint: 'Delete the character, and indent the line with spaces.',
    };
  const before = lineBefore(text, offset);
  return {
    message: `The line is indented by ${spaces(indentOf(lineAt(text, offset)))}, which fits no line above it.`,
    hint:
      before === undefined
        ? 'Indent all keys of one object alike.'
        : /^\s*- /.test(before.line)
          ? `Line ${before.number} begins with a hyphen: indent this one like the key after it, or remove the hyphen.`
          : `Line ${before.number} has ${spaces(indentOf(before.line))}: indent all keys of one object alike.`,
  };
}

function missing(message: string): Words {
  if (/quote/.test(message))
    return { message: 'A text in quotes is not closed.', hint: 'Add the missing quote where the text ends.' };
  if (/without - indicator/.test(message))
    return {
      message: 'This line is in a list, but has no hyphen.',
      hint: 'Begin the line with `- ` if it is a new item of a list. Otherwise, indent it like the other keys of its object.',
    };
  return {
    message: 'This line has no colon.',
    hint: 'Write `key: value`, or indent the line if it continues the one above.',
  };
}

/**
 * Explains a misplaced key. The cause is a hyphen without a space on the line above, a colon in a value, or a line
 * indented below a key that already has a value.
 */
function secondColon(text: string, offset: number): Words {
  const line = lineAt(text, offset);
  const above = /^\s*-[^\s-]\S*/.exec(lineBefore(text, offset)?.line ?? '')?.[0].trim();
  if (above !== undefined)
    return { message: `\`${above}\` above has no space after its hyphen.`, hint: `Write \`- ${above.slice(1)}\`.` };
  const value = text.slice(offset, text.indexOf('\n', offset) < 0 ? undefined : text.indexOf('\n', offset));
  if (/:(\s|$)/.test(value))
    return {
      message: `The value \`${value.trim()}\` contains a colon.`,
      hint: 'Put the value in quotes, or begin a new line if it is an object.',
    };
  const number = text.slice(0, offset).split('\n').length;
  return {
    message: `\`${keyAt(line, 0)}\` already has a value, but line ${number + 1} is indented as if it belonged to that key.`,
    hint: 'If both lines belong to one object, indent them alike.',
  };
}

function spaces(count: number): string {
  return count === 0 ? 'no space' : `${count} space${count === 1 ? '' : 's'}`;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return text.slice(start, end < 0 ? undefined : end);
}

/** Returns the last line before an offset, skipping empty lines and comments. */
function lineBefore(text: string, offset: number): { readonly number: number; readonly line: string } | undefined {
  const lines = text.slice(0, offset).split('\n').slice(0, -1);
  const index = lines.findLastIndex((line) => !/^\s*(#.*)?$/.test(line));
  return index < 0 ? undefined : { number: index + 1, line: lines[index] ?? '' };
}

function keyAt(text: string, offset: number): string {
  return /^\s*(?:- +)*["']?([^"':\n]*)/.exec(text.slice(Math.max(0, offset)))?.[1]?.trim() ?? '';
}
