import { enumMembers, valueText } from '#src/shared/schema/enums.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import { enumAnchor, enumTable as tableOf } from '../fields/enum-table.ts';
import { schemaTitle } from '../fields/schema-title.ts';
import { lookUp, type Component } from './component.ts';

/** Values and meanings of an enum. */
export const enumTable: Component = {
  attributes: { name: true },
  early: true,
  // Before any field lists the values again: the table of its own is where a value is explained.
  announce: ({ name = '' }, { addresses, api, href }) => {
    const members = Object.hasOwn(api.schemas, name)
      ? enumMembers(resolveSchema(api.schemas[name] ?? {}, api.definitions).schema)
      : undefined;
    for (const { value } of members ?? [])
      addresses.values.add(`${name}=${valueText(value)}`, `${href}#${enumAnchor(name, value)}`);
  },
  render: (use) => {
    const { context, attributes, node } = use;
    const schema = lookUp(use, 'name', 'schema', context.api.schemas);
    if (schema === undefined) return [];
    const name = attributes['name'] ?? '';
    const table = tableOf(resolveSchema(schema, context.api.definitions).schema, context, name, name);
    if (table === undefined) {
      context.report(
        {
          check: 'guide-ids',
          message: `The schema \`${name}\` lists no values.`,
          hint: 'Use `<SchemaTable>` for an object.',
        },
        node,
        'name',
      );
      return [];
    }
    context.addresses.schemas.add(name, `${context.href}#${table.values[0]?.anchor ?? ''}`);
    return [{ kind: 'enumTable', table: { ...table, caption: schemaTitle(name, context.api) } }];
  },
};
