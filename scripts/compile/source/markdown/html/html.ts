import type { Nodes, Parents, Root, RootContent } from 'mdast';
import type { Open } from './element.ts';
import { INLINE, type Meaning } from './meanings.ts';
import { blocks, nodesOf } from './nodes.ts';
import { partsOf, type Part } from './tokens.ts';

/** Elements inside one another; deeper ones are left out, their content stays. */
const DEEPEST = 16;

/**
 * Turns the HTML in a Markdown text (CommonMark 0.31, sections 4.6 and 6.6) into the nodes that Markdown would make: only
 * what is listed in `meanings.ts` is left. An element ends with the block of Markdown that it begins in.
 */
export function withoutHtml(tree: Root): Root {
  convert(tree);
  return tree;
}

function convert(node: Nodes): void {
  if (!('children' in node)) return;
  const children = (node.children as RootContent[]).flatMap((child) => {
    convert(child);
    // HTML can put a block into a paragraph, which ends there.
    return child.type === 'paragraph' ? blocks(child.children) : [child];
  });
  const built = children.some(({ type }) => type === 'html') ? build(partsOf(children)) : children;
  node.children = (LINES.has(node.type) ? built : blocks(built)) as Parents['children'] as typeof node.children;
}

/** Nodes of Markdown whose content is a line. */
const LINES: ReadonlySet<Nodes['type']> = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
]);

function build(parts: readonly Part[]): readonly RootContent[] {
  const root: Open = { name: '', meaning: 'div', attributes: new Map(), children: [] };
  const stack: Open[] = [root];
  const top = (): Open => stack.at(-1) ?? root;
  const closeTo = (depth: number): void => {
    while (stack.length > Math.max(1, depth)) {
      const ended = stack.pop();
      if (ended !== undefined) top().children.push(...nodesOf(ended, top().meaning));
    }
  };
  for (const part of parts) {
    if (part.kind === 'node') top().children.push(part.node);
    else if (part.kind === 'text') addText(top(), part.value, stack);
    else if (part.kind === 'close') closeTo(depthOf(stack, ({ name }) => name === part.name, BARRIERS[part.meaning]));
    else {
      const ends = IMPLIED[part.meaning];
      if (ends !== undefined) closeTo(depthOf(stack, ({ meaning }) => ends.includes(meaning), BARRIERS[part.meaning]));
      else if (!INLINE.has(part.meaning)) closeTo(depthOf(stack, ({ meaning }) => meaning === 'p', BARRIERS.p));
      stack.push({ ...part, children: [] });
      if (VOID.has(part.meaning) || stack.length > DEEPEST) closeTo(stack.length - 1);
    }
  }
  closeTo(1);
  return root.children;
}

const VOID: ReadonlySet<Meaning> = new Set(['br', 'hr', 'image']);
/** Elements that end where another begins, as their end tags may be left out (HTML, section 13.1.2.4). */
const IMPLIED: Partial<Record<Meaning, readonly Meaning[]>> = {
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  tr: ['tr'],
  thead: ['thead', 'tbody'],
  tbody: ['thead', 'tbody'],
};
const CELLS: readonly Meaning[] = ['td', 'th', 'table'];
/** Elements that a tag does not end from within. */
const BARRIERS: Readonly<Partial<Record<Meaning, readonly Meaning[]>> & { p: readonly Meaning[] }> = {
  p: [...CELLS, 'li', 'dd', 'blockquote', 'div', 'details'],
  li: ['ul', 'ol', ...CELLS],
  dt: ['dl', ...CELLS],
  dd: ['dl', ...CELLS],
  td: ['table'],
  th: ['table'],
  tr: ['table'],
  thead: ['table'],
  tbody: ['table'],
  table: [],
};

/** Where in the stack the innermost such element is; its height where there is none before a barrier. */
function depthOf(stack: readonly Open[], is: (open: Open) => boolean, barriers: readonly Meaning[] = CELLS): number {
  for (let depth = stack.length - 1; depth > 0; depth--) {
    const open = stack[depth];
    if (open === undefined || is(open)) return depth;
    if (barriers.includes(open.meaning)) break;
  }
  return stack.length;
}

/** Adds text of an HTML block, where white space is one space outside `pre` (CSS Text 3, section 4.1). */
function addText({ children }: Open, given: string, stack: readonly Open[]): void {
  const value = stack.some(({ meaning }) => meaning === 'codeBlock') ? given : given.replace(/[ \t\n\f\r]+/g, ' ');
  const last = children.at(-1);
  if (last?.type === 'text' && last.position === undefined) last.value += value;
  else children.push({ type: 'text', value });
}
