import type { Field } from '../../../src/model/field.ts';
import type { Schema } from '../../../src/model/schema.ts';
import { segment } from '../anchors.ts';
import { asSchema, nameList, schemaEntries, schemaList } from './as-schema.ts';
import { freeNames, isAround, itemsOf, opensFreeNames, rowCount } from './contents.ts';
import { openLater } from './open-later.ts';
import { below, hrefOf, isVisible, resolved, type InnerScope } from './scope.ts';
import { shortText } from './short.ts';
import { typesOf } from './type-words.ts';
import { valueOf } from './value.ts';

/** A field before it is a row. */
export interface FieldSource {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
  /** The step of its path; `.name` when left out. */
  readonly step?: string;
  /** The name is words. */
  readonly loose?: boolean;
}

/** Rows of an object or tuple: required fields first, then in the order of the description; names that are free last. */
export function fieldRows(schema: Schema, scope: InnerScope): readonly Field[] {
  const required = new Set(nameList(schema.required));
  const listed = schemaEntries(schema.properties).filter(([, property]) =>
    isVisible(resolved(property, scope).schema, scope),
  );
  const properties = listed.map(([name, property]): FieldSource => ({
    name,
    schema: inContext(name, property, scope),
    required: required.has(name),
  }));
  const unlisted = [...required]
    .filter((name) => !Object.hasOwn(asSchema(schema.properties), name) && !isAround(name, scope))
    .map((name): FieldSource => ({ name, schema: freeNames(schema) ?? {}, required: true }));
  const named = [...properties, ...unlisted];
  return [
    ...named.filter((source) => source.required),
    ...named.filter((source) => !source.required),
    ...freeRows(schema, named.length > 0, scope),
    ...tupleRows(schema),
  ].map((source) => fieldRow(source, scope));
}

function freeRows(schema: Schema, beside: boolean, scope: InnerScope): readonly FieldSource[] {
  const patterns = schemaEntries(schema.patternProperties).map(([pattern, value]): FieldSource => ({
    name: `names matching ${pattern}`,
    schema: value,
    required: false,
    step: '.*',
    loose: true,
  }));
  const others = beside || patterns.length > 0;
  const free = others ? freeNames(schema) : opensFreeNames(schema, scope);
  return free === undefined
    ? patterns
    : [
        ...patterns,
        { name: others ? 'any other name' : 'any name', schema: free, required: false, step: '.*', loose: true },
      ];
}

function tupleRows(schema: Schema): readonly FieldSource[] {
  const places = schemaList(schema.prefixItems);
  if (places.length === 0) return [];
  const rest = asSchema(schema.items);
  const further: FieldSource[] =
    Object.keys(rest).length === 0 || (schema.items as unknown) === false
      ? []
      : [{ name: 'any further item', schema: rest, required: false, step: '[]', loose: true }];
  return [
    ...places.map((place, index): FieldSource => ({
      name: `[${index}]`,
      schema: place,
      required: index < (schema.minItems ?? 0),
      step: `[${index}]`,
    })),
    ...further,
  ];
}

/** A branch that says something more of a field described around it keeps that field's type. */
function inContext(name: string, property: Schema, scope: InnerScope): Schema {
  const around = scope.around.get(name);
  const own = resolved(property, scope).schema;
  return around === undefined ||
    typesOf(own).length > 0 ||
    own.const !== undefined ||
    own.enum !== undefined ||
    (own.oneOf ?? own.anyOf) !== undefined
    ? property
    : { allOf: [around, property] };
}

/** One row; what it holds waits to be opened. */
export function fieldRow(
  { name, schema, required, step = `.${shortText(name)}`, loose = false }: FieldSource,
  scope: InnerScope,
): Field {
  const { context } = scope;
  const read = resolved(schema, scope);
  const anchor = context.anchors.claim(`${scope.anchor}.${segment(name)}`);
  const inner: InnerScope = {
    ...below(scope, step),
    anchor,
    rank: scope.rank + (required ? 1 : 3),
    depth: scope.depth + 1,
    around: new Map(),
  };
  for (const owner of inner.within) context.addresses.fields.add(`${owner.name} ${owner.path}`, hrefOf(anchor, scope));
  const { notices: _, ...value } = valueOf(read, scope, anchor, name);
  const items = itemsOf(read.schema, scope);
  const contents = rowCount({ schema: items.schema, names: [...read.names, ...items.names] }, scope);
  const row: Field = {
    anchor,
    name: shortText(name),
    ...(loose ? { loose } : {}),
    path: inner.path,
    required,
    ...value,
    notices:
      contents > 0 || value.enum !== undefined
        ? []
        : context.notices.for('field', read.schema['x-not-published'] ?? []),
  };
  if (contents > 0) openLater(row, read, contents, inner);
  return row;
}
