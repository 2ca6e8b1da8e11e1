import type { Content, ContentNode } from '#src/model/content.ts';
import type { FieldTable } from '#src/model/field.ts';

/** Paths of all fields of a page by their anchors, however deep they stand. */
export function placesOf(content: Content): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  const note = ({ fields, variants = [] }: FieldTable): void => {
    for (const { anchor, path, children } of fields) {
      places.set(anchor, path);
      if (children !== undefined) note(children);
    }
    for (const group of variants) for (const { table } of group.variants) note(table);
  };
  for (const table of tablesIn(content)) note(table);
  return places;
}

/** The tables that content holds, those of operations and webhooks among it. */
function tablesIn(content: Content): readonly FieldTable[] {
  return content.flatMap((node) => {
    if (node.kind === 'schemaTable') return [node.table];
    if (node.kind === 'schema') return node.schema.body.kind === 'fields' ? [node.schema.body.table] : [];
    if (node.kind === 'response') return tablesOfResponses([node.response]);
    if (node.kind === 'webhook') return tablesOfCall(node.webhook);
    if (node.kind === 'operation')
      return [...tablesOfCall(node.operation), ...node.operation.callbacks.flatMap(tablesOfCall)];
    return 'children' in node ? tablesIn(node.children) : [];
  });
}

type Operation = Extract<ContentNode, { readonly kind: 'operation' }>['operation'];

function tablesOfCall({ inputs, responses }: Pick<Operation, 'inputs' | 'responses'>): readonly FieldTable[] {
  return [...inputs.map(({ table }) => table), ...tablesOfResponses(responses)];
}

function tablesOfResponses(responses: Operation['responses']): readonly FieldTable[] {
  return responses.flatMap(({ table, headers, alternatives }) =>
    [table, headers, ...alternatives.map((other) => other.table)].filter((each) => each !== undefined),
  );
}
