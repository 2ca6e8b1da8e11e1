/** Writes Markdown (CommonMark 0.31, GFM): the only module that escapes text. */
import type { Paragraph, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import { memoizeText } from '#src/shared/text/memoize.ts';

type Handle = NonNullable<NonNullable<Options['handlers']>['text']>;
type State = Parameters<Handle>[2];
type Info = Parameters<Handle>[3];

/** Matches text without characters of Markdown's markup. It needs no escaping, unless `RULED` matches, too. */
const PLAIN = /^[\p{L}\p{N} ,.;:'"()/%$?’“”…–·-]*$/u;
/** Matches text that needs escaping although `PLAIN` matches it, such as `www.` or a space before a line break. */
const RULED = /[Ww]\.[-.\w]|[ps]:\/|[\r\n]\P{L}| [\r\n]|\]\(/u;

const writer = unified()
  .use(remarkStringify, {
    bullet: '-',
    fences: true,
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
    handlers: { paragraph, text },
  })
  .use(remarkGfm, { tablePipeAlign: false })
  .freeze();

/** Returns Markdown with a line break at its end. Text in the tree is escaped, so that it never becomes markup. */
export function toMarkdown(children: readonly RootContent[]): string {
  return writer.stringify({ type: 'root', children: [...children] });
}

/**
 * Writes a paragraph. Results are cached, because the description of a field recurs in every operation that has the
 * field.
 */
function paragraph(...[node, , state, info]: Parameters<Handle>): string {
  return written(JSON.stringify([state.stack, info.before, info.after, node.children]), node, state, info);
}

const written = memoizeText(2000, (_, node: Paragraph, state: State, info: Info) => {
  const exits = [state.enter('paragraph'), state.enter('phrasing')];
  const value = state.containerPhrasing(node, info);
  exits.toReversed().forEach((exit) => exit());
  return value;
});

/**
 * Escapes a text node. Text that needs no escaping is returned at once, because the library's rules take a fifth of the
 * time to render a page.
 */
function text(...[{ value }, parent, state, info]: Parameters<Handle>): string {
  if (PLAIN.test(value) && !RULED.test(info.before + value + info.after)) return value;
  const index = state.indexStack.at(-1) ?? 0;
  return state.safe(value, {
    ...info,
    beforeNode: parent?.children[index - 1],
    afterNode: parent?.children[index + 1],
  });
}
