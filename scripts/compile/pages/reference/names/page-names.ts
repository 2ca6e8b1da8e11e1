import type { ContentNode } from '#src/model/content.ts';
import type { Href } from '#src/model/nav.ts';
import type { OperationSection, ResponseSection, WebhookSection } from '#src/model/operation-section.ts';
import type { ReferencePage } from '#src/model/page.ts';
import { textOf } from '#src/shared/content/visitor.ts';
import { plainSummary } from '../summary.ts';
import { nameAt, type FoundName } from './found-name.ts';
import { enumNames, tableNames, type TableOwner } from './table-names.ts';

/**
 * Every name that has a row on a page of the reference, with the address of the row. What a schema with a page of its
 * own brings with it is marked as repeated, and on pages that are of no call left out.
 */
export function rowNames({
  kind,
  href,
  heading,
  content,
}: Pick<ReferencePage, 'kind' | 'href' | 'heading' | 'content'>): readonly FoundName[] {
  const isCall = kind === 'operation' || kind === 'webhook';
  return content.flatMap((node) => namesInNode(node, href, heading)).filter(({ repeated }) => isCall || !repeated);
}

function namesInNode(node: ContentNode, href: Href, heading: string): readonly FoundName[] {
  const owner: TableOwner = { href, label: heading, part: '', kind: 'field' };
  switch (node.kind) {
    case 'operation':
      return [
        ...callNames(node.operation, href),
        ...node.operation.callbacks.flatMap((callback) => callbackNames(callback, href)),
      ];
    case 'webhook':
      return callNames(node.webhook, href);
    case 'schema': {
      const { body } = node.schema;
      const part = 'schema';
      return body.kind === 'fields'
        ? tableNames(body.table, { ...owner, part })
        : enumNames(body.table, { ...owner, part }, '');
    }
    case 'schemaTable':
      return tableNames(node.table, owner);
    default:
      return [];
  }
}

function callbackNames(callback: WebhookSection, href: Href): readonly FoundName[] {
  const { name, title, event = name, anchor, method = '', description } = callback;
  const place = { href: `${href}#${anchor}`, label: title, part: '', path: '' } as const;
  return [
    nameAt(place, { name: event, kind: 'callback', type: method, about: plainSummary(textOf(description)) }),
    ...callNames(callback, href),
  ];
}

/** Names in what a call takes and what it responds with. */
function callNames(
  { title, inputs, responses }: Pick<OperationSection, 'title' | 'inputs' | 'responses'>,
  href: Href,
): readonly FoundName[] {
  return [
    ...inputs.flatMap((input) => tableNames(input.table, { href, label: title, ...inputOf(input.title) })),
    ...responses.flatMap((response) => responseNames(response, title, href)),
  ];
}

function inputOf(title: string): Pick<TableOwner, 'kind' | 'part'> {
  switch (title) {
    case 'Headers':
      return { kind: 'header', part: 'request' };
    case 'Path parameters':
      return { kind: 'path parameter', part: '' };
    case 'Query parameters':
    case 'Query string':
      return { kind: 'query parameter', part: '' };
    case 'Cookies':
      return { kind: 'cookie', part: '' };
    default:
      return { kind: 'field', part: title.toLowerCase() };
  }
}

function responseNames(
  { status, table, headers, alternatives }: ResponseSection,
  label: string,
  href: Href,
): readonly FoundName[] {
  const owner: TableOwner = { href, label, part: `response ${status}`, kind: 'field' };
  return [
    ...[table, ...alternatives.map((body) => body.table)].flatMap((body) => tableNames(body, owner)),
    ...tableNames(headers, { ...owner, kind: 'header' }),
  ];
}
