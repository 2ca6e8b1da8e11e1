import type { Schema } from '#src/model/schema.ts';
import { evidenceOf } from '#src/shared/schema/evidence.ts';
import { asTexts } from '#src/shared/schema/raw.ts';
import { schemaEntries, schemaList, typesOf, unionsOf } from '#src/shared/schema/applicators.ts';
import { mergedParts } from '#src/shared/schema/resolve-schema.ts';
import type { Schemas } from '#src/shared/schema/schema-ref.ts';
import { freeNames, itemsBeside, opensFreeNames, unlistedNames, visibleProperties } from './contents.ts';
import type { FieldPosition, FieldScope, Position } from './position.ts';

/** A field as the schema describes it, before it has an anchor on the page. */
export interface FieldSource extends Pick<FieldPosition, 'name' | 'loose' | 'description' | 'required' | 'optional'> {
  readonly schema: Schema;
  /** Former names of the field. */
  readonly formerly?: readonly string[];
  /** What the field adds to the path of its object, such as `[]` or `.*`. If absent, it adds `.` and the name. */
  readonly step?: string;
}

/**
 * Returns the fields of an object or tuple: first the required fields, then the optional ones, each in the order of the
 * description. Fields whose names are not listed, and items, are last.
 */
export function fieldSources(position: Position, scope: FieldScope): readonly FieldSource[] {
  const { schema } = position;
  const { definitions: schemas } = scope.context.api;
  const required = asTexts(schema.required);
  const isKnown = schema.required !== undefined && schema['x-not-published']?.includes('required') !== true;
  const isStated = ({ 'x-evidence': given }: Schema): boolean =>
    evidenceOf({ 'x-evidence': given }).required === 'stated';
  const properties = visibleProperties(schema, scope).map(([name, resolved, property]) => ({
    name,
    schema: inContext(property, resolved, position.around.get(name)),
    required: required.includes(name),
    formerly: formerNamesOf(property),
    ...((isKnown || isStated(schema) || isStated(property)) && !required.includes(name) ? { optional: true } : {}),
  }));
  const unlisted = unlistedNames(position).map((name) => ({ name, schema: freeNames(schema) ?? {}, required: true }));
  const named: readonly FieldSource[] = [...properties, ...unlisted];
  return [
    ...named.filter((source) => source.required),
    ...named.filter((source) => !source.required),
    ...freeSources(schema, named.length > 0, schemas),
    ...itemSources(schema),
  ];
}

/**
 * Returns the former names that a property states itself (`x-formerly`). If the property refers to a schema, the former
 * names of that schema are left out.
 */
export function formerNamesOf(property: Schema): readonly string[] {
  return mergedParts(property).flatMap((part) => asTexts(part['x-formerly']));
}

function freeSources(schema: Schema, besideOthers: boolean, schemas: Schemas): readonly FieldSource[] {
  const source = (name: string, value: Schema): FieldSource => ({
    name,
    schema: value,
    required: false,
    step: '.*',
    loose: true,
  });
  const patterns = schemaEntries(schema.patternProperties).map(([pattern, value]) =>
    source(`names matching ${pattern}`, value),
  );
  const others = besideOthers || patterns.length > 0;
  const free = others || itemsBeside(schema) !== undefined ? freeNames(schema) : opensFreeNames(schema, schemas);
  return free === undefined ? patterns : [...patterns, source(others ? 'any other name' : 'any name', free)];
}

function itemSources(schema: Schema): readonly FieldSource[] {
  const places = schemaList(schema.prefixItems);
  const items = itemsBeside(schema);
  const name = places.length === 0 ? 'each item' : 'any further item';
  return [
    ...places.map((place, index) => ({
      name: `[${index}]`,
      schema: place,
      required: index < (schema.minItems ?? 0),
      step: `[${index}]`,
    })),
    ...(items === undefined ? [] : [{ name, schema: items, required: false, step: '[]', loose: true as const }]),
  ];
}

/**
 * Returns the schema of a field in an alternative. A field without a type is combined with the field of the same name
 * outside the alternative, which supplies the type.
 */
function inContext(property: Schema, resolved: Schema, around: Schema | undefined): Schema {
  const hasOwnType =
    typesOf(resolved).length > 0 || unionsOf(resolved).length > 0 || (resolved.const ?? resolved.enum) !== undefined;
  return around === undefined || hasOwnType ? property : { allOf: [around, property] };
}
