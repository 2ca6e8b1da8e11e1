import { schemaRef } from '#src/shared/schema/resolve-ref.ts';
import { segment } from '#src/shared/text/segment.ts';
import { enumMembers, valueText } from '#src/shared/schema/enums.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import { fieldTable } from '../fields/field-table.ts';
import { schemaTitle } from '../fields/schema-title.ts';
import { enumAnchor, enumTable as tableOf } from '../fields/enum-table.ts';
import { catalogueRows, codeAnchor, responsesNote } from '../operation/catalogue-rows.ts';
import { lookUp, type Component } from './component.ts';

/** The field table of a schema. */
export const schemaTable: Component = {
  attributes: { name: true },
  early: true,
  render: (use) => {
    const { context, attributes } = use;
    if (lookUp(use, 'name', 'schema', context.api.schemas) === undefined) return [];
    const name = attributes['name'] ?? '';
    const anchor = context.anchors.claim(segment(name));
    // A `$ref` instead of the schema itself, so that the table knows the name of the schema.
    const table = fieldTable(schemaRef(name), { context, anchor, direction: 'both', title: name });
    return [{ kind: 'schemaTable', anchor, caption: schemaTitle(name, context.api), table }];
  },
};

/** The values of an enum with their meanings. */
export const enumTable: Component = {
  attributes: { name: true },
  early: true,
  // The URLs are added before any other table can list the same values, so that links to a value lead to this table.
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
    const table = tableOf(resolveSchema(schema, context.api.definitions).schema, context, {
      anchor: name,
      name,
      title: schemaTitle(name, context.api),
    });
    if (table === undefined) {
      context.report(
        {
          check: 'guide-ids',
          message: `The schema \`${name}\` lists no values.`,
          unknown: name,
          hint: 'Use `<SchemaTable>` for an object.',
        },
        node,
        'name',
      );
      return [];
    }
    context.addresses.schemas.add(name, `${context.href}#${table.values[0]?.anchor ?? ''}`);
    return [{ kind: 'enumTable', table }];
  },
};

/** The error catalogue as one table. */
export const errorCatalogue: Component = {
  attributes: {},
  early: true,
  announce: (_, { addresses, api, href }) => {
    for (const { code } of api.catalogue) addresses.codes.add(code, `${href}#${codeAnchor(code)}`);
  },
  render: ({ context }) => [{ kind: 'errorCatalogue', rows: catalogueRows(context) }, ...responsesNote(context.api)],
};
