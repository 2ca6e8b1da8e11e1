/**
 * Writes components of guides that are arranged visually in HTML, such as tabs and sequence diagrams, as plain
 * Markdown.
 */
import type { PhrasingContent, RootContent } from 'mdast';
import type { Card, Sequence, Tab, ContentNode } from '#src/model/content.ts';
import { code, link, list, paragraph, quote, series, strong, text, type MarkdownContext } from '../nodes.ts';

type NodeOf<Kind extends ContentNode['kind']> = Extract<ContentNode, { readonly kind: Kind }>;

export function callout({ title, children }: NodeOf<'callout'>, context: MarkdownContext): readonly RootContent[] {
  return [quote(paragraph(strong(title)), ...context.blocks(children))];
}

/** Writes the contents of all tabs, one after another, each under the tab's title. */
export function tabs(given: readonly Tab[], context: MarkdownContext): readonly RootContent[] {
  return given.flatMap(({ title, children }) => [paragraph(strong(title)), ...context.blocks(children)]);
}

export function cards(given: readonly Card[], context: MarkdownContext): readonly RootContent[] {
  return list(
    given.map(({ title, href, children, note }) => {
      const about = [...context.inline(children), ...(note === undefined ? [] : [text(` (${note})`)])];
      return paragraph(link(title, context.link(href)), ...(about.length === 0 ? [] : [text(': '), ...about]));
    }),
  );
}

/** Lists the messages of a sequence in order: who sends what to whom. */
export function sequence(
  { title, participants, messages }: Sequence,
  context: MarkdownContext,
): readonly RootContent[] {
  return [
    paragraph(strong(title)),
    ...list(
      messages.map(({ from, to, response, label }) =>
        paragraph(
          `${participants[from] ?? ''} to ${participants[to] ?? ''}${response ? ' (response)' : ''}: `,
          ...context.inline(label),
        ),
      ),
      1,
    ),
  ];
}

export function term(
  { text: name, detail, code: isCode, href }: NodeOf<'term'>,
  context: MarkdownContext,
): PhrasingContent[] {
  const shown = isCode ? code(name) : text(name);
  return [
    href === undefined ? shown : link([shown], context.link(href)),
    ...(detail === undefined ? [] : [text(detail.includes('(') ? `, ${detail}` : ` (${detail})`)]),
  ];
}

/** Writes a path through menus: `**Settings** → **Business**`. */
export function menuPath(labels: readonly string[]): readonly PhrasingContent[] {
  return series(labels, strong, ' → ');
}
