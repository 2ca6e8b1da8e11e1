import type { Heading, Nodes, Parents, Root } from 'mdast';

declare module 'mdast' {
  interface HeadingData {
    /** Anchors that the heading had before, as a comment at its end says: `{/* formerly: pay, first-request *\/}`. */
    formerly?: readonly string[];
  }
}

/** Nothing but comments of JavaScript, between the braces of an expression. */
const COMMENT = /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)+$/;

/** Removes the comments of a guide, and the paragraphs that hold nothing else. All other nodes keep their places. */
export function withoutComments(tree: Root): Root {
  strip(tree);
  return tree;
}

function strip(node: Nodes): void {
  if (!('children' in node)) return;
  if (node.type === 'heading') readFormerly(node);
  const left = (node.children as Parents['children']).filter((child) => !isComment(child));
  const removed = left.length < node.children.length;
  node.children = left as typeof node.children;
  node.children.forEach(strip);
  if (removed) joinText(node);
  node.children = (node.children as Parents['children']).filter(
    (child) => !(child.type === 'paragraph' && isBlank(child)),
  ) as typeof node.children;
}

const FORMERLY = /^\s*\/\*\s*formerly:(.*?)\*\/\s*$/s;

function readFormerly(node: Heading): void {
  const last = node.children.at(-1);
  const [, names] = (last?.type === 'mdxTextExpression' && FORMERLY.exec(last.value)) || [];
  if (names !== undefined) node.data = { formerly: names.split(',').map((name) => name.trim()) };
}

function isComment(node: Nodes): boolean {
  return (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && COMMENT.test(node.value);
}

function isBlank(node: Parents): boolean {
  return node.children.every((child) => child.type === 'text' && child.value.trim() === '');
}

/** White space on both sides of a comment was one gap between two words, or none at the edge of a block. */
function joinText({ children }: Parents): void {
  for (const [index, child] of children.entries()) {
    if (child.type !== 'text') continue;
    const [before, after] = [children[index - 1], children[index + 1]];
    if (before === undefined) child.value = child.value.trimStart();
    else if (before.type === 'text' && /\s$/.test(before.value)) child.value = child.value.trimStart();
    if (after === undefined) child.value = child.value.trimEnd();
  }
}
