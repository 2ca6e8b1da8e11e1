import type { Link, List, ListItem, PhrasingContent, RootContent, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { ElementName } from '#src/model/prose.ts';
import type { HtmlElement, Open } from './element.ts';
import type { Meaning } from './meanings.ts';

/** Parts of lists, tables and the like, by what may contain them. Elsewhere they are blocks. */
const PARENTS: Partial<Record<Meaning, readonly Meaning[]>> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  summary: ['details'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['table', 'thead', 'tbody'],
  td: ['tr'],
  th: ['tr'],
};

/** Nodes of an element that has ended, for a parent of this meaning. */
export function nodesOf({ name, meaning, attributes, children }: Open, parent: Meaning): readonly RootContent[] {
  const inside = trimmed(children);
  const allowed = PARENTS[meaning];
  if (allowed !== undefined && !allowed.includes(parent)) return blocks(inside);
  switch (meaning) {
    case 'br':
      return [{ type: 'break' }];
    case 'hr':
      return [{ type: 'thematicBreak' }];
    case 'em':
      return marked(children, (words) => ({ type: 'emphasis', children: words }));
    case 'strong':
      return marked(children, strong);
    case 'del':
      return marked(children, (words) => ({ type: 'delete', children: words }));
    case 'code':
    case 'sub':
    case 'sup':
      return marked(children, (words) => element(meaning, words));
    case 'link': {
      const url = attributes.get('href')?.trim() ?? '';
      return url === ''
        ? children
        : marked(children, (words) => ({ type: 'link', url, children: words as Link['children'] }));
    }
    case 'image': {
      const url = attributes.get('src')?.trim() ?? '';
      return url === '' ? [] : [{ type: 'image', url, alt: attributes.get('alt') ?? null }];
    }
    case 'heading':
      return inside.length === 0
        ? []
        : [{ type: 'heading', depth: Number(name.slice(1)) as 1, children: inside as PhrasingContent[] }];
    case 'codeBlock':
      return [{ type: 'code', lang: languageOf(attributes), value: plainText(children).replace(/^\n|\s+$/g, '') }];
    case 'p':
    case 'div':
      return blocks(inside);
    case 'blockquote':
      return [{ type: 'blockquote', children: blocks(inside) as ListItem['children'] }];
    case 'ul':
    case 'ol':
      return list(meaning, items(inside), Number.parseInt(attributes.get('start') ?? '1', 10));
    case 'dl':
      return list('ul', items(inside), 1);
    case 'li':
      return [item(inside)];
    case 'dt':
      return [item(marked(inside, strong))];
    case 'dd':
      return blocks(inside);
    case 'table':
      return table(inside);
    case 'details': {
      const summary = inside.find((node) => isElement(node, 'summary'));
      const rest = blocks(inside.filter((node) => node !== summary));
      return [element('details', [summary ?? element('summary', [{ type: 'text', value: 'Details' }]), ...rest])];
    }
    case 'summary':
    case 'thead':
    case 'tbody':
    case 'tr':
    case 'th':
    case 'td':
      return [element(meaning, inside)];
  }
}

function element(name: ElementName, children: readonly RootContent[]): HtmlElement {
  return { type: 'htmlElement', name, children: [...children] };
}

function isElement(node: RootContent, ...names: readonly ElementName[]): node is HtmlElement {
  return node.type === 'htmlElement' && names.includes(node.name);
}

/** A mark around words, with the gaps at their ends outside of it. */
function marked(
  children: readonly RootContent[],
  mark: (words: PhrasingContent[]) => RootContent,
): readonly RootContent[] {
  const { before, words, after } = parted(children);
  return words.length === 0 ? children : [...before, mark(words as PhrasingContent[]), ...after];
}

const strong = (children: PhrasingContent[]): RootContent => ({ type: 'strong', children });

function languageOf(attributes: Open['attributes']): string | null {
  return (
    /\b(?:language|lang|highlight-source)-([\w+#-]{1,30})/.exec(attributes.get('class') ?? '')?.[1] ??
    attributes.get('lang') ??
    null
  );
}

function list(name: 'ul' | 'ol', children: ListItem[], start: number): readonly List[] {
  const ordered = name === 'ol';
  return children.length === 0
    ? []
    : [{ type: 'list', ordered, spread: false, children, ...(ordered && start >= 0 ? { start } : {}) }];
}

/** Items of a list. What stands between them belongs to the one before it. */
function items(children: readonly RootContent[]): ListItem[] {
  const found: ListItem[] = [];
  for (const node of children) {
    const last = found.at(-1);
    if (node.type === 'listItem') found.push(node);
    else if (isBlank(node)) continue;
    else if (last === undefined) found.push(item([node]));
    else {
      last.children.push(node as ListItem['children'][number]);
      last.spread = true;
    }
  }
  return found;
}

function item(content: readonly RootContent[]): ListItem {
  const children = blocks(content);
  const spread = children.filter(({ type }) => type === 'paragraph').length > 1;
  return { type: 'listItem', spread, children: children as ListItem['children'] };
}

/** A table of rows that have cells; what else it contains stands before it, as browsers put it. */
function table(children: readonly RootContent[]): readonly RootContent[] {
  const parts = children.filter((node) => isElement(node, 'thead', 'tbody', 'tr'));
  const rows = parts.flatMap((part) =>
    part.name === 'tr' ? [part] : part.children.filter((node) => isElement(node, 'tr')),
  );
  const whole = rows.map((row) =>
    element(
      'tr',
      row.children.filter((node) => isElement(node, 'td', 'th')),
    ),
  );
  const full = whole.filter((row) => row.children.length > 0);
  const isHead = full[0]?.children.every((cell) => isElement(cell, 'th')) === true;
  const [head, body] = isHead ? [full.slice(0, 1), full.slice(1)] : [[], full];
  const groups = [element('thead', head), element('tbody', body)].filter((group) => group.children.length > 0);
  const others = blocks(children.filter((node) => !isElement(node, 'thead', 'tbody', 'tr')));
  return groups.length === 0 ? others : [...others, element('table', groups)];
}

const PHRASING: ReadonlySet<string> = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'break',
  'link',
  'image',
  'footnoteReference',
  'linkReference',
  'imageReference',
  'mdxJsxTextElement',
]);

function isPhrasing(node: RootContent): boolean {
  return PHRASING.has(node.type) || isElement(node, 'code', 'sub', 'sup');
}

/** Blocks, with paragraphs around the lines between them. */
export function blocks(children: readonly RootContent[]): readonly RootContent[] {
  const done: RootContent[] = [];
  let line: RootContent[] = [];
  const end = (): void => {
    const words = trimmed(line);
    if (words.length > 0) done.push({ type: 'paragraph', children: words as PhrasingContent[] });
    line = [];
  };
  for (const node of children) {
    if (isPhrasing(node)) line.push(node);
    else {
      end();
      done.push(node);
    }
  }
  end();
  return done;
}

/** Without the white space and the line breaks at both ends. */
function trimmed(children: readonly RootContent[]): readonly RootContent[] {
  return parted(children).words;
}

/** Divides nodes into words, and white space and line breaks at both ends. */
function parted(children: readonly RootContent[]): Record<'before' | 'words' | 'after', readonly RootContent[]> {
  const isWord = (node: RootContent): boolean => node.type !== 'break' && !isBlank(node);
  const from = children.findIndex(isWord);
  if (from < 0) return { before: children, words: [], after: [] };
  const to = children.findLastIndex(isWord) + 1;
  const [before, words, after] = [children.slice(0, from), children.slice(from, to), children.slice(to)];
  const [first, last] = [words[0], words.at(-1)];
  if (first?.type === 'text' && START.test(first.value)) {
    words[0] = { ...first, value: first.value.replace(START, '') };
    before.push({ type: 'text', value: ' ' });
  }
  const end = words.length - 1;
  if (last?.type === 'text' && END.test(last.value)) {
    words[end] = { ...last, value: (words[end] as Text).value.replace(END, '') };
    after.unshift({ type: 'text', value: ' ' });
  }
  return { before, words, after };
}

const START = /^[ \t\n\f\r]+/;
const END = /[ \t\n\f\r]+$/;

function isBlank(node: RootContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** The text of nodes, with the line breaks of a `pre`. */
function plainText(nodes: readonly RootContent[]): string {
  return nodes.map((node) => (node.type === 'break' ? '\n' : toString(node))).join('');
}
