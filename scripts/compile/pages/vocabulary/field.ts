import type { Schema } from '#src/model/schema.ts';
import type { Schemas } from '#src/shared/schema/schema-ref.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import { suggest } from '#src/shared/text/nearest.ts';
import { lookUp, type Component } from './component.ts';
import { term } from './term.ts';

/** A field by name, linked to its row: `<Field schema="Transaction" path="customer.email" />`. */
export const field: Component = {
  attributes: { schema: true, path: true },
  render: (use) => {
    const { attributes, context, node } = use;
    const { schema: name = '', path } = attributes;
    const schema = lookUp(use, 'schema', 'schema', context.api.schemas);
    if (schema === undefined || path === undefined) return [];
    const known = fieldPaths(schema, context.api.definitions);
    if (known.includes(path))
      return term({ text: path, code: true, href: context.addresses.fields.get(`${name} ${path}`) });
    context.report(
      {
        check: 'guide-ids',
        unknown: path.slice(path.lastIndexOf('.') + 1),
        message: `The schema \`${name}\` has no field \`${path}\`.`,
        ...suggest(path, known),
      },
      node,
      'path',
    );
    return [];
  },
};

/** Paths of all fields below a schema, as an author writes them; recursion is followed once. */
function fieldPaths(schema: Schema, schemas: Schemas, prefix = '', seen: readonly string[] = []): readonly string[] {
  const { schema: resolved, names } = resolveSchema(schema, schemas);
  if (names.some((name) => seen.includes(name))) return [];
  const inside = [...seen, ...names];
  const nested = [...(resolved.oneOf ?? []), ...(resolved.anyOf ?? [])].flatMap((variant) =>
    fieldPaths(variant, schemas, prefix, inside),
  );
  const items = resolved.items === undefined ? [] : fieldPaths(resolved.items, schemas, `${prefix}[]`, inside);
  const own = Object.entries(resolved.properties ?? {}).flatMap(([name, property]) => {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    return [path, ...fieldPaths(property, schemas, path, inside)];
  });
  return [...own, ...nested, ...items];
}
