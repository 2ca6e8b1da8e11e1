/** Blocks of Markdown: what a page is made of, written as the library does without keeping account of every column. */
import type { Blockquote, Code, List, ListItem, RootContent } from 'mdast';
import { plainLine } from './plain-line.ts';

/** Writes one block that stands alone, without a line break at its end. */
export type WriteBlock = (block: RootContent) => string;

const BULLET = '-';
/** For a list right after another one, which would be one with it. */
const OTHER_BULLET = '*';
const ORDERED = '.';
const OTHER_ORDERED = ')';

/** Whether lists hold nothing before which, or after which, a blank line matters in ways that are not known here. */
export function areOrdinary(blocks: readonly RootContent[]): boolean {
  return blocks.every((block) => {
    if (INLINE.has(block.type)) return false;
    if (block.type === 'blockquote') return areOrdinary(block.children);
    if (block.type !== 'list') return true;
    return (
      typeof block.spread === 'boolean' &&
      block.children.every(
        ({ spread, checked, children }) =>
          typeof spread === 'boolean' &&
          typeof checked !== 'boolean' &&
          children.length > 0 &&
          children.every(({ type }) => ITEM_PARTS.has(type)) &&
          areOrdinary(children),
      )
    );
  });
}

/** What stands in a line; as a block, it changes how all others are written. */
const INLINE: ReadonlySet<string> = new Set([
  'text',
  'image',
  'link',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'break',
]);
const ITEM_PARTS: ReadonlySet<string> = new Set(['paragraph', 'list', 'code', 'blockquote', 'table', 'thematicBreak']);

/**
 * Blocks with a blank line between each two, without a line break at the end.
 *
 * @param hard writes a block that holds what needs escaping
 */
export function plainBlocks(blocks: readonly RootContent[], hard: WriteBlock): string {
  /** The bullet of a list that has just ended. */
  let last: string | undefined;

  const flow = (children: readonly RootContent[], between: (left: RootContent, right: RootContent) => string): string =>
    children
      .map((child, index) => {
        const next = children[index + 1];
        const written = block(child);
        if (child.type !== 'list') last = undefined;
        return next === undefined ? written : written + between(child, next);
      })
      .join('');

  const block: WriteBlock = (node) => {
    switch (node.type) {
      case 'paragraph':
        return plainLine(node.children, '\n') ?? hard(node);
      case 'heading': {
        const line = plainLine(node.children, '# ');
        return line === undefined || /^[ \t]|[\r\n]/.test(line) ? hard(node) : `${'#'.repeat(node.depth)} ${line}`;
      }
      case 'code':
        return fenced(node) ?? hard(node);
      case 'thematicBreak':
        return BULLET.repeat(3);
      case 'blockquote':
        return quoted(node);
      case 'list':
        return listed(node);
      default:
        return hard(node);
    }
  };

  const quoted = ({ children }: Blockquote): string =>
    flow(children, apart)
      .split(LINE_END)
      .map((part, index) => (index % 2 === 1 ? part : part === '' ? '>' : `> ${part}`))
      .join('');

  const listed = ({ ordered, start, spread, children }: List): string => {
    const [usual, other] = ordered === true ? [ORDERED, OTHER_ORDERED] : [BULLET, OTHER_BULLET];
    // Its first item would be a line across the page.
    const isRule = ordered !== true && children.some((item) => item.children[0]?.type === 'thematicBreak');
    const bullet = last === usual || isRule ? other : usual;
    const items = children.map((item, index) => {
      const mark = ordered === true ? `${(start ?? 1) + index}${bullet}` : bullet;
      const written = indented(
        flow(item.children, (left, right) => betweenParts(left, right, item)),
        mark,
      );
      last = undefined;
      return written;
    });
    last = bullet;
    return items.join(spread === true ? '\n\n' : '\n');
  };

  return flow(blocks, apart);
}

const apart = (): string => '\n\n';

/** Lines of an item below its mark; blank ones stay blank. */
function indented(text: string, mark: string): string {
  const lines = text.replace(LINE_BEGINS, `$1${' '.repeat(mark.length + 1)}`);
  return lines === '' || /^[\r\n]/.test(lines) ? mark + lines : `${mark} ${lines}`;
}

const LINE_END = /(\r?\n|\r)/;
const LINE_BEGINS = /(\r?\n|\r)(?=[^\r\n])/g;

/** What stands between two blocks of an item: a line break where neither would go on in the other. */
function betweenParts(left: RootContent, right: RootContent, { spread }: ListItem): string {
  if (spread === true) return '\n\n';
  if (left.type === 'blockquote' && right.type === 'blockquote') return '\n\n';
  if (left.type === 'table' && (right.type === 'paragraph' || right.type === 'table')) return '\n\n';
  if (left.type === 'paragraph' && right.type === 'thematicBreak') return '\n\n';
  if (left.type === 'paragraph' && right.type === 'list' && !interrupts(right)) return '\n\n';
  return endsInParagraph(left) && right.type === 'paragraph' ? '\n\n' : '\n';
}

/** Whether a list can follow a paragraph on its next line (CommonMark, section 5.2). */
function interrupts({ ordered, start, children }: List): boolean {
  return !(ordered === true && typeof start === 'number' && start !== 1) && children[0]?.children.length !== 0;
}

function endsInParagraph(block: RootContent): boolean {
  let tail: RootContent | undefined = block;
  while (tail?.type === 'blockquote' || tail?.type === 'list' || tail?.type === 'listItem') tail = tail.children.at(-1);
  return tail?.type === 'paragraph';
}

/** Code in a fence that is longer than any inside. */
function fenced({ lang, meta, value }: Code): string | undefined {
  if ((lang ?? '') !== '' && !/^[A-Za-z0-9]+$/.test(lang ?? '')) return undefined;
  if ((meta ?? '') !== '' || value.includes('```') || value.includes('\r')) return undefined;
  return `\`\`\`${lang ?? ''}\n${value === '' ? '' : `${value}\n`}\`\`\``;
}
