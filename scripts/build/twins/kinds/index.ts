import type { RootContent } from 'mdast';
import type { Content, ContentNode } from '#src/model/content.ts';
import type { ContentVisitor } from '#src/shared/content/visitor.ts';
import { codeBlock, heading, link, list, paragraph, strong, text } from '../nodes.ts';
import type { TwinContext } from '../twin-context.ts';
import { element } from './element.ts';
import { fieldTable } from './field-table.ts';
import { gaps } from './gaps.ts';
import { callout, cards, menuPath, sequence, tabs, term } from './guide-words.ts';
import { catalogue, entries } from './lists.ts';
import { nameIndex } from './name-index.ts';
import { operation } from './operation.ts';
import { requestSamples } from './request.ts';
import { response } from './response.ts';
import { enumTable, schema } from './schema.ts';
import { webhook } from './webhook.ts';

/** How a node of each kind is written; a kind that is forgotten does not compile. */
export function kinds(twin: TwinContext): ContentVisitor<readonly RootContent[]> {
  const block = (children: Content): readonly RootContent[] => twin.blocks(children);
  return {
    text: ({ value }) => [{ type: 'text', value }],
    element: (node) => element(node, twin),
    link: ({ href, children }) => [link(twin.inline(children), twin.link(href))],
    image: ({ src, alt }) => [link(alt, twin.link(src))],
    picture: ({ src, alt }) => [{ type: 'image', url: twin.link(src), alt }],
    heading: ({ level, children }) => [heading(level, ...twin.inline(children))],
    codeBlock: ({ title, code: { text: value, syntax }, marks }) => titled(title, value, syntax, marks),
    codePanel: ({ panel }) => titled(panel.title, panel.code.text, panel.code.syntax),
    gaps: ({ box }) => gaps(box, 2, twin),
    operation: ({ operation: given }) => operation(given, twin),
    request: ({ request }) => requestSamples(request, 3, twin),
    response: ({ response: given }) => response(given, 3, twin),
    webhook: ({ webhook: given }) => webhook(given, twin),
    schema: ({ schema: given }) => schema(given, twin),
    schemaTable: ({ caption, table }) => [paragraph(strong(caption)), ...fieldTable(table, twin)],
    enumTable: ({ table }) => enumTable(table),
    errorCatalogue: ({ rows }) => catalogue(rows, twin),
    entries: (node) => entries(node, twin),
    nameIndex: ({ index }) => nameIndex(index, twin),
    term: (node) => term(node, twin),
    menuPath: ({ labels }) => menuPath(labels),
    steps: ({ steps }) => list(steps.map(block), 1),
    callout: (node) => callout(node, twin),
    tabs: ({ tabs: given }) => tabs(given, twin),
    cards: ({ cards: given }) => cards(given, twin),
    sequence: ({ sequence: given }) => sequence(given, twin),
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

/** Kinds that stand in a line of text. */
export const INLINE_KINDS: readonly ContentNode['kind'][] = ['text', 'link', 'image', 'term', 'menuPath'];
