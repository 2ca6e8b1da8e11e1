/** Writes Markdown (CommonMark 0.31, GFM): the one place that knows how text is escaped. */
import type { RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';

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

/**
 * True for words and punctuation that begin no construct where they stand. Most texts are such, and asking every rule of
 * escaping about them took a third of the time of a long page.
 */
function isPlain(value: string, { before, after }: { readonly before: string; readonly after: string }): boolean {
  return (
    PLAIN.test(value) &&
    (LINE_END.test(before) ? /^[A-Za-z]/.test(value) : !(before === ']' && value.startsWith('('))) &&
    !(value.endsWith(' ') && LINE_END.test(after)) &&
    !(/[.:]$/.test(value) && /[\w./-]/.test(after))
  );
}

/** A full stop or a colon inside a word may be part of an address (GFM, section 6.9). */
const PLAIN = /^(?:[A-Za-z0-9 ,;()/·’'"%$–…-]|[.:?](?= |$)|(?<=[0-9a-or-vx-z])\.(?=[A-Za-z0-9]))+$/;
const LINE_END = /[\r\n]/;

/** An underscore between letters neither begins nor ends emphasis (CommonMark, section 6.2): names stay as they are. */
function withIntrawordUnderscores(escaped: string): string {
  return escaped.replace(/(?<=[A-Za-z0-9])\\_(?=[A-Za-z0-9])/g, '_');
}

/** A Markdown text with a line break at its end. No text in the tree can become markup. */
export function toMarkdown(children: readonly RootContent[]): string {
  return writer.stringify({ type: 'root', children: [...children] });
}
