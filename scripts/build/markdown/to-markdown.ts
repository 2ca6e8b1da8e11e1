/** Writes Markdown (CommonMark 0.31, GFM): the one place that knows how text is escaped. */
import type { RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const writer = unified()
  .use(remarkStringify, { bullet: '-', fences: true, listItemIndent: 'one', resourceLink: true, rule: '-' })
  .use(remarkGfm, { tablePipeAlign: false })
  .freeze();

/** Returns Markdown with a line break at its end. No text in the tree can become markup. */
export function toMarkdown(children: readonly RootContent[]): string {
  return writer.stringify({ type: 'root', children: [...children] });
}
