/** Writes Markdown (CommonMark 0.31, GFM): the one place that knows how text is escaped. */
import type { RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const writer = unified()
  .use(remarkStringify, {
    bullet: '-',
    fences: true,
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
    handlers: {
      // An underscore between letters neither begins nor ends emphasis (CommonMark, section 6.2): names stay as they are.
      text: (node: { readonly value: string }, _parent, state, info) =>
        state.safe(node.value, info).replace(/(?<=[A-Za-z0-9])\\_(?=[A-Za-z0-9])/g, '_'),
    },
  })
  .use(remarkGfm, { tablePipeAlign: false })
  .freeze();

/** A Markdown text with a line break at its end. No text in the tree can become markup. */
export function toMarkdown(children: readonly RootContent[]): string {
  return writer.stringify({ type: 'root', children: [...children] });
}
