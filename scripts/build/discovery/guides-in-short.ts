import type { PhrasingContent, RootContent } from 'mdast';
import type { Content } from '#src/model/content.ts';
import type { FieldTable } from '#src/model/field.ts';
import type { OperationSection, WebhookSection } from '#src/model/operation-section.ts';
import type { Site } from '#src/model/site.ts';
import { OUR_TYPES, SOME_REQUIRED } from '#src/shared/schema/evidence-words.ts';
import { undocumentedWords } from '#src/shared/content/field-table-words.ts';
import { allFields } from '../../compile/pages/fields/visit-table.ts';
import { omitUndefined } from '../../text/omit-undefined.ts';
import { term } from '../markdown/kinds/guide-words.ts';
import { kinds } from '../markdown/kinds/index.ts';
import { callLine } from '../markdown/kinds/operation.ts';
import type { Links } from '../markdown/links.ts';
import { createContext } from '../markdown/markdown-page.ts';
import {
  deeper,
  heading,
  joined,
  link,
  list,
  marked,
  paragraph,
  strong,
  type MarkdownContext,
} from '../markdown/nodes.ts';

/** The guides that tell an order of calls, which is what a sequence does: their own words, with the names of fields alone. */
export function guidesInShort({ pages }: Pick<Site, 'pages'>, links: Links): readonly RootContent[] {
  return pages.flatMap((page) =>
    page.kind === 'guide' && page.content.some(({ kind }) => kind === 'sequence')
      ? [
          heading(3, link(page.heading, links.markdown(page.href))),
          paragraph(page.description),
          ...createContext(page, links, kindsInShort).blocks(withoutEnd(page.content)),
        ]
      : [],
  );
}

/** Content up to the end of the section that has the last of its calls. */
function withoutEnd(content: Content): Content {
  const last = content.findLastIndex(({ kind }) => ['sequence', 'operation', 'webhook', 'schemaTable'].includes(kind));
  const end = content.findIndex(({ kind }, index) => index > last && kind === 'heading');
  return end === -1 ? content : content.slice(0, end);
}

const kindsInShort: typeof kinds = (context) => ({
  ...kinds(context),
  heading: ({ level, children }) => [heading(deeper(level, 2), ...context.inline(children))],
  link: ({ children }) => context.inline(children),
  term: (node) => term(omitUndefined({ ...node, href: undefined }), context),
  schemaTable: ({ caption, table }) => [fieldLine(caption, table)],
  operation: ({ operation }) => call(operation, [callLine(operation)], context),
  webhook: ({ webhook }) => call(webhook, context.blocks(webhook.target), context),
});

/** Writes what a call needs, what it sends and what it is answered. */
function call(
  { title, level, needs, inputs, responses }: OperationSection | WebhookSection,
  address: readonly RootContent[],
  { inline }: MarkdownContext,
): readonly RootContent[] {
  const answers = responses.filter(({ shared }) => shared !== true).map((each) => ({ ...each, title: each.status }));
  return [
    heading(deeper(level, 2), title),
    ...address,
    ...list([
      ...(needs.length === 0 ? [] : [[paragraph(strong('Needs'), ': ', ...joined(needs.map(inline), ' '))]]),
      ...[...inputs, ...answers].map((body) => [fieldLine(body.title, body.table, inline(body.description))]),
    ]),
  ];
}

/** Writes the names of all fields with their values, and what is said of all; types are on the page. */
function fieldLine(label: string, table?: FieldTable, description: readonly PhrasingContent[] = []): RootContent {
  const rows = table === undefined ? [] : allFields(table);
  const notes = [table ?? [], ...rows.map(({ children = [] }) => children)]
    .flat()
    .flatMap((each) => [
      ...(each.undocumented === undefined ? [] : [`${undocumentedWords(each.undocumented)}.`]),
      ...(each.notes ?? []).filter((note) => note !== OUR_TYPES && note !== SOME_REQUIRED),
    ]);
  const isTold = notes.some((note) => note.startsWith('We assume'));
  const names = rows.map(({ path, required, constraints, evidence, enum: { values, open } = { values: [] } }) => {
    const listed = values.map(({ value }) => `\`${value}\``).join(', ');
    const words = [
      required ? 'required' : '',
      ...constraints,
      evidence?.name === 'ours' && !isTold ? 'we assume the name' : '',
      open === true && listed !== '' ? `${listed} or others` : listed,
    ].filter(Boolean);
    return `\`${path}\`${words.length === 0 ? '' : ` (${words.join('; ')})`}`;
  });
  const said = [...(names.length === 0 ? [] : [`${names.join(', ')}.`]), ...new Set(notes)].join(' ');
  return paragraph(strong(label), ': ', ...joined([marked(said), description], ' '));
}
