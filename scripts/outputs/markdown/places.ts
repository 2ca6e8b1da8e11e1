import type { Content } from '#src/model/content.ts';
import type { FieldTable } from '#src/model/field.ts';
import type { OperationSection, ResponseSection, WebhookSection } from '#src/model/operation-section.ts';
import { always, collect, type ContentVisitor } from '#src/shared/content/visitor.ts';

/** The location of a table or row on a page, in words that readers find on the Markdown page. */
export interface Place {
  /** Section of the page in words: `Body`, `response 200`; empty on a page with one table. */
  readonly section: string;
  /** Path of the field; empty for the table as a whole. */
  readonly path: string;
}

type AnchoredPlace = readonly [anchor: string, place: Place];

/** Maps the anchors of all tables and rows on a page, nested ones included, to their locations. */
export function placesOf(content: Content): ReadonlyMap<string, Place> {
  // If several locations have the same anchor, the first one counts.
  return new Map(collect(content, PLACES).toReversed());
}

const PLACES: ContentVisitor<readonly AnchoredPlace[]> = {
  ...always([], 'text', 'element', 'link', 'image', 'picture', 'heading', 'codeBlock', 'codePanel', 'term'),
  ...always([], 'menuPath', 'steps', 'callout', 'tabs', 'cards', 'columns', 'sequence', 'entries'),
  ...always([], 'request', 'enumTable', 'errorCatalogue'),
  schemaTable: ({ anchor, caption, table }) => [whole(anchor, caption), ...rows(table, '')],
  schema: ({ schema: { body } }) =>
    body.kind === 'fields' ? [whole(body.anchor, body.caption), ...rows(body.table, '')] : [],
  response: ({ response }) => responsePlaces(response),
  webhook: ({ webhook }) => callPlaces(webhook),
  operation: ({ operation }) => [
    ...callPlaces(operation),
    ...operation.callbacks.flatMap((callback) => callPlaces(callback, ` of ${callback.title}`)),
  ],
};

function whole(anchor: string, section: string): AnchoredPlace {
  return [anchor, { section, path: '' }];
}

function rows(table: FieldTable | undefined, section: string): readonly AnchoredPlace[] {
  if (table === undefined) return [];
  return [
    ...table.fields.flatMap(({ anchor, path, children }): readonly AnchoredPlace[] => [
      [anchor, { section, path }],
      ...rows(children, section),
    ]),
    ...(table.variants ?? []).flatMap(({ variants }) => variants.flatMap((variant) => rows(variant.table, section))),
  ];
}

function callPlaces({ inputs, responses }: OperationSection | WebhookSection, of = ''): readonly AnchoredPlace[] {
  return [
    ...inputs.flatMap(({ anchor, title, table }) => [whole(anchor, `${title}${of}`), ...rows(table, `${title}${of}`)]),
    ...responses.flatMap((response) => responsePlaces(response, of)),
  ];
}

function responsePlaces(response: ResponseSection, of = ''): readonly AnchoredPlace[] {
  const section = `response ${response.status}${of}`;
  return [
    whole(response.anchor, section),
    ...[response, ...response.alternatives].flatMap(({ table }) => rows(table, section)),
    ...rows(response.headers, `headers of ${section}`),
  ];
}
