import type { Schema } from '#src/model/schema.ts';
import { unionsOf } from '#src/shared/schema/applicators.ts';
import { subtypes } from '#src/shared/schema/discriminator.ts';
import { asRecord, asText, asTexts, isRecord, type Raw } from '#src/shared/schema/raw.ts';
import { schemaName } from '#src/shared/schema/resolve-ref.ts';
import { conditionsFor, heirAmong } from '#src/shared/schema/view.ts';
import {
  NOTHING,
  readSchemas,
  valuesOf,
  type Drafted,
  type Drafting,
  type DraftSchema,
  type Spot,
} from './drafting.ts';

/** Maximum number of alternatives that are tried for one union. */
const TRIED = 10;

/**
 * Generates a value for a schema with alternatives. Of `oneOf` or `anyOf`, chooses the first alternative that has a
 * valid value. Of the subtypes of a schema with a discriminator, chooses the first. `make` then generates a value for
 * the chosen schemas. If `then`, `else` or dependent schemas apply to this value, `make` generates another value that
 * is valid for them, too.
 */
export function withAlternatives(
  drafting: Drafting,
  schema: DraftSchema,
  schemas: readonly unknown[],
  spot: Spot,
  make: (schema: DraftSchema) => Drafted,
): Drafted {
  const open = schema.parts.find(
    (part) =>
      isUnion(part) &&
      !schemas.some((one) => isChosen(one, part)) &&
      heirAmong(part, schema.parts, drafting.resolve) === undefined,
  );
  if (open !== undefined) return firstFitting(drafting, open, schemas, spot);
  const heir = heirOf(drafting, schema, spot);
  if (heir !== undefined) return drafting.draft([...schemas, heir], spot);
  const value = tagged(drafting, schema, make(schema));
  return value === NOTHING ? NOTHING : withBranches(drafting, schema, value, make, schemas);
}

function isUnion(part: Raw): boolean {
  return unionsOf(part).length > 0;
}

const CHOICE = Symbol('choice');

/** Whether `schema` is an alternative of `union` that `firstFitting` is trying. */
function isChosen(schema: unknown, union: Raw): boolean {
  return (asRecord(schema) as { [CHOICE]?: Raw })[CHOICE] === union;
}

function firstFitting(drafting: Drafting, union: Raw, schemas: readonly unknown[], spot: Spot): Drafted {
  const [first, second] = unionsOf(union);
  const alternatives = (first?.branches ?? []).filter((alternative) => asRecord(alternative)['type'] !== 'null');
  const both = second === undefined ? [] : [{ [second.keyword]: second.branches }];
  for (const alternative of (alternatives.length === 0 ? [{ type: 'null' }] : alternatives).slice(0, TRIED)) {
    const choice = { allOf: [alternative, ...both], [CHOICE]: union };
    const value = withTag(union, asText(asRecord(alternative)['$ref']), drafting.draft([...schemas, choice], spot));
    if (value !== NOTHING && drafting.fits({ allOf: schemas.filter((one) => !(CHOICE in asRecord(one))) }, value))
      return value;
  }
  return NOTHING;
}

/**
 * Sets an inherited discriminator field to the name of the schema that inherits it. Example: `Cat` refers to `Pet` in
 * its `allOf`. In a value of `Cat`, the discriminator field of `Pet` then has the value `Cat`.
 */
function tagged({ resolve }: Drafting, schema: DraftSchema, value: Drafted): Drafted {
  return schema.parts
    .filter((part) => part['discriminator'] !== undefined)
    .reduceRight<Drafted>((known, part) => {
      const heir = isUnion(part) ? heirAmong(part, schema.parts, resolve)?.alternative : undefined;
      const own = isUnion(part)
        ? asText(heir?.['$ref'])
        : asTexts(valuesOf(schema, '$ref')).find((ref) => resolve(ref) !== part);
      return withTag(part, own ?? '', known);
    }, value);
}

/**
 * Sets the discriminator field of a value to the name of the schema to which `reference` refers (Discriminator Object,
 * OpenAPI 3.1, section 4.8.25). Without a reference, returns the value unchanged.
 */
function withTag({ discriminator }: Raw, reference: string, value: Drafted): Drafted {
  const { propertyName, mapping } = asRecord(discriminator);
  const name = asText(propertyName);
  if (reference === '' || name === '' || !isRecord(value)) return value;
  const component = schemaName(reference);
  const mapped = Object.entries(asRecord(mapping))
    .filter(([, target]) => schemaName(asText(target)) === component)
    .map(([key]) => key);
  const current = value[name];
  return typeof current === 'string' && mapped.includes(current) ? value : { ...value, [name]: mapped[0] ?? component };
}

/**
 * Returns the first subtype of a schema with a discriminator: a schema in `mapping`, or one whose `allOf` refers to the
 * given schema. Undefined if there is none.
 */
function heirOf({ resolve, definitions }: Drafting, schema: DraftSchema, { within }: Spot): Schema | undefined {
  const [outermost] = schema.parts.filter((part) => !('$ref' in part));
  if (outermost === undefined || !isRecord(outermost['discriminator'])) return undefined;
  const own = asTexts(valuesOf(schema, '$ref')).find((ref) => resolve(ref) === outermost);
  return subtypes(outermost, own === undefined ? '' : schemaName(own), definitions).find(({ $ref = '' }) => {
    const heir = resolve($ref);
    return isRecord(heir) && ![outermost, ...schema.parts, ...within].includes(heir);
  });
}

/**
 * Applies `then`, `else` and dependent schemas (JSON Schema 2020-12 Core, section 10.2.2). Which of them apply depends
 * on `value`. If any do, `make` generates a new value that follows them, too; otherwise, returns `value`.
 */
function withBranches(
  drafting: Drafting,
  schema: DraftSchema,
  value: Drafted,
  make: (schema: DraftSchema) => Drafted,
  schemas: readonly unknown[],
): Drafted {
  const further = schema.parts.flatMap((part) => conditionsFor(part, value, drafting.fits)).filter(isRecord);
  if (further.length === 0) return value;
  const merged = readSchemas([...schemas, ...further], drafting);
  return merged === undefined ? value : make(merged);
}
