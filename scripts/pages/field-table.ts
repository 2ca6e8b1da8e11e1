import type { Parameter } from '../../src/model/api.ts';
import type { Field, FieldTable, VariantGroup } from '../../src/model/field.ts';
import type { Schema } from '../../src/model/schema.ts';
import { describe } from '../prose/description.ts';
import { segment } from './anchors.ts';
import { enumMembers, enumTable, valueText } from './enum-table.ts';
import type { PageContext } from './page-context.ts';
import { constraintWords, resolveSchema, typesOf, typeWords } from './schema-words.ts';

/** Where in a page and in the API a table stands. */
export interface FieldScope {
  readonly context: PageContext;
  /** Begins the anchor of every row. */
  readonly anchor: string;
  /** Path from the top of the body: `data.customer`. */
  readonly path: string;
  /** `readOnly` fields are left out of requests, `writeOnly` ones out of responses (JSON Schema 2020-12 Validation, section 9.4). */
  readonly direction: 'request' | 'response';
  /** Named schemas the table lies in, with the path below each: the addresses of its fields. */
  readonly within: readonly { readonly name: string; readonly path: string }[];
}

/** Nesting that opens in place; deeper objects are linked. */
const MAX_DEPTH = 8;

/** Table of an object's fields, of an array's items, or of the alternatives of a union. Finite: recursion becomes a link. */
export function fieldTable(schema: Schema, scope: FieldScope): FieldTable {
  const { schema: resolved, names } = resolveSchema(schema, scope.context.api.schemas);
  const entered = names.find((name) => isWithin(name, scope));
  if (entered !== undefined) return { fields: [], notices: [], schema: linked(entered, scope) };
  const inside: FieldScope = { ...scope, within: [...scope.within, ...names.map((name) => ({ name, path: '' }))] };
  for (const name of names) scope.context.addresses.schemas.add(name, `${scope.context.href}#${scope.anchor}`);
  if (resolved.items !== undefined && resolved.properties === undefined) return fieldTable(resolved.items, below(inside, '[]'));
  const variants = variantGroup(resolved, inside);
  const name = names.at(-1);
  const notices = scope.context.notices.for(resolved.properties === undefined ? 'object' : 'partial', resolved['x-not-published'] ?? []);
  return {
    fields: Object.entries(resolved.properties ?? {})
      .filter(([, property]) => visible(resolveSchema(property, scope.context.api.schemas).schema, scope.direction))
      .map(([key, property]) => field(key, property, resolved.required?.includes(key) === true, inside)),
    ...(variants === undefined ? {} : { variants }),
    notices,
    ...(name === undefined ? {} : { schema: { name } }),
  };
}

/** Row of a parameter: a field with its own description and place. */
export function parameterField(parameter: Parameter, scope: FieldScope): Field {
  const row = field(parameter.name, parameter.schema, parameter.required, scope);
  return {
    ...row,
    description: parameter.description === '' ? row.description : describe(parameter.description),
    marks: parameter.deprecated && !row.marks.includes('deprecated') ? [...row.marks, 'deprecated'] : row.marks,
    ...(parameter.example === undefined || row.enum !== undefined || saidAlready(parameter) ? {} : { example: valueText(parameter.example) }),
  };
}

/** A sample value that is the default or the only one there is tells nothing new. */
function saidAlready({ example, schema }: Parameter): boolean {
  return example === schema.default || example === schema.const;
}

function field(name: string, schema: Schema, required: boolean, scope: FieldScope): Field {
  const { context } = scope;
  const { schema: resolved, names } = resolveSchema(schema, context.api.schemas);
  const anchor = context.anchors.claim(`${scope.anchor}.${segment(name)}`);
  const path = scope.path === '' ? name : `${scope.path}.${name}`;
  for (const owner of scope.within) context.addresses.fields.add(`${owner.name} ${owner.path === '' ? name : `${owner.path}.${name}`}`, `${context.href}#${anchor}`);

  const inner: FieldScope = { ...scope, anchor, path, within: scope.within.map((owner) => ({ ...owner, path: owner.path === '' ? name : `${owner.path}.${name}` })) };
  const items = itemsOf(resolved, scope);
  const inside = [...names, ...items.names];
  const recursion = inside.find((candidate) => isWithin(candidate, scope));
  const opens = hasFields(resolved) || hasFields(items.schema);
  const nested = opens && recursion === undefined && scope.within.length <= MAX_DEPTH ? fieldTable(schema, inner) : undefined;
  const elsewhere = opens && nested === undefined ? recursion ?? inside.at(-1) : undefined;
  const link = elsewhere === undefined ? undefined : context.addresses.schemas.get(elsewhere);
  const example = resolved.example === undefined ? resolved.examples?.[0] : resolved.example;
  const values = enumTable(resolved, context, anchor, names.at(-1) ?? name);
  for (const { value, anchor: place } of values?.values ?? []) context.addresses.values.add(`${names.at(-1) ?? ''}=${value}`, `${context.href}#${place}`);
  return {
    anchor,
    name,
    path,
    type: typeWords(resolved, context.api.schemas, names),
    ...(resolved.format === undefined ? {} : { format: resolved.format }),
    required,
    marks: marks(resolved),
    description: describe(resolved.description ?? ''),
    constraints: values === undefined ? constraintWords(resolved) : [],
    ...(resolved.default === undefined ? {} : { default: JSON.stringify(resolved.default) }),
    ...(example === undefined ? {} : { example: valueText(example) }),
    ...(values === undefined ? {} : { enum: values }),
    ...(nested === undefined ? {} : { children: nested }),
    ...(elsewhere === undefined || link === undefined ? {} : { link: { label: elsewhere, href: link } }),
    notices: nested === undefined && values === undefined ? context.notices.for('field', resolved['x-not-published'] ?? []) : [],
  };
}

/** What an array holds in the end, through arrays of arrays, and the names on the way; the schema itself when it is no array. */
function itemsOf(schema: Schema, { context }: FieldScope): { schema: Schema; names: readonly string[] } {
  const names: string[] = [];
  let current = schema;
  while (current.items !== undefined && current.properties === undefined) {
    const resolved = resolveSchema(current.items, context.api.schemas);
    if (resolved.names.some((name) => names.includes(name))) break;
    names.push(...resolved.names);
    current = resolved.schema;
  }
  return { schema: current, names };
}

function isWithin(name: string, { within }: FieldScope): boolean {
  return within.some((owner) => owner.name === name);
}

function linked(name: string, { context }: FieldScope): NonNullable<FieldTable['schema']> {
  const href = context.addresses.schemas.get(name);
  return { name, ...(href === undefined ? {} : { href }) };
}

function hasFields(schema: Schema): boolean {
  if (schema.properties !== undefined || typesOf(schema).includes('object')) return Object.keys(schema.properties ?? {}).length > 0 || isUnion(schema);
  return isUnion(schema);
}

function isUnion(schema: Schema): boolean {
  return (schema.oneOf ?? schema.anyOf) !== undefined && enumMembers(schema) === undefined;
}

function variantGroup(schema: Schema, scope: FieldScope): VariantGroup | undefined {
  if (!isUnion(schema)) return undefined;
  const keyword = schema.oneOf === undefined ? 'anyOf' : 'oneOf';
  const variants = (schema[keyword] ?? []).map((variant, index) => {
    const { schema: resolved, names } = resolveSchema(variant, scope.context.api.schemas);
    const label = resolved.title ?? names.at(-1) ?? `Option ${index + 1}`;
    const anchor = scope.context.anchors.claim(`${scope.anchor}.${segment(label)}`);
    return { anchor, label, table: fieldTable(variant, { ...scope, anchor }) };
  });
  return { keyword, ...(schema.discriminator === undefined ? {} : { discriminator: schema.discriminator.propertyName }), variants };
}

function below(scope: FieldScope, step: string): FieldScope {
  return { ...scope, path: `${scope.path}${step}`, within: scope.within.map((owner) => ({ ...owner, path: `${owner.path}${step}` })) };
}

function visible(schema: Schema, direction: FieldScope['direction']): boolean {
  return direction === 'request' ? schema.readOnly !== true : schema.writeOnly !== true;
}

function marks(schema: Schema): readonly string[] {
  return [schema.deprecated === true ? 'deprecated' : '', schema.readOnly === true ? 'read only' : '', schema.writeOnly === true ? 'write only' : ''].filter((mark) => mark !== '');
}
