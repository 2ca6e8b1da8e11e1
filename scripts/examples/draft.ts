import { unionsOf } from '#src/shared/schema/applicators.ts';
import { stringifyJson } from '#src/shared/schema/number-text.ts';
import { asList, asRecord, type Raw } from '#src/shared/schema/raw.ts';
import { withAlternatives } from './alternatives.ts';
import {
  isUnknown,
  NOTHING,
  obstacleAt,
  readSchemas,
  typeOf,
  valuesOf,
  type Drafted,
  type Drafting,
  type DraftSchema,
  type Spot,
} from './drafting.ts';
import { draftObject } from './object.ts';
import { exampleNumber, exampleText } from './scalar.ts';

/** Maximum number of schemas for which one example generates values: nested schemas could take exponential time. */
const STEPS = 3000;

/**
 * Adds the function `draft`, which generates values, to the settings for one example. After `STEPS` schemas, `draft`
 * returns only `NOTHING`.
 */
export function createDrafting(settings: Omit<Drafting, 'draft'>): Drafting {
  let left = STEPS;
  const drafting: Drafting = {
    ...settings,
    draft(schemas, spot) {
      left -= 1;
      return left < 0 ? NOTHING : draft(drafting, schemas, spot);
    },
  };
  return drafting;
}

function draft(drafting: Drafting, schemas: readonly unknown[], spot: Spot): Drafted {
  const schema = readSchemas(schemas, drafting);
  const obstacle = obstacleOf(drafting, schema, spot);
  if (schema !== undefined && (obstacle ?? OPEN) === OPEN) {
    const authored = authoredValue(drafting, schema, schemas, spot.index);
    if (authored !== NOTHING) return authored;
  }
  if (obstacle !== undefined) drafting.obstacles.push(obstacle);
  if (schema === undefined || obstacle !== undefined) return NOTHING;
  // Only fields and items get `inside`. A value for an alternative is generated from the same schemas again, which is
  // not recursion.
  const inside = { ...spot, within: [...spot.within, ...schema.parts.filter((part) => !('$ref' in part))] };
  return withAlternatives(drafting, schema, schemas, spot, (merged) => draftType(drafting, merged, inside));
}

/** Returns the reason why no value can be generated for a schema; undefined if there is no such reason. */
function obstacleOf({ optional }: Drafting, schema: DraftSchema | undefined, { within }: Spot): string | undefined {
  if (schema === undefined) return obstacleAt();
  // A union may contain itself once in the smallest example, because another alternative may then end the recursion.
  const turns = (part: Raw): number => (optional.length === 0 && unionsOf(part).length > 0 ? 2 : 1);
  if (schema.parts.some((part) => within.filter((one) => one === part).length >= turns(part)))
    return 'its schema contains itself without end';
  return schema.parts.some(isUnknown) ? OPEN : undefined;
}

/**
 * The reason why no value is generated if fields or values are not published. It is an empty string, because pages show
 * no message in this case. Examples by the author are used all the same.
 */
const OPEN = '';

/**
 * Returns the first valid value among `example`, `examples`, `default`, `const` and `enum`; `NOTHING` if there is none.
 * If fields or values are not published, reads only `example` and `examples`. `index` is the number of values to skip,
 * so that the items of a list differ.
 */
function authoredValue(drafting: Drafting, schema: DraftSchema, schemas: readonly unknown[], index: number): Drafted {
  const whole: Raw = schemas.length === 1 ? asRecord(schemas[0]) : { allOf: schemas };
  const values = [
    ...valuesOf(schema, 'example'),
    ...valuesOf(schema, 'examples').flatMap(asList),
    ...(schema.parts.some(isUnknown)
      ? []
      : [
          ...valuesOf(schema, 'default').filter((value) => value !== null && value !== ''),
          ...valuesOf(schema, 'const'),
          ...[...(schema.keywords.enum ?? [])].sort((a, b) => Number(a === null) - Number(b === null)),
        ]),
  ];
  const fitting = values.slice(index, index + 20).find((value) => drafting.fits(whole, value));
  return fitting === undefined ? NOTHING : fitting;
}

function draftType(drafting: Drafting, schema: DraftSchema, spot: Spot): Drafted {
  const type = typeOf(schema);
  switch (type) {
    case 'object':
      return draftObject(drafting, schema, spot);
    case 'array':
      return draftList(drafting, schema, spot);
    case 'string':
      return heldText(drafting, schema, spot) ?? exampleText(schema, spot) ?? NOTHING;
    case 'integer':
    case 'number':
      return exampleNumber(schema, spot, type) ?? NOTHING;
    case 'boolean':
      return spot.index % 2 === 0;
    case 'null':
      return null;
    default:
      return NOTHING;
  }
}

/**
 * Generates a string that contains JSON, which `contentSchema` describes (JSON Schema 2020-12 Validation, section 8.5).
 * Undefined without `contentSchema`, with `contentEncoding`, or if no JSON could be generated.
 */
function heldText({ draft }: Drafting, schema: DraftSchema, spot: Spot): string | undefined {
  const contents = valuesOf(schema, 'contentSchema');
  if (contents.length === 0 || valuesOf(schema, 'contentEncoding').length > 0) return undefined;
  const value = draft(contents, spot);
  return value === NOTHING ? undefined : stringifyJson(value);
}

/** Maximum number of items in a generated list. */
const LONGEST = 20;

/**
 * Generates a list with one item, or with more items if the schema requires them (JSON Schema 2020-12 Core, section
 * 10.3.1).
 */
function draftList({ draft }: Drafting, schema: DraftSchema, spot: Spot): Drafted {
  const { minItems = 0, maxItems = Infinity, contains, minContains = 1, prefixItems: prefix = [] } = schema.keywords;
  const count = Math.min(maxItems, Math.max(minItems, prefix.length, contains === undefined ? 1 : minContains));
  if (count > LONGEST) return NOTHING;
  const list: unknown[] = [];
  for (let position = 0; position < count; position++) {
    const index = position - prefix.length;
    const schemas = [
      ...(index < 0 ? [prefix[position]] : valuesOf(schema, 'items')),
      ...(contains !== undefined && index >= 0 && index < minContains ? [contains] : []),
    ];
    if (schemas.length === 0) break;
    const item = draft(schemas, { ...spot, name: singular(spot.name), index: Math.max(0, index) });
    if (item === NOTHING) break;
    list.push(item);
  }
  return list.length >= minItems ? list : NOTHING;
}

/** Returns a name for the items of a list: `emails` becomes `email`, `currencies` becomes `currency`. */
function singular(name: string): string {
  return name.replace(/ies$/, 'y').replace(/s$/, '');
}
