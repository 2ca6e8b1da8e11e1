import type { Content } from '#src/model/content.ts';
import type { FieldTable } from '#src/model/field.ts';
import type { OperationSection, ResponseSection, WebhookSection } from '#src/model/operation-section.ts';

/** The place of a row or table of a page, in the words of its Markdown. */
export interface Place {
  /** `Body`, `response 200`; empty on a page with one table. */
  readonly section: string;
  /** Path of the field; empty for the table as a whole. */
  readonly path: string;
}

/** Places of all tables and rows of a page by their anchors, however deep they stand. */
export function placesOf(content: Content): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const note = (anchor: string, section: string, path: string): void => {
    if (!places.has(anchor)) places.set(anchor, { section, path });
  };
  const noteTable = (table: FieldTable | undefined, section: string): void => {
    for (const { anchor, path, children } of table?.fields ?? []) {
      note(anchor, section, path);
      noteTable(children, section);
    }
    for (const group of table?.variants ?? []) for (const variant of group.variants) noteTable(variant.table, section);
  };
  const noteResponse = ({ anchor, status, table, alternatives, headers }: ResponseSection, of: string): void => {
    note(anchor, `response ${status}${of}`, '');
    for (const each of [table, ...alternatives.map((other) => other.table)]) noteTable(each, `response ${status}${of}`);
    noteTable(headers, `headers of response ${status}${of}`);
  };
  const noteCall = ({ inputs, responses }: OperationSection | WebhookSection, of = ''): void => {
    for (const { anchor, title, table } of inputs) {
      note(anchor, `${title}${of}`, '');
      noteTable(table, `${title}${of}`);
    }
    for (const response of responses) noteResponse(response, of);
  };
  const walk = (nodes: Content): void => {
    for (const node of nodes) {
      if (node.kind === 'schemaTable') {
        note(node.anchor, node.caption, '');
        noteTable(node.table, '');
      } else if (node.kind === 'schema') {
        const { body } = node.schema;
        if (body.kind === 'fields') note(body.anchor, body.caption, '');
        if (body.kind === 'fields') noteTable(body.table, '');
      } else if (node.kind === 'response') noteResponse(node.response, '');
      else if (node.kind === 'webhook') noteCall(node.webhook);
      else if (node.kind === 'operation') {
        noteCall(node.operation);
        for (const callback of node.operation.callbacks) noteCall(callback, ` of ${callback.title}`);
      } else if ('children' in node) walk(node.children);
    }
  };
  walk(content);
  return places;
}
