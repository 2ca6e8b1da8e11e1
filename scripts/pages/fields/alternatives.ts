import type { VariantGroup } from '#src/model/field.ts';
import type { Schema } from '#src/model/schema.ts';
import { asTexts } from '#src/shared/schema/raw.ts';
import { listWords } from '#src/shared/text/words.ts';
import { numbered, readAlternatives, type Alternative } from '#src/shared/schema/alternatives.ts';
import { subtypes } from '#src/shared/schema/discriminator.ts';
import { asSchema, schemaEntries, unionsOf, type UnionKeyword } from '#src/shared/schema/applicators.ts';
import { mergedParts, resolveSchema, type ResolvedSchema } from '#src/shared/schema/resolve-schema.ts';
import type { Schemas } from '#src/shared/schema/schema-ref.ts';
import { howMany, simpleWords } from './constraint-words.ts';
import { listedUnions, ruleTables } from './contents.ts';

/** The alternatives or conditions of one keyword, such as `oneOf`. */
export interface AlternativeGroup<Item = Alternative> extends Omit<VariantGroup, 'variants'> {
  readonly alternatives: readonly Item[];
}

interface LabelledBranch {
  readonly schema: Schema;
  readonly label: string;
}

/**
 * Returns the alternatives and conditions of a schema, grouped by keyword: `oneOf`, `anyOf`, subtypes of a
 * discriminator, `if` and `dependentSchemas`. Schemas of `contains`, `contentSchema` and `not` are included if they
 * need a table.
 */
export function alternativeGroups(parent: ResolvedSchema, schemas: Schemas): readonly AlternativeGroup[] {
  const { schema } = parent;
  const dependent = schemaEntries(schema.dependentSchemas).map(([name, branch]) => ({
    schema: branch,
    label: `With ${name}`,
  }));
  return [
    ...mergedParts(schema).flatMap((part) => [
      ...listedUnions(part, schemas).flatMap(({ keyword, branches }) =>
        unionGroup(keyword, branches, part.discriminator, parent, schemas),
      ),
      ...group('if', conditions(part, schemas), schemas),
    ]),
    ...unionGroup('oneOf', subtypes(schema, parent.names.at(-1), schemas), schema.discriminator, parent, schemas),
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
    values: [],
  }));
  return [{ keyword, alternatives }];
}

function unionGroup(
  keyword: UnionKeyword,
  branches: readonly Schema[],
  discriminator: Schema['discriminator'],
  parent: ResolvedSchema,
  schemas: Schemas,
): readonly AlternativeGroup[] {
  if (branches.length === 0) return [];
  // A subtype adds its fields to those of the parent, which are shown above it.
  const isSubtype = unionsOf(parent.schema).length === 0 && discriminator !== undefined;
  const { property, alternatives } = readAlternatives(branches, discriminator, schemas, isSubtype ? parent.names : []);
  return [{ keyword, ...(property === undefined ? {} : { discriminator: property }), alternatives }];
}

/**
 * Returns the branches of `if`, `then` and `else` (JSON Schema 2020-12, section 10.2.2). A short condition becomes the
 * label of its branch: `If country is "US"`.
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

/** Describes a short condition in words, `country is "US" and state is given`; undefined for one that needs a table. */
function conditionLabel(schema: Schema, schemas: Schemas): string | undefined {
  if (Object.keys(schema).some((keyword) => !['properties', 'required', 'type'].includes(keyword))) return undefined;
  const properties = schemaEntries(schema.properties).map(([name, property]) => {
    const words = simpleWords(property, schemas);
    return words === undefined ? undefined : `${name} is ${words}`;
  });
  if (properties.includes(undefined)) return undefined;
  const given = asTexts(schema.required)
    .filter((name) => schema.properties?.[name] === undefined)
    .map((name) => `${name} is given`);
  const words = [...properties.flatMap((each) => each ?? []), ...given];
  return words.length === 0 || words.length > 3 ? undefined : listWords(words, 'and');
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
