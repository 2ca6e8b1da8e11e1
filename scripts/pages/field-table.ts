import type { Parameter } from '../../src/model/api.ts';
import type { Field, FieldTable } from '../../src/model/field.ts';
import type { Schema } from '../../src/model/schema.ts';
import { describe } from '../prose/description.ts';
import { valueText } from './enum-table.ts';
import { asSchema } from './fields/as-schema.ts';
import { isClosed } from './fields/constraint-words.ts';
import { isList, itemsOf, rowCount } from './fields/contents.ts';
import { elsewhere, keysOf } from './fields/open-later.ts';
import type { ResolvedSchema } from './fields/resolve-schema.ts';
import { parameterWords } from './fields/parameter-words.ts';
import { fieldRow, fieldRows } from './fields/rows.ts';
import { below, hrefOf, resolved, type FieldScope, type InnerScope, type Layout } from './fields/scope.ts';
import { shortText } from './fields/short.ts';
import { valueOfWhole } from './fields/value-of-whole.ts';
import { createWaiting } from './fields/waiting.ts';
import { variantGroups } from './fields/variants.ts';
import { examplesElsewhere, namedExamples } from './named-examples.ts';
import { statedBy } from './stated.ts';

export type { FieldScope };

/**
 * Table of an object's fields, of an array's items, or of the alternatives of a union, with what holds for the whole.
 * Finite and small: recursion becomes a link, and so does what the page has no room for (`context.expansion`).
 */
export function fieldTable(schema: Schema, scope: FieldScope): FieldTable {
  const read = resolved(schema, scope);
  const inner = begin(scope);
  const { expansion } = inner.layout;
  const items = itemsOf(read.schema, inner);
  const verdict = expansion.enter({
    keys: keysOf(read, inner),
    rows: rowCount({ schema: items.schema, names: [...read.names, ...items.names] }, inner),
    at: hrefOf(scope.anchor, scope),
  });
  if (!verdict.open) return elsewhere(verdict, read, inner);
  return finish(wholeTable(read, inner), inner.layout);
}

/** Row of a parameter: a field with its own description and place. */
export function parameterField(parameter: Parameter, scope: FieldScope): Field {
  const inner = begin(scope);
  const { examples: _, ...row } = finish(
    fieldRow({ name: parameter.name, schema: parameter.schema, required: parameter.required }, inner),
    inner.layout,
  );
  const also = [...(row.also ?? []), ...statedBy(parameter)];
  const words = parameterWords(parameter, resolved(parameter.schema, scope).schema);
  return {
    ...row,
    constraints: [...row.constraints, ...words],
    description: parameter.description === '' ? row.description : describe(parameter.description),
    marks: parameter.deprecated && !row.marks.includes('deprecated') ? ['deprecated', ...row.marks] : row.marks,
    ...samplesOf(parameter, row.enum !== undefined),
    ...(also.length === 0 ? {} : { also }),
  };
}

/** Sample values of a parameter: by name where there is something to say of them. */
function samplesOf(parameter: Parameter, listed: boolean): Pick<Field, 'examples' | 'namedExamples'> {
  const { example, examples, externalExamples = [], generated = false } = parameter;
  const told = examples.some(
    ({ name, summary, description, serializedValue }) =>
      (summary !== name && summary !== 'Example') || description !== '' || serializedValue !== undefined,
  );
  const named = [...(told ? namedExamples(examples) : []), ...examplesElsewhere(externalExamples)];
  const plain =
    told || listed || generated || saidAlready(parameter)
      ? []
      : examples.length > 1
        ? examples.map(({ value }) => value)
        : [example];
  return {
    ...(plain.length === 0 || plain[0] === undefined
      ? {}
      : { examples: plain.map((value) => shortText(valueText(value))) }),
    ...(named.length === 0 ? {} : { namedExamples: named }),
  };
}

/** A sample value that is the default or the only one there is tells nothing new. */
function saidAlready({ example, examples, schema }: Parameter): boolean {
  return examples.length < 2 && (example === schema.default || example === schema.const);
}

function begin(scope: FieldScope): InnerScope {
  const layout: Layout = {
    expansion: scope.context.expansion.table(),
    waiting: createWaiting(),
    table: objectTable,
    whole: wholeTable,
  };
  return { ...scope, layout, rank: 0, depth: 0, around: new Map() };
}

/** Works off what waits. */
function finish<T>(made: T, { waiting }: Layout): T {
  waiting.finish();
  return made;
}

/** A table with what holds for the whole. */
function wholeTable(read: ResolvedSchema, scope: InnerScope): FieldTable {
  const table = objectTable(read, scope);
  const value = valueOfWhole(read, scope, table);
  return value === undefined ? table : { value, ...table };
}

function objectTable({ schema, names }: ResolvedSchema, scope: InnerScope): FieldTable {
  const { context } = scope;
  for (const name of names) context.addresses.schemas.add(name, hrefOf(scope.anchor, scope));
  const inside: InnerScope = { ...scope, within: [...scope.within, ...names.map((name) => ({ name, path: '' }))] };
  const variants = variantGroups({ schema, names }, inside);
  if (isList(schema)) return itemsTable(schema, variants, inside);
  const name = names.at(-1);
  const notices = context.notices.for(
    schema.properties === undefined ? 'object' : 'partial',
    schema['x-not-published'] ?? [],
  );
  const fields = fieldRows(schema, inside);
  return {
    fields,
    ...(fields.length > 0 && scope.direction !== 'response' && isClosed(schema) ? { closed: true } : {}),
    ...(variants.length === 0 ? {} : { variants }),
    notices,
    ...(name === undefined ? {} : { schema: { name, ...pageOf(name, scope) } }),
  };
}

function itemsTable(schema: Schema, variants: NonNullable<FieldTable['variants']>, scope: InnerScope): FieldTable {
  const items = resolved(asSchema(schema.items), scope);
  const entered = items.names.find((name) => scope.within.some((owner) => owner.name === name));
  const table =
    entered === undefined
      ? objectTable(items, below(scope, '[]'))
      : elsewhere(
          { open: false, cut: false, key: keysOf(items, scope)[items.names.indexOf(entered)] ?? entered },
          items,
          scope,
        );
  const all = [...(table.variants ?? []), ...variants];
  return { ...table, ...(all.length === 0 ? {} : { variants: all }) };
}

/** On pages of the reference a name leads to the page of its schema. */
function pageOf(name: string, { context }: FieldScope): Pick<NonNullable<FieldTable['schema']>, 'href'> {
  const href = context.expansion.linksNames ? context.addresses.schemas.get(name) : undefined;
  return href === undefined || href === context.href ? {} : { href };
}
