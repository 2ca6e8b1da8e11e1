/** Lines of Markdown that need no escaping: most lines of a page, in a tenth of the time that asking every rule takes. */
import type { Emphasis, InlineCode, Link, PhrasingContent, Strong } from 'mdast';

/** What stands around a part of a line: the character before it and after it at least. */
interface Around {
  readonly before: string;
  readonly after: string;
}

/**
 * A line as the library writes it; undefined where some part of it is none of those that are written alike wherever
 * they stand.
 *
 * @param before what the line begins after: a line break, or the mark of a heading
 */
export function plainLine(children: readonly PhrasingContent[], before: string, end = '\n'): string | undefined {
  let line = '';
  let last = before;
  for (const [index, child] of children.entries()) {
    const next = children[index + 1];
    const after = next === undefined ? end : beginningOf(next);
    const part = after === '' ? undefined : plainPart(child, { before: last, after });
    if (part === undefined) return undefined;
    line += part;
    last = part.charAt(part.length - 1);
  }
  return line === '' ? undefined : line;
}

/** The first character of a part; empty for one that is not written here. */
function beginningOf(node: PhrasingContent): string {
  switch (node.type) {
    case 'text':
      return node.value.charAt(0);
    case 'inlineCode':
      return '`';
    case 'link':
      return '[';
    case 'strong':
    case 'emphasis':
      return '*';
    default:
      return '';
  }
}

function plainPart(node: PhrasingContent, around: Around): string | undefined {
  switch (node.type) {
    case 'text':
      return isBreak(node.value, around) || isPlain(node.value, around) ? node.value : undefined;
    case 'inlineCode':
      return plainCode(node);
    case 'link':
      return plainLink(node, around);
    case 'strong':
      return plainAttention(node, '**', around);
    case 'emphasis':
      return plainAttention(node, '*', around);
    default:
      return undefined;
  }
}

/** A line break between two lines with words. */
function isBreak(value: string, { before, after }: Around): boolean {
  return value === '\n' && !LINE_END.test(before) && !LINE_END.test(after);
}

/** Code without a grave accent, on one line (CommonMark, section 6.1). */
function plainCode({ value }: InlineCode): string | undefined {
  if (value === '' || /[\r\n`]/.test(value)) return undefined;
  const isPadded = value.startsWith(' ') && value.endsWith(' ') && /[^ ]/.test(value);
  return isPadded ? `\` ${value} \`` : `\`${value}\``;
}

/** A link to an address without marks of Markdown. */
function plainLink({ url, title, children }: Link, { before }: Around): string | undefined {
  if (typeof title === 'string' || !PLAIN_URL.test(url)) return undefined;
  const label = plainLine(children, '[', '](');
  // The other would begin a definition.
  return label === undefined || (LINE_END.test(before) && label.includes(']')) ? undefined : `[${label}](${url})`;
}

/** Words in bold or italics whose marks can only open at their beginning and close at their end (section 6.2). */
function plainAttention({ children }: Strong | Emphasis, mark: string, around: Around): string | undefined {
  const [only] = children;
  if (children.length !== 1 || only?.type !== 'text') return undefined;
  const { value } = only;
  if (!isPlain(value, { before: mark, after: mark }) || /^ | $/.test(value)) return undefined;
  const opens = /[\s]$/.test(around.before) || (WORD.test(value.charAt(0)) && around.before.endsWith('('));
  const closes =
    /^[\s]/.test(around.after) || (WORD.test(value.charAt(value.length - 1)) && /^[.,:;)]/.test(around.after));
  return opens && closes ? mark + value + mark : undefined;
}

/** True for words and punctuation that begin no construct where they stand. */
export function isPlain(value: string, { before, after }: Around): boolean {
  return (
    PLAIN.test(value) &&
    (LINE_END.test(before) ? PLAIN_BEGINNING.test(value) : !(before === ']' && value.startsWith('('))) &&
    !(value.endsWith(' ') && LINE_END.test(after)) &&
    !(/[.:]$/.test(value) && /[\w./-]/.test(after))
  );
}

/**
 * A full stop or a colon inside a word may be part of an address (GFM, section 6.9); an underscore there is none of
 * emphasis.
 */
const PLAIN =
  /^(?:[A-Za-z0-9 ,;()/·’'"%$–…+=-]|[.:?](?=[ ,;)"']|$)|(?<=[0-9a-or-vx-z])\.(?=[A-Za-z0-9])|(?<=[A-Za-z0-9])_(?=[A-Za-z0-9])|#(?=[0-9A-Za-z])|[!&](?= ))+$/;
/** Neither a heading, nor a quotation, nor an item of a list. */
const PLAIN_BEGINNING = /^(?:[A-Za-z"'($%]|[0-9]+(?![0-9.)]))/;
/** Neither brackets nor stars, ampersands, blanks or backslashes. */
const PLAIN_URL = /^[\w/:.#~%?=@,+-]+$/;
const LINE_END = /[\r\n]/;
const WORD = /[A-Za-z0-9]/;
