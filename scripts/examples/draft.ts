import { asList, asRecord, asTexts, type Raw } from '../model/raw.ts';
import { isInternal } from '../model/extension.ts';
import { notPublished } from '../model/gap.ts';
import { isKeptOff, type Direction, type Resolve } from '../schema/strictness.ts';
import { draftList } from './list.ts';
import { mergeSchemas, type MergedSchema } from './merged-schema.ts';
import { draftObject } from './object.ts';
import { exampleNumber, exampleText } from './scalar.ts';
import { withAlternatives } from './alternatives.ts';

/** No value could be made. */
export const NOTHING: unique symbol = Symbol('nothing');
export type Drafted = unknown;

/** What all drafts of one example share. */
export interface Drafting {
  readonly direction: Direction;
  readonly resolve: Resolve;
  /** Whether a value fits a schema, as far as the drafting may still ask. */
  readonly fits: (schema: Raw, value: unknown) => boolean;
  /** Optional fields by depth; none for the smallest example. */
  readonly optional: readonly number[];
  /** Schemas left to draft: schemas that multiply themselves end here. */
  steps: number;
}

/** Where a draft stands. */
export interface Spot {
  readonly name: string;
  /** Objects around it. */
  readonly depth: number;
  /** Schemas being drafted around it: one that comes again leaves out what is optional, and else has no example. */
  readonly within: readonly Raw[];
  /** Which of several entries it is: their values differ. */
  readonly index: number;
}

/** A value for schemas that apply together, `NOTHING` where there is none or the source does not tell enough. */
export function draft(drafting: Drafting, schemas: readonly unknown[], spot: Spot): Drafted {
  drafting.steps -= 1;
  if (drafting.steps < 0) return NOTHING;
  const schema = mergeSchemas(schemas, drafting.resolve);
  if (schema === undefined || schema.parts.some((part) => spot.within.includes(part)) || schema.parts.some(isUnknown))
    return NOTHING;
  const authored = authoredValue(drafting, schema, schemas, spot.index);
  if (authored !== NOTHING) return authored;
  // Scalars and alternatives cannot lead back to themselves without a part that can.
  const inside = { ...spot, within: [...spot.within, ...schema.parts.filter((part) => '$ref' in part === false)] };
  return withAlternatives(drafting, schema, schemas, spot, (merged) => draftType(drafting, merged, inside));
}

/** Whether fields or values of a schema are not published: an example would invent them. */
export function isUnknown(part: Raw): boolean {
  return (
    part['x-callback'] !== undefined ||
    notPublished(part).some((mark) => mark === 'fields' || mark === 'types' || mark === 'values' || mark === 'required')
  );
}

/** What the description itself gives for a value, the first that fits. */
function authoredValue(drafting: Drafting, schema: MergedSchema, schemas: readonly unknown[], index: number): Drafted {
  const whole: Raw = schemas.length === 1 ? asRecord(schemas[0]) : { allOf: schemas };
  const of = (keyword: string): readonly unknown[] =>
    schema.parts.flatMap((part) => (part[keyword] === undefined ? [] : [part[keyword]]));
  const values = [
    ...of('example'),
    ...of('examples').flatMap(asList),
    ...of('default').filter((value) => value !== null && value !== ''),
    ...of('const'),
    ...asList(schema.keywords['enum']).filter((value) => value !== null),
  ];
  const distinct = index === 0 ? values : values.slice(index);
  return distinct.length === 0
    ? NOTHING
    : (distinct.slice(0, 20).find((value) => drafting.fits(whole, value)) ?? NOTHING);
}

function draftType(drafting: Drafting, schema: MergedSchema, spot: Spot): Drafted {
  const type = typeOf(schema);
  switch (type) {
    case 'object':
      return draftObject(drafting, schema, spot);
    case 'array':
      return draftList(drafting, schema, spot);
    case 'string':
      return exampleText(schema, spot.name, spot.index) ?? NOTHING;
    case 'integer':
    case 'number':
      return exampleNumber(schema, spot.name, type === 'integer', spot.index) ?? NOTHING;
    case 'boolean':
      return spot.index % 2 === 0;
    case 'null':
      return null;
    default:
      return NOTHING;
  }
}

/** The type that a value has: the first that is allowed, else the one that the keywords speak of; undefined where nothing is said. */
export function typeOf({ types, keywords, properties, required, items, additional }: MergedSchema): string | undefined {
  if (types !== undefined) return types.find((type) => type !== 'null') ?? types[0];
  if (properties.size > 0 || required.size > 0 || additional.length > 0 || 'patternProperties' in keywords)
    return 'object';
  if (items.length > 0 || 'prefixItems' in keywords) return 'array';
  if (['pattern', 'format', 'minLength', 'maxLength'].some((keyword) => keyword in keywords)) return 'string';
  return ['minimum', 'maximum', 'multipleOf', 'exclusiveMinimum', 'exclusiveMaximum'].some(
    (keyword) => keyword in keywords,
  )
    ? 'number'
    : undefined;
}

/** Whether a field is left out whatever its schema: it belongs to the other side, or is not for readers. */
export function isLeftOut({ direction, resolve }: Drafting, schemas: readonly unknown[]): boolean {
  return schemas.map(asRecord).some((field) => isKeptOff(field, direction, resolve) || isForNobody(field, resolve));
}

/** Whether a schema, or the one it refers to, is not for readers. */
export function isForNobody(schema: Raw, resolve: Resolve): boolean {
  const passed = new Set<Raw>();
  for (
    let part = schema;
    !passed.has(part);
    part = typeof part['$ref'] === 'string' ? asRecord(resolve(part['$ref'])) : part
  ) {
    if (isInternal(part)) return true;
    passed.add(part);
  }
  return false;
}

/** Names of fields that a value must have, by all that its schema says of the fields it has. */
export function demandedBy(schema: MergedSchema, value: Raw): readonly string[] {
  return schema.dependents.flatMap((part) =>
    Object.entries(asRecord(part['dependentRequired'])).flatMap(([name, others]) =>
      Object.hasOwn(value, name) ? asTexts(others) : [],
    ),
  );
}
