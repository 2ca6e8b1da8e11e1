import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { inlineReferences } from './references.ts';

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();
const mdx = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze();

/** Parses a Markdown `description` (CommonMark 0.31, GFM). */
export function parseMarkdown(text: string): Root {
  return inlineReferences(markdown.parse(text));
}

/**
 * Parses a guide (MDX 3 with YAML frontmatter).
 *
 * @throws {VFileMessage} with its place, when the MDX cannot be read.
 */
export function parseMdx(text: string): Root {
  return inlineReferences(mdx.parse(text));
}
