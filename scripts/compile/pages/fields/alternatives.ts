import type { VariantGroup } from '#src/model/field.ts';
import type { Schema } from '#src/model/schema.ts';
import { asTexts } from '#src/shared/schema/raw.ts';
import { asSchema, schemaEntries, schemaList } from '#src/shared/schema/subschemas.ts';
import { enumMembers } from '#src/shared/schema/enums.ts';
import { resolveSchema, type ResolvedSchema } from '#src/shared/schema/resolve-schema.ts';
import type { Schemas } from '#src/shared/schema/schema-ref.ts';
import { normaliseName } from '../../../text/normalise-name.ts';
import { conditionLabel } from './condition-label.ts';
import { howMany, list } from './constraint-words.ts';
import { ruleTables, unionOf } from './contents.ts';
import { impliedDiscriminator, subtypes, valueLabel, variantValue } from './discriminator.ts';
import { typeWords } from './type-words.ts';

/** Alternatives or conditions of one keyword. */
export interface AlternativeGroup<Item = Alternative> extends Omit<VariantGroup, 'variants'> {
  readonly alternatives: readonly Item[];
}

export interface Alternative extends ResolvedSchema {
  readonly label: string;
  /** The label without the values to send: shorter, and the same when a value is added. */
  readonly shortLabel: string;
}

interface LabelledBranch {
  readonly schema: Schema;
  readonly label: string;
}

/**
 * Alternatives and conditions of a schema: `oneOf`, `anyOf`, subtypes of a discriminator, `if`, `dependentSchemas`, and
 * the rules that need a table to be read.
 */
export function alternativeGroups(parent: ResolvedSchema, schemas: Schemas): readonly AlternativeGroup[] {
  const { schema } = parent;
  const dependent = schemaEntries(schema.dependentSchemas).map(([name, branch]) => ({
    schema: branch,
    label: `With ${name}`,
  }));
  return [
    ...[schema, ...schemaList(schema.allOf)].flatMap((part) => [
      ...unionGroup('oneOf', unionOf(part, 'oneOf', schemas), part.discriminator, parent, schemas),
      ...unionGroup('anyOf', unionOf(part, 'anyOf', schemas), part.discriminator, parent, schemas),
      ...group('if', conditions(part, schemas), schemas),
    ]),
    ...unionGroup('oneOf', subtypes(parent, schemas), schema.discriminator, parent, schemas),
    ...group('dependentSchemas', dependent, schemas),
    ...ruleTables(schema, schemas).flatMap((keyword) =>
      group(keyword, [{ schema: asSchema(schema[keyword]), label: ruleLabel(keyword, schema) }], schemas),
    ),
  ];
}

function group(
  keyword: AlternativeGroup['keyword'],
  branches: readonly LabelledBranch[],
  schemas: Schemas,
): readonly AlternativeGroup[] {
  if (branches.length === 0) return [];
  const labels = numbered(branches.map(({ label }) => label));
  const alternatives = branches.map(({ schema }, index) => ({
    ...resolveSchema(schema, schemas),
    label: labels[index] ?? '',
    shortLabel: labels[index] ?? '',
  }));
  return [{ keyword, alternatives }];
}

function unionGroup(
  keyword: 'oneOf' | 'anyOf',
  branches: readonly Schema[],
  discriminator: Schema['discriminator'],
  parent: ResolvedSchema,
  schemas: Schemas,
): readonly AlternativeGroup[] {
  if (branches.length === 0) return [];
  // A subtype adds its own fields to those shown above it.
  const isSubtype =
    parent.schema.oneOf === undefined && parent.schema.anyOf === undefined && discriminator !== undefined;
  const resolved = branches.map((branch) => resolveSchema(branch, schemas, isSubtype ? parent.names : []));
  const implied = discriminator === undefined ? impliedDiscriminator(resolved, schemas) : undefined;
  const propertyName = discriminator?.propertyName ?? implied;
  const labels = numbered(
    resolved.map((branch, index) => {
      const known =
        implied === undefined
          ? ((discriminator && variantValue(discriminator, branch, schemas)) ?? nameOf(branch))
          : withValues(nameOf(branch), valueLabel(branch, implied, schemas));
      return known ?? kindOf(branch, schemas) ?? `Option ${index + 1}`;
    }),
  );
  const alternatives = resolved.map((branch, index) => {
    const label = labels[index] ?? '';
    return { ...branch, label, shortLabel: implied === undefined ? label : (nameOf(branch) ?? label) };
  });
  return [{ keyword, ...(propertyName === undefined ? {} : { discriminator: propertyName }), alternatives }];
}

/** Labels that tell all apart: the second `Card` is `Card (2)`. */
function numbered(labels: readonly string[]): readonly string[] {
  return labels.map((label, index) => {
    const earlier = labels.slice(0, index).filter((other) => other === label).length;
    return earlier === 0 ? label : `${label} (${earlier + 1})`;
  });
}

function nameOf({ schema, names }: ResolvedSchema): string | undefined {
  return schema.title ?? names.at(-1);
}

/** A name with the values to send, unless it says the same. */
function withValues(name: string | undefined, values: string): string {
  return name === undefined || normaliseName(name) === normaliseName(values) ? values : `${name} (${values})`;
}

/** What an alternative without a name is: its type, or the names it asks for. */
function kindOf({ schema }: ResolvedSchema, schemas: Schemas): string | undefined {
  const values = enumMembers(schema)?.length ?? 0;
  if (values > 1) return `One of ${values} values`;
  const type = typeWords(schema, schemas);
  if (type !== 'any' && type !== 'object') return schema.format === undefined ? type : `${type}, ${schema.format}`;
  const required = asTexts(schema.required);
  return required.length > 0 && required.length <= 3 && schema.properties === undefined
    ? `With ${list(required, 'and')}`
    : undefined;
}

/**
 * `if`, `then` and `else` (JSON Schema 2020-12, section 10.2.2); a condition of few words is the label of what follows
 * from it.
 */
function conditions(schema: Schema, schemas: Schemas): readonly LabelledBranch[] {
  if (schema.if === undefined || (schema.then ?? schema.else) === undefined) return [];
  const words = conditionLabel(asSchema(schema.if), schemas);
  const otherwise = words === undefined || schema.then !== undefined ? 'Otherwise' : `Unless ${words}`;
  return [
    { schema: words === undefined ? schema.if : undefined, label: 'If' },
    { schema: schema.then, label: words === undefined ? 'Then' : `If ${words}` },
    { schema: schema.else, label: otherwise },
  ].flatMap(({ schema: branch, label }) => (branch === undefined ? [] : [{ schema: asSchema(branch), label }]));
}

function ruleLabel(keyword: 'contains' | 'contentSchema' | 'not', schema: Schema): string {
  switch (keyword) {
    case 'contains':
      return `Contains ${howMany(schema)}`;
    case 'contentSchema':
      return 'Contents';
    case 'not':
      return 'Not this';
  }
}
