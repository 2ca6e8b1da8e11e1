import { schemaRef } from '#src/shared/schema/resolve-ref.ts';
import { segment } from '#src/shared/text/segment.ts';
import { fieldTable } from '../fields/field-table.ts';
import { schemaTitle } from '../fields/schema-title.ts';
import { lookUp, type Component } from './component.ts';

/** Field table of a schema. */
export const schemaTable: Component = {
  attributes: { name: true },
  early: true,
  render: (use) => {
    const { context, attributes } = use;
    if (lookUp(use, 'name', 'schema', context.api.schemas) === undefined) return [];
    const name = attributes['name'] ?? '';
    const anchor = context.anchors.claim(segment(name));
    // By reference, so that the table knows whose fields it explains.
    const table = fieldTable(schemaRef(name), { context, anchor, direction: 'both', title: name });
    return [{ kind: 'schemaTable', anchor, caption: schemaTitle(name, context.api), table }];
  },
};
