import type { EnumTable, FieldTable } from '#src/model/field.ts';
import type {
  InputSection,
  OperationSection,
  RequestSection,
  ResponseSection,
  WebhookSection,
  SchemaSection,
} from '#src/model/operation-section.ts';
import type { Page } from '#src/model/page.ts';
import { always, collect, type ContentVisitor } from '#src/shared/content/visitor.ts';
import { visitTable } from '../fields/visit-table.ts';

/** Returns all anchors of a page. */
export function anchorsOf(page: Page): readonly string[] {
  if (page.kind === 'notFound') return [];
  return [...(page.questions === undefined ? [] : own(page.questions)), ...collect(page.content, ANCHORS)];
}

interface Anchored {
  readonly anchor: string;
}

const own = ({ anchor }: Anchored): readonly string[] => [anchor];

const ANCHORS: ContentVisitor<readonly string[]> = {
  ...always([], 'text', 'image', 'picture', 'codeBlock', 'term', 'menuPath'),
  ...always([], 'callout', 'steps', 'cards', 'columns', 'sequence', 'codePanel', 'entries'),
  heading: own,
  element: ({ anchor }) => (anchor === undefined ? [] : [anchor]),
  link: ({ anchor }) => (anchor === undefined ? [] : [anchor]),
  tabs: ({ tabs }) => tabs.flatMap(own),
  operation: ({ operation }) => operationAnchors(operation),
  request: ({ request }) => requestAnchors(request),
  response: ({ response }) => responseAnchors(response),
  webhook: ({ webhook }) => webhookAnchors(webhook),
  schema: ({ schema }) => schemaAnchors(schema),
  schemaTable: ({ anchor, table }) => [anchor, ...tableAnchors(table)],
  enumTable: ({ table }) => enumAnchors(table),
  errorCatalogue: ({ rows }) => rows.flatMap(own),
};

function operationAnchors(operation: OperationSection): readonly string[] {
  const { anchor, description, inputs, responses, request, servers, callbacks } = operation;
  return [
    anchor,
    ...collect(description, ANCHORS),
    ...inputs.flatMap(inputAnchors),
    ...headed(`${anchor}.responses`, responses, responseAnchors),
    ...(request === undefined ? [] : requestAnchors(request)),
    ...headed(`${anchor}.servers`, servers, () => []),
    ...headed(`${anchor}.callbacks`, callbacks, webhookAnchors),
  ];
}

function webhookAnchors({ anchor, description, inputs, responses, examples }: WebhookSection): readonly string[] {
  return [
    anchor,
    ...collect(description, ANCHORS),
    ...headed(`${anchor}.responses`, responses, responseAnchors),
    ...inputs.flatMap(inputAnchors),
    ...examples.flatMap(own),
  ];
}

function requestAnchors({ anchor, scenarios }: RequestSection): readonly string[] {
  return [anchor, ...scenarios.flatMap(own)];
}

function responseAnchors({ anchor, table, headers, alternatives, examples }: ResponseSection): readonly string[] {
  return [
    anchor,
    ...[table, headers, ...alternatives.map((other) => other.table)].flatMap(tableAnchors),
    ...examples.flatMap(own),
  ];
}

function schemaAnchors({ description, body, example }: SchemaSection): readonly string[] {
  return [
    ...collect(description, ANCHORS),
    ...(body.kind === 'values' ? enumAnchors(body.table) : [body.anchor, ...tableAnchors(body.table)]),
    ...(example === undefined ? [] : own(example)),
  ];
}

function inputAnchors({ anchor, table }: InputSection): readonly string[] {
  return [anchor, ...tableAnchors(table)];
}

/** Returns the anchor of a heading, followed by the anchors of the items below it; empty without items. */
function headed<Item>(
  heading: string,
  items: readonly Item[],
  anchors: (item: Item) => readonly string[],
): readonly string[] {
  return items.length === 0 ? [] : [heading, ...items.flatMap(anchors)];
}

function tableAnchors(table: FieldTable | undefined): readonly string[] {
  const anchors: string[] = [];
  const add = ({ anchor }: Anchored): void => void anchors.push(anchor);
  visitTable(table, { field: add, variant: add, values: ({ values }) => values.forEach(add) });
  return anchors;
}

function enumAnchors({ values }: EnumTable): readonly string[] {
  return values.flatMap(own);
}
