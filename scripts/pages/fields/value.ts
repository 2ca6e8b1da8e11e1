import type { Content } from '../../../src/model/content.ts';
import type { Value } from '../../../src/model/field.ts';
import type { Schema } from '../../../src/model/schema.ts';
import { letters } from '../../letters.ts';
import { describe } from '../../prose/description.ts';
import { docsOf } from '../docs.ts';
import { enumMembers, enumTable, valueText } from '../enum-table.ts';
import { alsoStated } from './also-stated.ts';
import { constraintWords } from './constraint-words.ts';
import { itemsOf, rowCount } from './contents.ts';
import type { ResolvedSchema } from './resolve-schema.ts';
import { hrefOf, type InnerScope } from './scope.ts';
import { shortJson, shortText } from './short.ts';
import { typeWords } from './type-words.ts';

/** Sample values a row shows. */
const EXAMPLES = 5;

/** Everything a schema says about a value, its nested fields aside; of an array also what holds for each item. `name` is what the value is called. */
export function valueOf({ schema, names }: ResolvedSchema, scope: InnerScope, anchor: string, name: string): Value {
  const { context } = scope;
  const { definitions: schemas } = context.api;
  const items = itemsOf(schema, scope);
  const opens = rowCount({ schema: items.schema, names: [...names, ...items.names] }, scope) > 0;
  const plain = opens ? {} : items.schema;
  const owner = items.names.at(-1) ?? names.at(-1);
  const examples = examplesOf(schema) ?? examplesOf(plain) ?? [];
  const docs = docsOf(schema.externalDocs) ?? docsOf(plain.externalDocs);
  const also = [...alsoStated(schema), ...items.levels.flatMap(alsoStated)];
  const page = context.expansion.linksNames && owner !== undefined ? context.addresses.schemas.get(owner) : undefined;
  const title = titleOf(schema, [name, ...names]);
  return {
    type: typeWords(schema, schemas, names),
    ...optional('format', schema.format ?? (plain === schema ? undefined : plain.format)),
    ...(page === undefined || page === context.href || owner === undefined
      ? {}
      : { schema: { name: owner, href: page } }),
    ...optional('title', title),
    marks: marksOf(schema),
    description: descriptionOf(schema, opens && items.names.length > 0 ? {} : items.schema),
    constraints: [
      ...constraintWords(schema, schemas),
      ...items.levels.flatMap((level) =>
        opens && level === items.schema ? [] : constraintWords(level, schemas).map((word) => `each ${word}`),
      ),
    ],
    ...('default' in schema && schema.default !== undefined ? { default: shortJson(schema.default) } : {}),
    ...(examples.length === 0 ? {} : { examples }),
    ...valuesOf({ schema, names }, items, scope, anchor, name),
    ...optional('docs', docs),
    ...(also.length === 0 ? {} : { also }),
    notices: [],
  };
}

/** More values of a named enum than these are listed once, like the fields of a named object. */
const LONG = 20;

/** Values of an enum, or of an array's items, or where they are listed. */
function valuesOf(
  { schema, names }: ResolvedSchema,
  items: ResolvedSchema,
  scope: InnerScope,
  anchor: string,
  name: string,
): Pick<Value, 'enum' | 'link'> {
  const { context } = scope;
  const owner = (schema === items.schema ? names : items.names).at(-1);
  const members = enumMembers(items.schema) ?? [];
  if (owner !== undefined && members.length > LONG) {
    const page = context.addresses.schemas.get(owner);
    const verdict = scope.layout.expansion.ask({
      keys: [`values of ${owner}`],
      rows: Math.ceil(members.length / 5),
      linked: page !== undefined,
      at: hrefOf(anchor, scope),
    });
    const href = verdict.open ? undefined : (verdict.at ?? page);
    if (href !== undefined) return { link: { label: `${members.length} values of ${owner}`, href } };
  }
  const values = enumTable(items.schema, context, anchor, owner ?? name);
  values?.values.forEach(({ anchor: place }, index) =>
    context.addresses.values.add(`${owner ?? ''}=${valueText(members[index]?.value)}`, hrefOf(place, scope)),
  );
  return values === undefined ? {} : { enum: values };
}

function examplesOf({ example, examples }: Schema): readonly string[] | undefined {
  const values = [...(example === undefined ? [] : [example]), ...(Array.isArray(examples) ? examples : [])];
  const texts = [...new Set(values.map((value) => shortText(valueText(value))))];
  return texts.length === 0 ? undefined : texts.slice(0, EXAMPLES);
}

function descriptionOf(schema: Schema, items: Schema): Content {
  const own = textOf(schema.description);
  const each = items === schema ? '' : textOf(items.description);
  return own === ''
    ? describe(each)
    : each === '' || each === own
      ? describe(own)
      : [...describe(own), ...describe(each)];
}

function textOf(description: unknown): string {
  return typeof description === 'string' ? description : '';
}

/** A title that only repeats a name, as generators write them, tells nothing; nor does one of a single word beside a description. */
function titleOf({ title, description }: Schema, names: readonly string[]): string | undefined {
  if (
    typeof title !== 'string' ||
    title === description ||
    (typeof description === 'string' && !/\s/.test(title.trim()))
  )
    return undefined;
  return names.some((name) => letters(name) === letters(title)) ? undefined : title;
}

function marksOf(schema: Schema): readonly string[] {
  return [
    schema.deprecated === true ? 'deprecated' : '',
    schema.readOnly === true ? 'read only' : '',
    schema.writeOnly === true ? 'write only' : '',
  ].filter((mark) => mark !== '');
}

function optional<Key extends string, T>(key: Key, value: T | undefined): { readonly [K in Key]?: T } {
  return (value === undefined ? {} : { [key]: value }) as { readonly [K in Key]?: T };
}
