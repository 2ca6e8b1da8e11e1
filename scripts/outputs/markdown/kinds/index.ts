import type { RootContent } from 'mdast';
import type { Content, ContentNode } from '#src/model/content.ts';
import type { ContentVisitor } from '#src/shared/content/visitor.ts';
import { codeBlock, heading, link, list, paragraph, strong, text, type MarkdownContext } from '../nodes.ts';
import { element } from './element.ts';
import { enumTable, schema, response } from './response.ts';
import { fieldTable } from './field-table.ts';
import { callout, cards, menuPath, sequence, tabs, term } from './guide-words.ts';
import { catalogue, entries } from './lists.ts';
import { operation, webhook, requestSamples } from './operation.ts';

/** Returns the visitor that writes a node of each kind as Markdown. */
export function kinds(context: MarkdownContext): ContentVisitor<readonly RootContent[]> {
  const block = (children: Content): readonly RootContent[] => context.blocks(children);
  return {
    text: ({ value }) => [{ type: 'text', value }],
    element: (node) => element(node, context),
    link: ({ href, relative, children }) => {
      const to = relative === true ? context.target(href) : href;
      const words = context.inline(children);
      return to === undefined ? words : [link(words, context.link(to))];
    },
    image: ({ src, alt, relative }) => {
      const to = relative === true ? context.target(src) : src;
      return [to === undefined ? text(alt) : link(alt, context.link(to))];
    },
    picture: ({ src, alt }) => [{ type: 'image', url: context.link(src), alt }],
    heading: ({ level, children }) => [heading(level, ...context.inline(children))],
    codeBlock: ({ title, code: { text: value, syntax }, marks }) => titled(title, value, syntax, marks),
    codePanel: ({ panel }) => titled(panel.title, panel.code.text, panel.code.syntax),
    operation: ({ operation: given }) => operation(given, context),
    request: ({ request }) => requestSamples(request, 3, context),
    response: ({ response: given }) => response(given, 3, context),
    webhook: ({ webhook: given }) => webhook(given, context),
    schema: ({ schema: given }) => schema(given, context),
    schemaTable: ({ caption, table }) => [paragraph(strong(caption)), ...fieldTable(table, context)],
    enumTable: ({ table }) => enumTable(table),
    errorCatalogue: ({ rows }) => catalogue(rows, context),
    entries: (node) => entries(node, context),
    term: (node) => term(node, context),
    menuPath: ({ labels }) => menuPath(labels),
    steps: ({ steps }) => list(steps.map(block), 1),
    callout: (node) => callout(node, context),
    tabs: ({ tabs: given }) => tabs(given, context),
    columns: ({ columns }) => columns.flatMap(block),
    cards: ({ cards: given }) => cards(given, context),
    sequence: ({ sequence: given }) => sequence(given, context),
  };
}

function titled(
  title: string | undefined,
  value: string,
  syntax: string,
  marks: readonly number[] = [],
): readonly RootContent[] {
  const block = { ...codeBlock(value, syntax), ...(marks.length === 0 ? {} : { meta: `{${marks.join(',')}}` }) };
  return [...(title === undefined ? [] : [paragraph(strong(title), text(':'))]), block];
}

/** Kinds of content nodes that are parts of a line of text. */
export const INLINE_KINDS: readonly ContentNode['kind'][] = ['text', 'link', 'image', 'picture', 'term', 'menuPath'];
