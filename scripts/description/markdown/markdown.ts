import type { Root, Definition, Nodes, Parents, Heading } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import { beyondBounds, isTooDeep, TOO_DEEP } from './bounds.ts';
import { parseCallouts } from './callouts.ts';
import { withImage } from './image-tag.ts';

/** Matches the content of an MDX expression that consists only of JavaScript comments. */
const COMMENT = /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)+$/;

const FORMERLY = /^\s*\/\*\s*formerly:(.*?)\*\/\s*$/s;

/** GFM options: a single `~` is text, as in `H~2~O`. */
const GFM = { singleTilde: false };
const markdown = unified().use(remarkParse).use(remarkGfm, GFM).freeze();
const mdx = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm, GFM).use(remarkMdx).freeze();

/**
 * Matches the value of an `href` if its quotes have a backslash by mistake: `<a href=\"…\">`. The corrected text has
 * the same length, so that all positions stay correct.
 */
const ESCAPED_QUOTES = /(?<=[^`"]<a href=)\\"([^"<>`]*)\\"(?=>)/g;
const CODE_BLOCK = /^(?: {4}|\t| {0,3}(?:```|~~~))/m;

/**
 * Parses a Markdown `description` (CommonMark 0.31, GFM, callouts). A text beyond the limits of `beyondBounds` becomes
 * one paragraph, verbatim. If a callout lacks its beginning or end, reports the problem and parses the text without
 * callouts.
 */
export function parseMarkdown(source: string, report: (problem: VFileMessage) => void = () => undefined): Root {
  if (beyondBounds(source) !== undefined) return plain(source);
  const text = CODE_BLOCK.test(source) ? source : source.replace(ESCAPED_QUOTES, ' "$1" ');
  let tree: Root;
  try {
    tree = parseCallouts(text, (part) => markdown.parse(part));
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    report(error);
    tree = markdown.parse(text);
  }
  return isTooDeep(tree) ? plain(text) : inlineReferences(tree);
}

/**
 * Parses a guide (MDX 3 with YAML frontmatter). Leaves out comments.
 *
 * @throws {VFileMessage} with the position of the error, when the MDX cannot be parsed.
 */
export function parseMdx(text: string): Root {
  const excess = beyondBounds(text);
  if (excess !== undefined) throw beyond(excess);
  const tree = parseCallouts(text, (source) => mdx.parse(source));
  if (isTooDeep(tree)) throw beyond(TOO_DEEP);
  strip(tree);
  return inlineReferences(tree);
}

function beyond(excess: string): VFileMessage {
  const note = 'Shorten it, or nest it less: it would stall the parser.';
  return Object.assign(new VFileMessage(excess, { line: 1, column: 1 }), { note });
}

function plain(text: string): Root {
  const position = { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: text.length } };
  return {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', value: text, position }], position }],
  };
}

/**
 * Turns reference links and images (`[text][id]`) into inline links and images. If an id has several definitions, the
 * first one applies (CommonMark 0.31, section 4.7).
 */
function inlineReferences(tree: Root): Root {
  const definitions = new Map<string, Definition>();
  visit(tree, (node) => {
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  if (definitions.size === 0) return tree;
  visit(tree, (node) => {
    if ('children' in node)
      node.children = node.children.map((child) => resolved(child, definitions)) as typeof node.children;
  });
  return tree;
}

function resolved(
  node: Parents['children'][number],
  definitions: ReadonlyMap<string, Definition>,
): Parents['children'][number] {
  if (node.type !== 'linkReference' && node.type !== 'imageReference') return node;
  const definition = definitions.get(node.identifier);
  if (definition === undefined) return node;
  const place = node.position === undefined ? {} : { position: node.position };
  if (node.type === 'imageReference') return { type: 'image', url: definition.url, alt: node.alt ?? null, ...place };
  return { type: 'link', url: definition.url, children: node.children, ...place };
}

function visit(node: Nodes, each: (node: Nodes) => void): void {
  each(node);
  if ('children' in node) for (const child of node.children) visit(child, each);
}

declare module 'mdast' {
  interface HeadingData {
    /**
     * Former anchors of the heading, from a comment at the end of the heading: `{/* formerly: pay, first-request *\/}`.
     */
    formerly?: readonly string[];
  }
}

/**
 * Removes all comments from a guide, and paragraphs that contain only comments. Turns each `<img>` into an image. All
 * nodes keep their positions.
 */
function strip(node: Nodes): void {
  if (!('children' in node)) return;
  if (node.type === 'heading') readFormerly(node);
  const left = (node.children as Parents['children']).filter((child) => !isComment(child)).map(withImage);
  const removed = left.length < node.children.length;
  node.children = left as typeof node.children;
  node.children.forEach(strip);
  if (removed) joinText(node);
  node.children = (node.children as Parents['children']).filter(
    (child) => !(child.type === 'paragraph' && isBlank(child)),
  ) as typeof node.children;
}

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

/** Corrects the white space around a removed comment: keeps that of only one side, and none at the edge of a block. */
function joinText({ children }: Parents): void {
  for (const [index, child] of children.entries()) {
    if (child.type !== 'text') continue;
    const [before, after] = [children[index - 1], children[index + 1]];
    if (before === undefined) child.value = child.value.trimStart();
    else if (before.type === 'text' && /\s$/.test(before.value)) child.value = child.value.trimStart();
    if (after === undefined) child.value = child.value.trimEnd();
  }
}
