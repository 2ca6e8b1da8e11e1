import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import { beyondBounds, isTooDeep, TOO_DEEP } from './bounds.ts';
import { withoutComments } from './comments.ts';
import { inlineReferences } from './references.ts';

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();
const mdx = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze();

/** Parses a Markdown `description` (CommonMark 0.31, GFM). One beyond the bounds is returned verbatim. */
export function parseMarkdown(text: string): Root {
  if (beyondBounds(text) !== undefined) return plain(text);
  const tree = markdown.parse(text);
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
  const tree = mdx.parse(text);
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
