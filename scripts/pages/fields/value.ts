import type { Prose } from '#src/model/prose.ts';
import type { FieldTable, Value } from '#src/model/field.ts';
import type { Schema } from '#src/model/schema.ts';
import { valueText } from '#src/shared/schema/enums.ts';
import { deprecation, lifecycleOf } from '#src/shared/schema/lifecycle.ts';
import { normaliseName } from '#src/shared/text/words.ts';
import { omitUndefined, unlessEmpty } from '../../text/omit-undefined.ts';
import { toProse } from '../../guides/prose/description.ts';
import { constraintWords, requiredWords } from './constraint-words.ts';
import { contentRows, itemsOf, requiredAround } from './contents.ts';
import { docsOf } from './external-docs.ts';
import type { Plan } from './plan.ts';
import { placesOf, type FieldPosition, type Position } from './position.ts';
import { unknownKeywords } from './extensions.ts';
import { truncate, truncatedJson } from './truncate.ts';
import { asSchema, typesOf } from '#src/shared/schema/applicators.ts';
import { mergedParts, resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import type { Schemas } from '#src/shared/schema/schema-ref.ts';
import { typeWords } from '#src/shared/schema/type-words.ts';

/** Maximum number of examples in a row. */
const EXAMPLES = 5;

/**
 * Returns all facts that a schema states about a value, except nested fields; for an array also the facts about its
 * items. `name` is the name of the value.
 */
export function fieldValue(position: Position | FieldPosition, name: string, { scope, values }: Plan): Value {
  const { schema, names, kind } = position;
  const { addresses, api, config, expansion, href, marks } = scope.context;
  const { definitions: schemas } = api;
  const items = itemsOf(schema, schemas);
  const opens = contentRows(position, scope) > 0;
  const plain = opens ? {} : items.schema;
  const owner = items.names.at(-1) ?? names.at(-1);
  const page = expansion.linksNames && owner !== undefined ? addresses.schemas.get(owner) : undefined;
  const beside = kind === 'field' && 'description' in position ? [position] : [];
  // The description of an alternative is shown above its table, not in it.
  const own = kind === 'alternative' ? [] : [kind === 'table' ? besideName(schema, names, schemas) : schema];
  const hasTitle = kind !== 'alternative' && !names.some((each) => addresses.schemas.get(each) === href);
  // A field with a description does not repeat the title of its named schema, which is shown with that schema.
  const titled = kind === 'field' && textOf(schema.description) !== '' ? besideName(schema, names, schemas) : schema;
  const inner = opens ? items.levels.map((level) => besideName(level, items.names, schemas)) : items.levels;
  return omitUndefined({
    type: typeWords(schema, schemas, names),
    format: schema.format ?? plain.format,
    schema: owner === undefined || page === undefined || page === href ? undefined : { name: owner, href: page },
    title: titlesOf(mergedParts(titled).slice(hasTitle ? 0 : 1), inner, [name, ...names, ...items.names]),
    deprecated: lifecycleOf(schema).deprecated || undefined,
    marks: [...marksOf(schema), ...(marks?.field([...placesOf(position, scope), ...names, ...items.names]) ?? [])],
    description: descriptionOf([...beside, ...own, ...inner]),
    constraints: [
      ...constraintWords(schema, schemas),
      ...items.levels.flatMap((level) =>
        opens && level === items.schema ? [] : constraintWords(level, schemas).map((word) => `each ${word}`),
      ),
    ],
    default: schema.default === undefined ? undefined : truncatedJson(schema.default),
    examples: unlessEmpty(examplesOf(schema)) ?? unlessEmpty(examplesOf(plain)),
    ...values.get(position),
    docs: docsOf(schema.externalDocs, api) ?? docsOf(plain.externalDocs, api),
    extensions: unlessEmpty([schema, ...items.levels].flatMap((level) => unknownKeywords(level, config))),
  });
}

/**
 * Removes the title and the description of a value if they are those of a named schema, because readers see them with
 * that schema.
 */
function besideName({ title, description, allOf }: Schema, names: readonly string[], schemas: Schemas): Schema {
  const named = names.map((name) => resolveSchema(asSchema(schemas[name]), schemas).schema);
  return omitUndefined({
    title: named.some((each) => each.title === title) ? undefined : title,
    description: named.some((each) => each.description === description) ? undefined : description,
    allOf: names.length > 0 ? undefined : allOf,
  });
}

/**
 * Returns what a table shows above its rows: facts about the whole value, such as its constraints and, for a list, its
 * type. For a table without rows, returns all facts about the value. Undefined if there is nothing to show.
 */
export function valueOfTable(position: Position, table: FieldTable, plan: Plan): Value | undefined {
  const { schema, names } = position;
  const { schema: _, ...own } = fieldValue(position, names.at(-1) ?? '', plan);
  const value: Value = { ...own, constraints: [...own.constraints, ...requiredWords(requiredAround(position))] };
  const hasRules =
    value.constraints.length > 0 ||
    [own.extensions, own.default, own.docs, own.enum, own.link, own.format, own.title].some(
      (part) => part !== undefined,
    );
  if (table.fields.length > 0 || table.variants !== undefined || plan.decisions.get(position)?.opens === false) {
    const isPlainObject = typesOf(schema).every((type) => type === 'object') && schema.nullable !== true;
    if (isPlainObject && !hasRules && value.description.length === 0) return undefined;
    const { examples: __, ...rules } = value;
    return { ...rules, marks: [], type: isPlainObject ? '' : value.type };
  }
  const isNothing =
    (table.undocumented !== undefined && value.type === 'object') ||
    (Object.keys(schema).length === 0 && names.length === 0);
  if (isNothing && !hasRules) return value.description.length === 0 ? undefined : { ...value, type: '' };
  return value;
}

function examplesOf({ example, examples }: Schema): readonly string[] {
  const values = [...(example === undefined ? [] : [example]), ...(Array.isArray(examples) ? examples : [])];
  return [...new Set(values.map((value) => truncate(valueText(value))))].slice(0, EXAMPLES);
}

/** Joins the descriptions of a value, without repetitions. */
function descriptionOf(parts: readonly Pick<Schema, 'description'>[]): Prose {
  const texts = parts.map(({ description }) => textOf(description).trim()).filter((text) => text !== '');
  const withoutStop = texts.map((text) => text.replace(/\.$/, ''));
  return texts.filter((_, index) => withoutStop.indexOf(withoutStop[index] ?? '') === index).flatMap(toProse);
}

export function textOf(description: unknown): string {
  return typeof description === 'string' ? description : '';
}

/** Joins the titles of a value and of its items: `Orders; each item: Order`. Undefined without titles. */
function titlesOf(parts: readonly Schema[], inner: readonly Schema[], names: readonly string[]): string | undefined {
  const own = parts.flatMap((part) => titleOf(part, names) ?? []);
  const others = inner.flatMap(mergedParts).flatMap((part) => titleOf(part, [...names, ...own]) ?? []);
  return [...own, ...others.map((title) => `each item: ${title}`)].join('; ') || undefined;
}

/**
 * Returns the title of a schema. Undefined if it only repeats a name, as generated titles do, or if it is a single word
 * and there is a description.
 */
function titleOf({ title, description }: Schema, names: readonly string[]): string | undefined {
  if (typeof title !== 'string' || title === description) return undefined;
  if (typeof description === 'string' && !/\s/.test(title.trim())) return undefined;
  return names.some((name) => normaliseName(name) === normaliseName(title)) ? undefined : title;
}

function marksOf(schema: Schema): readonly string[] {
  const { readOnly, writeOnly } = schema;
  return [
    ...[deprecation(lifecycleOf(schema)) ?? []].flat(),
    ...(readOnly === true ? ['read only'] : []),
    ...(writeOnly === true ? ['write only'] : []),
  ];
}
