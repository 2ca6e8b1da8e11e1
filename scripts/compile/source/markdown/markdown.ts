import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import { beyondBounds, isTooDeep, TOO_DEEP } from './bounds.ts';
import { parseCallouts } from './callouts.ts';
import { withoutComments } from './comments.ts';
import { inlineReferences } from './references.ts';

/** A single `~` is text: `H~2~O`. */
const GFM = { singleTilde: false };
const markdown = unified().use(remarkParse).use(remarkGfm, GFM).freeze();
const mdx = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm, GFM).use(remarkMdx).freeze();

/** An address in quotes that were escaped once too often. What replaces it takes the same room. */
const ESCAPED_QUOTES = /(?<=[^`"]<a href=)\\"([^"<>`]*)\\"(?=>)/g;
const CODE_BLOCK = /^(?: {4}|\t| {0,3}(?:```|~~~))/m;

/**
 * Parses a Markdown `description` (CommonMark 0.31, GFM, callouts). One beyond the bounds is returned verbatim, and so
 * are the lines of colons of a callout without a beginning or an end, which is reported.
 */
export function parseMarkdown(given: string, report: (problem: VFileMessage) => void = () => undefined): Root {
  if (beyondBounds(given) !== undefined) return plain(given);
  const text = CODE_BLOCK.test(given) ? given : given.replace(ESCAPED_QUOTES, ' "$1" ');
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
 * Parses a guide (MDX 3 with YAML frontmatter), without its comments.
 *
 * @throws {VFileMessage} with its place, when the MDX cannot be read.
 */
export function parseMdx(text: string): Root {
  const excess = beyondBounds(text);
  if (excess !== undefined) throw new VFileMessage(excess, { line: 1, column: 1 });
  const tree = parseCallouts(text, (given) => mdx.parse(given));
  if (isTooDeep(tree)) throw new VFileMessage(TOO_DEEP, { line: 1, column: 1 });
  return inlineReferences(withoutComments(tree));
}

function plain(text: string): Root {
  const position = { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: text.length } };
  return {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', value: text, position }], position }],
  };
}
