import type { MediaType } from '#src/model/media-type.ts';
import { isJson } from '#src/shared/samples/body.ts';
import { variantOf } from '#src/shared/schema/discriminator.ts';
import { memberSchemas } from '#src/shared/schema/parts.ts';
import { asList, isRecord, type Raw } from '#src/shared/schema/raw.ts';
import { componentName, type Resolve } from '#src/shared/schema/resolve-ref.ts';

/** A place of an example that a named schema describes. */
export interface Occurrence {
  /** Name of the schema. */
  readonly name: string;
  readonly value: unknown;
  /** The field that holds it. */
  readonly key?: string;
  /** Objects and lists around it. */
  readonly depth: number;
  /** Whether other schemas describe the same value (`allOf`): it may hold more than this one knows. */
  readonly composed: boolean;
}

export interface Reading {
  readonly resolve: Resolve;
  /** Whether a value is valid: tells which alternative of a union it takes. */
  readonly fits: (schema: Raw, value: unknown) => boolean;
}

/** Values read of one body, items of a list among them: examples can be large. */
const VALUES = 2000;
const ITEMS = 3;

/** Where the author's examples of a body hold values of named schemas. */
export function occurrencesIn({ mediaType, schema, examples }: MediaType, reading: Reading): readonly Occurrence[] {
  const found: Occurrence[] = [];
  let left = VALUES;
  const visit = (schemas: readonly unknown[], value: unknown, place: Pick<Occurrence, 'key' | 'depth'>): void => {
    left -= 1;
    if (left < 0) return;
    const parts = partsTaken(schemas, value, reading);
    for (const [part, composed] of parts) {
      const name = componentName(part);
      if (name !== undefined) found.push({ name, value, ...place, composed });
    }
    if (typeof value !== 'object' || value === null) return;
    const isArray = Array.isArray(value);
    for (const [key, child] of Object.entries(value).slice(0, isArray ? ITEMS : VALUES)) {
      const inside = [...parts.keys()].flatMap((part) => memberSchemas(part, isArray ? Number(key) : key));
      visit(inside, child, { depth: place.depth + 1, ...(isArray ? {} : { key }) });
    }
  };
  for (const { value, generated } of examples)
    if (generated === undefined && (isJson(mediaType) || typeof value !== 'string'))
      visit([schema], value, { depth: 0 });
  return found;
}

/** The schemas that apply to a value, of alternatives those that it takes, and whether others stand beside them. */
function partsTaken(
  schemas: readonly unknown[],
  value: unknown,
  { resolve, fits }: Reading,
): ReadonlyMap<Raw, boolean> {
  const parts = new Map<Raw, boolean>();
  const add = (part: unknown, composed: boolean): void => {
    if (isRecord(part) && !parts.has(part)) parts.set(part, composed);
  };
  for (const schema of schemas) add(schema, schemas.length > 1);
  // A map is walked in its order, with what is added on the way.
  for (const [part, composed] of parts) {
    const ownFields = 'properties' in part;
    if (typeof part['$ref'] === 'string') add(resolve(part['$ref']), composed);
    const all = asList(part['allOf']);
    for (const one of all) add(one, composed || ownFields || all.length > 1);
    const alternatives = [...asList(part['oneOf']), ...asList(part['anyOf'])].filter(isRecord);
    const chosen = alternatives.length === 0 ? undefined : variantOf(part, value, resolve);
    for (const one of chosen === undefined ? alternatives.filter((other) => fits(other, value)) : [chosen])
      add(one, composed || ownFields);
  }
  return parts;
}
