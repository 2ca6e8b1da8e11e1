/** Writes Markdown (CommonMark 0.31, GFM): the one place that knows how text is escaped. */
import type { RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import { areOrdinary, plainBlocks } from './plain-blocks.ts';
import { isPlain } from './plain-line.ts';

type Handle = NonNullable<Partial<NonNullable<Options['handlers']>>['text']>;

/** A text with what would be markup escaped. */
const writeText: Handle = ({ value }: { readonly value: string }, _parent, state, info) =>
  isPlain(value, info) ? value : withIntrawordUnderscores(state.safe(value, info));

/** What a text begins with, for its neighbour: a letter or digit is never escaped there, whatever follows. */
const beginText: Handle = (node: { readonly value: string }, parent, state, info) =>
  /^ ?[A-Za-z0-9]/.test(node.value) ? node.value.charAt(0) : writeText(node, parent, state, info);

const writer = unified()
  .use(remarkStringify, {
    bullet: '-',
    fences: true,
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
    handlers: { text: Object.assign(writeText, { peek: beginText }) },
  })
  .use(remarkGfm, { tablePipeAlign: false })
  .freeze();

/** An underscore between letters neither begins nor ends emphasis (CommonMark, section 6.2): names stay as they are. */
function withIntrawordUnderscores(escaped: string): string {
  return escaped.replace(/(?<=[A-Za-z0-9])\\_(?=[A-Za-z0-9])/g, '_');
}

/** A Markdown text with a line break at its end. No text in the tree can become markup. */
export function toMarkdown(children: readonly RootContent[]): string {
  if (!areOrdinary(children)) return byLibrary(children);
  const written = plainBlocks(children, hardBlock);
  return written === '' || /[\r\n]$/.test(written) ? written : `${written}\n`;
}

function byLibrary(children: readonly RootContent[]): string {
  return writer.stringify({ type: 'root', children: [...children] });
}

/** One block by the library; what follows it shows whether the block itself ends with a line break. */
function hardBlock(block: RootContent): string {
  return byLibrary([block, { type: 'thematicBreak' }]).slice(0, -END.length);
}

const END = '\n\n---\n';
