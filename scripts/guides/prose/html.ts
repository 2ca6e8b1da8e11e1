import type { Link, RootContent } from 'mdast';
import type { Content, ContentNode } from '#src/model/content.ts';
import type { ElementName, ElementNode } from '#src/model/prose.ts';
import { textOf } from '#src/shared/content/visitor.ts';
import { INLINE, meaningOf, type Meaning } from '../../description/markdown/html/meanings.ts';
import { imageOfTag } from '../../description/markdown/image-tag.ts';
import { tokensOf, type Tag } from '../../description/markdown/html/tokens.ts';
import { element, headingLine, text } from './nodes.ts';
import { paragraphs, parted, phrases, trimmed, unwrapped } from './phrasing.ts';

/** Maximum depth of nesting. An element that is nested deeper is replaced with its content. */
const DEEPEST = 16;

/** An HTML tag that pages can show. `meaning` says what the tag becomes, such as a list. */
interface MeaningfulTag extends Tag {
  readonly meaning: Exclude<Meaning, 'span'>;
}

/** An element whose end tag has not been read yet. */
interface Open extends MeaningfulTag {
  readonly children: ContentNode[];
}

/**
 * Converts sibling nodes of Markdown that contain HTML (CommonMark 0.31, sections 4.6 and 6.6). Keeps only elements
 * that have a meaning in `meanings.ts`. If an element has no end tag, it contains all nodes up to the last.
 */
export function htmlContent(
  nodes: readonly RootContent[],
  convert: (node: RootContent) => Content,
  link: (node: Link, children: Content) => Content,
): Content {
  const root: ContentNode[] = [];
  const stack: Open[] = [];
  const add = (content: Content): void => void (stack.at(-1)?.children ?? root).push(...content);
  const closeTo = (depth: number): void => {
    while (stack.length > depth) {
      const open = stack.pop();
      if (open !== undefined) add(contentOf(open, convert, link));
    }
  };
  for (const part of partsOf(nodes)) {
    if (!('source' in part)) {
      // Outside `pre`, a run of white space in HTML is one space (CSS Text 3, section 4.1).
      const isKept = part.type !== 'text' || part.position || stack.some(({ meaning }) => meaning === 'pre');
      add(isKept ? convert(part) : [text(part.value.replace(/[ \t\n\f\r]+/g, ' '))]);
    } else if (part.type === 'end') closeTo(depthOf(stack, ({ name }) => name === part.name, part.meaning));
    else {
      const { meaning } = part;
      const ends = ENDS[meaning];
      if (ends !== undefined) closeTo(depthOf(stack, (open) => ends.includes(open.meaning), meaning));
      else if (!INLINE.has(meaning)) closeTo(depthOf(stack, (open) => open.meaning === 'p', 'p'));
      const isRowless = (meaning === 'td' || meaning === 'th') && stack.at(-1)?.meaning === 'table';
      if (isRowless) stack.push({ ...part, name: 'tr', meaning: 'tr', children: [] });
      const isAtHome = PARENTS[meaning]?.includes(stack.at(-1)?.meaning ?? 'div') ?? true;
      stack.push({ ...part, meaning: isAtHome ? meaning : 'div', children: [] });
      if (VOID.has(meaning) || stack.length > DEEPEST) closeTo(stack.length - 1);
    }
  }
  closeTo(0);
  return root;
}

/**
 * Replaces HTML among the nodes with text and tags that pages can show. Removes elements for programs, such as
 * `script`, together with their content.
 */
function partsOf(nodes: readonly RootContent[]): readonly (RootContent | MeaningfulTag)[] {
  const tokens = nodes.flatMap((node): readonly (RootContent | Tag)[] =>
    node.type === 'html' ? tokensOf(node) : [node],
  );
  const ended = new Set(tokens.flatMap((token) => ('source' in token && token.type === 'end' ? [token.name] : [])));
  let removed: string | undefined;
  return tokens.flatMap((token): readonly (RootContent | MeaningfulTag)[] => {
    if (removed !== undefined) {
      if ('source' in token && token.type === 'end' && token.name === removed) removed = undefined;
      return [];
    }
    if (!('source' in token)) return [token];
    const { type, name, attributes, source } = token;
    const meaning = meaningOf(name);
    if (meaning === 'span') return [];
    if (meaning !== undefined && meaning !== 'removed' && meaning !== 'other') return [{ ...token, meaning }];
    const isPlaceholder = type === 'start' && attributes.size === 0 && !ended.has(name);
    if (meaning === undefined || isPlaceholder) return [{ type: 'text', value: source }];
    if (meaning === 'removed' && type === 'start' && ended.has(name)) removed = name;
    return [];
  });
}

const VOID: ReadonlySet<Meaning> = new Set(['br', 'hr', 'image']);
/**
 * The open elements that a start tag closes, as their end tags are optional (HTML, section 13.1.2.4). The key is the
 * meaning of the start tag: `<tr>` closes an open `tr`.
 */
const ENDS: Partial<Record<Meaning, readonly Meaning[]>> = {
  li: ['li'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  tr: ['tr'],
};
/**
 * Allowed parents of elements that need a certain parent, such as `ul` and `ol` for `li`. In any other parent, the
 * element becomes a block.
 */
const PARENTS: Partial<Record<Meaning, readonly Meaning[]>> = {
  li: ['ul', 'ol'],
  tr: ['table'],
  td: ['tr'],
  th: ['tr'],
  summary: ['details'],
};

/**
 * Returns the index, in the stack, of the open element that a tag closes: the innermost one for which `is` returns
 * true. Returns the height of the stack if the tag closes nothing, because no such element is open, or because a
 * barrier is open inside it.
 *
 * @param of meaning that decides which elements are barriers (see `isBarrier`)
 */
function depthOf(stack: readonly Open[], is: (open: Open) => boolean, of: Meaning): number {
  const depth = stack.findLastIndex((open) => is(open) || isBarrier(open.meaning, of));
  const found = stack[depth];
  return found !== undefined && is(found) ? depth : stack.length;
}

/**
 * Whether an element with this meaning is a barrier: a tag inside it cannot close an element outside it. `of` is the
 * meaning of the outer element. For example, a `table` is a barrier for `td`: a cell of a nested table does not close
 * the cell around that table.
 */
function isBarrier(meaning: Meaning, of: Meaning): boolean {
  if (of === 'p') return !INLINE.has(meaning);
  return meaning === 'table' || (of === 'li' && (meaning === 'ul' || meaning === 'ol'));
}

function contentOf(
  { name, meaning, attributes, position, children }: Open,
  convert: (node: RootContent) => Content,
  link: (node: Link, children: Content) => Content,
): Content {
  const place = position === undefined ? {} : { position };
  switch (meaning) {
    case 'p':
    case 'div':
      return paragraphs(children);
    case 'br':
    case 'hr':
      return [element(meaning)];
    case 'image': {
      const url = attributes.get('src')?.trim() ?? '';
      return url === '' ? [] : convert(imageOfTag(attributes, place));
    }
    case 'heading':
      return [headingLine(Number(name.slice(1)), phrases(children))];
    case 'pre':
      return convert({ type: 'code', value: textOf(children).replace(/^\n|\s+$/g, '') });
    case 'blockquote':
      return [element(meaning, ...paragraphs(children))];
    case 'ul':
    case 'ol': {
      const items = paragraphs(children).map((node) => (isElement(node, 'li') ? node : element('li', node)));
      const start = Number.parseInt(attributes.get('start') ?? '1', 10);
      const list = element(meaning, ...items);
      return items.length === 0 ? [] : [meaning === 'ol' && start >= 0 && start !== 1 ? { ...list, start } : list];
    }
    case 'table':
      return table(children);
    case 'tr':
      return [element(meaning, ...children.filter((node) => isElement(node, 'td', 'th')))];
    case 'details': {
      const summary = children.find((node) => isElement(node, 'summary')) ?? element('summary', text('Details'));
      return [element(meaning, summary, ...paragraphs(children.filter((node) => node !== summary)))];
    }
    case 'li':
      return [element(meaning, ...unwrapped(trimmed(children)))];
    case 'td':
    case 'th':
      return [element(meaning, ...trimmed(children))];
    case 'link': {
      const url = attributes.get('href')?.trim() ?? '';
      const target: Link = { type: 'link', url, children: [], ...place };
      return url === '' ? children : marked(children, (words) => link(target, words));
    }
    default:
      return marked(children, (words) => [element(meaning, ...words)]);
  }
}

/** Wraps content in the element that `mark` creates. White space at both ends stays outside the element. */
function marked(children: Content, mark: (words: Content) => Content): Content {
  const { before, words, after } = parted(phrases(children));
  return words.length === 0 ? children : [...before, ...mark(words), ...after];
}

/** Creates a table from the rows that have cells. Any other content is returned before the table, as in browsers. */
function table(children: Content): Content {
  const rows = children.filter((node) => isElement(node, 'tr'));
  const [first, ...others] = rows.filter(({ children: cells }) => cells.length > 0);
  const before = paragraphs(children.filter((node) => !isElement(node, 'tr')));
  if (first === undefined) return before;
  const isHead = first.children.every((cell) => isElement(cell, 'th'));
  const [head, body] = isHead ? [[first], others] : [[], [first, ...others]];
  return [...before, element('table', ...(isHead ? [element('thead', ...head)] : []), element('tbody', ...body))];
}

function isElement(node: ContentNode, ...names: readonly ElementName[]): node is ElementNode<ContentNode> {
  return node.kind === 'element' && names.includes(node.name);
}
