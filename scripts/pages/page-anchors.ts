import type { Content, ContentNode } from '../../src/model/content.ts';
import type { FieldTable } from '../../src/model/field.ts';
import type {
  OperationSection,
  RequestSection,
  ResponseSection,
  WebhookSection,
} from '../../src/model/operation-section.ts';

/** Every anchor that content puts on a page. */
export function anchorsOf(content: Content): readonly string[] {
  return content.flatMap(nodeAnchors);
}

function nodeAnchors(node: ContentNode): readonly string[] {
  switch (node.kind) {
    case 'heading':
      return [node.anchor, ...anchorsOf(node.children)];
    case 'operation':
      return operationAnchors(node.operation);
    case 'request':
      return requestAnchors(node.request);
    case 'response':
      return responseAnchors(node.response);
    case 'webhook':
      return webhookAnchors(node.webhook);
    case 'schemaTable':
      return [node.anchor, ...tableAnchors(node.table)];
    case 'enumTable':
      return node.table.values.map(({ anchor }) => anchor);
    case 'errorCatalogue':
      return node.rows.map(({ anchor }) => anchor);
    case 'steps':
      return node.steps.flatMap(anchorsOf);
    case 'tabs':
      return node.tabs.flatMap((tab) => [tab.anchor, ...anchorsOf(tab.children)]);
    default:
      return 'children' in node ? anchorsOf(node.children) : [];
  }
}

function operationAnchors({
  anchor,
  inputs,
  responses,
  request,
  servers,
  callbacks,
}: OperationSection): readonly string[] {
  return [
    anchor,
    ...inputs.flatMap((input) => [input.anchor, ...tableAnchors(input.table)]),
    ...(responses.length === 0 ? [] : [`${anchor}.responses`]),
    ...responses.flatMap(responseAnchors),
    ...(request === undefined ? [] : requestAnchors(request)),
    ...(servers.length === 0 ? [] : [`${anchor}.servers`]),
    ...(callbacks.length === 0 ? [] : [`${anchor}.callbacks`]),
    ...callbacks.flatMap(webhookAnchors),
  ];
}

function requestAnchors({ anchor, scenarios }: RequestSection): readonly string[] {
  return [anchor, ...scenarios.map((scenario) => scenario.anchor)];
}

function responseAnchors({ anchor, table, headers, alternatives, examples }: ResponseSection): readonly string[] {
  return [
    anchor,
    ...tableAnchors(table),
    ...tableAnchors(headers),
    ...alternatives.flatMap((other) => tableAnchors(other.table)),
    ...examples.map((example) => example.anchor),
  ];
}

function webhookAnchors({ anchor, inputs, responses, examples }: WebhookSection): readonly string[] {
  return [
    anchor,
    ...(responses.length === 0 ? [] : [`${anchor}.responses`]),
    ...responses.flatMap(responseAnchors),
    ...inputs.flatMap((input) => [input.anchor, ...tableAnchors(input.table)]),
    ...examples.map((example) => example.anchor),
  ];
}

function tableAnchors(table: FieldTable | undefined): readonly string[] {
  if (table === undefined) return [];
  const fields = table.fields.flatMap((field) => [
    field.anchor,
    ...(field.enum?.values.map(({ anchor }) => anchor) ?? []),
    ...tableAnchors(field.children),
  ]);
  const variants =
    table.variants
      ?.flatMap((group) => group.variants)
      .flatMap((variant) => [variant.anchor, ...tableAnchors(variant.table)]) ?? [];
  return [...(table.value?.enum?.values.map(({ anchor }) => anchor) ?? []), ...fields, ...variants];
}
