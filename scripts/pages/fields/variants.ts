import type { FieldTable, Value, Variant, VariantGroup } from '../../../src/model/field.ts';
import type { Schema } from '../../../src/model/schema.ts';
import { letters } from '../../letters.ts';
import { describe } from '../../prose/description.ts';
import { segment } from '../anchors.ts';
import { enumMembers } from '../enum-table.ts';
import { asSchema, nameList, schemaEntries, schemaList } from './as-schema.ts';
import { conditionLabel } from './condition-label.ts';
import { howMany, list } from './constraint-words.ts';
import { branchCount, conditionsOf, isList, itemsOf, rowCount, ruleTables, unionOf } from './contents.ts';
import { impliedDiscriminator, subtypes, valueLabel, variantValue } from './discriminator.ts';
import { ask, elsewhere } from './open-later.ts';
import { resolveSchema, type ResolvedSchema } from './resolve-schema.ts';
import { resolved, type InnerScope } from './scope.ts';
import { typeWords } from './type-words.ts';

interface Branch {
  readonly schema: Schema;
  /** Left out, the branch is called by what it is. */
  readonly label?: string;
}

/** Alternatives and conditions of a schema: `oneOf`, `anyOf`, heirs of a discriminator, `if`, `dependentSchemas`, and the rules that need a table to be read. */
export function variantGroups(read: ResolvedSchema, scope: InnerScope): readonly VariantGroup[] {
  const { schema } = read;
  const { definitions: schemas } = scope.context.api;
  const inner: InnerScope = { ...scope, around: new Map([...scope.around, ...schemaEntries(schema.properties)]) };
  const group = (
    keyword: VariantGroup['keyword'],
    branches: readonly Branch[],
    of: Schema = schema,
  ): readonly VariantGroup[] => {
    if (branches.length === 0) return [];
    const union = keyword === 'oneOf' || keyword === 'anyOf';
    const discriminator = union ? of.discriminator : undefined;
    const implied =
      union && discriminator === undefined
        ? impliedDiscriminator(
            branches.map((branch) => resolved(branch.schema, scope)),
            schemas,
          )
        : undefined;
    const propertyName = discriminator?.propertyName ?? implied;
    const taken = new Map<string, number>();
    const variants = branches.map((branch, index) =>
      variant({ branch, index, taken, discriminator, implied }, read, inner),
    );
    return [{ keyword, ...(propertyName === undefined ? {} : { discriminator: propertyName }), variants }];
  };
  return [
    ...[schema, ...schemaList(schema.allOf)].flatMap((part) => [
      ...group(
        'oneOf',
        unionOf(part, 'oneOf', scope).map((branch) => ({ schema: branch })),
        part,
      ),
      ...group(
        'anyOf',
        unionOf(part, 'anyOf', scope).map((branch) => ({ schema: branch })),
        part,
      ),
      ...group('if', conditions(part, scope)),
    ]),
    ...group(
      'oneOf',
      subtypes(read, schemas).map((branch) => ({ schema: branch })),
    ),
    ...group(
      'dependentSchemas',
      schemaEntries(schema.dependentSchemas).map(([name, branch]) => ({ schema: branch, label: `With ${name}` })),
    ),
    ...ruleTables(schema, scope).flatMap((keyword) =>
      group(keyword, [
        {
          schema: asSchema(schema[keyword]),
          label: keyword === 'contains' ? `Contains ${howMany(schema)}` : keyword === 'not' ? 'Not this' : 'Contents',
        },
      ]),
    ),
  ];
}

/** `if`, `then` and `else` (JSON Schema 2020-12, section 10.2.2); a condition of few words is the label of what follows from it. */
function conditions(schema: Schema, scope: InnerScope): readonly Branch[] {
  if (conditionsOf(schema).length === 0) return [];
  const words = conditionLabel(asSchema(schema.if), scope.context.api.definitions);
  return [
    ...(words === undefined ? [{ schema: asSchema(schema.if), label: 'If' }] : []),
    ...(schema.then === undefined
      ? []
      : [{ schema: asSchema(schema.then), label: words === undefined ? 'Then' : `If ${words}` }]),
    ...(schema.else === undefined
      ? []
      : [
          {
            schema: asSchema(schema.else),
            label: words === undefined || schema.then !== undefined ? 'Otherwise' : `Unless ${words}`,
          },
        ]),
  ];
}

interface VariantSource {
  readonly branch: Branch;
  readonly index: number;
  /** Labels given so far, with how often. */
  readonly taken: Map<string, number>;
  readonly discriminator: Schema['discriminator'];
  /** Property that tells the variants apart although no discriminator says so. */
  readonly implied: string | undefined;
}

function variant(
  { branch, index, taken, discriminator, implied }: VariantSource,
  parent: ResolvedSchema,
  scope: InnerScope,
): Variant {
  const { definitions: schemas } = scope.context.api;
  // An heir adds its own fields to those shown above it.
  const heir = parent.schema.oneOf === undefined && parent.schema.anyOf === undefined && discriminator !== undefined;
  const read = heir ? resolveSchema(branch.schema, schemas, parent.names) : resolved(branch.schema, scope);
  const name = read.schema.title ?? read.names.at(-1);
  const value = discriminator === undefined ? undefined : variantValue(discriminator, read, schemas);
  const wanted =
    branch.label ??
    value ??
    (implied === undefined ? name : withValues(name, valueLabel(read, implied, schemas))) ??
    kindOf(read, scope) ??
    `Option ${index + 1}`;
  taken.set(wanted, (taken.get(wanted) ?? 0) + 1);
  const label = taken.get(wanted) === 1 ? wanted : `${wanted} (${taken.get(wanted)})`;
  const anchor = scope.context.anchors.claim(
    `${scope.anchor}.${segment(implied === undefined ? label : (name ?? label))}`,
  );
  const { title, description } = read.schema;
  const row: Variant = {
    anchor,
    label,
    ...(title === undefined || letters(label).startsWith(letters(title)) ? {} : { title }),
    ...(typeof description === 'string' && description.trim() !== '' ? { description: describe(description) } : {}),
    table: EMPTY,
  };
  scope.layout.waiting.add(scope.rank + 1, () =>
    Object.assign(row, {
      table: withoutRepetition(
        tableOf(read, { ...scope, anchor, rank: scope.rank + 1, depth: scope.depth + 1 }),
        wanted,
      ),
    }),
  );
  return row;
}

/** What readers call it, with the values to send. */
function withValues(name: string | undefined, values: string): string {
  return name === undefined || letters(name) === letters(values) ? values : `${name} (${values})`;
}

const EMPTY: FieldTable = { fields: [], notices: [] };

function tableOf(read: ResolvedSchema, scope: InnerScope): FieldTable {
  const items = itemsOf(read.schema, scope);
  // A list can have alternatives beside its items, and these can lead back to it.
  const own = isList(read.schema) ? branchCount(read, scope) : 0;
  const rows = own + rowCount({ schema: items.schema, names: [...read.names, ...items.names] }, scope);
  if (rows === 0) return scope.layout.whole(read, scope);
  const verdict = ask(read, rows, scope, true);
  return verdict.open ? scope.layout.whole(read, scope) : elsewhere(verdict, read, scope);
}

/** The label or the rows tell the type already, the variant its description. */
function withoutRepetition(table: FieldTable, label: string): FieldTable {
  const { value, ...rest } = table;
  if (value === undefined) return table;
  const told = value.type === 'any' || value.type === 'object' || label.startsWith(value.type);
  const { format, title: _, ...others } = value;
  const facts: Value = {
    ...others,
    ...(format === undefined || told ? {} : { format }),
    type: told ? '' : value.type,
    description: [],
  };
  const empty =
    told &&
    facts.constraints.length + facts.notices.length + facts.marks.length === 0 &&
    [facts.default, facts.examples, facts.enum, facts.link, facts.docs, facts.also].every((part) => part === undefined);
  return empty ? rest : { value: facts, ...rest };
}

/** What an alternative without a name is: its type, or the names it asks for. */
function kindOf({ schema }: ResolvedSchema, scope: InnerScope): string | undefined {
  const values = enumMembers(schema)?.length ?? 0;
  if (values > 1) return `One of ${values} values`;
  const type = typeWords(schema, scope.context.api.definitions);
  if (type !== 'any' && type !== 'object') return schema.format === undefined ? type : `${type}, ${schema.format}`;
  const required = nameList(schema.required);
  return required.length > 0 && required.length <= 3 && schema.properties === undefined
    ? `With ${list(required, 'and')}`
    : undefined;
}
