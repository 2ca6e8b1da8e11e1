import type { Schema } from '../../model/schema.ts';
import { SCHEMA_LISTS, SCHEMA_MAPS, SINGLE_SCHEMAS } from './keywords.ts';
import { asList, asRecord, isRecord, type Raw } from './raw.ts';

const NOTHING: Schema = { not: {} };
const ANYTHING: Schema = {};

/**
 * A schema as an object: `true` allows anything, `false` nothing (JSON Schema 2020-12, section 4.3.2). What is no
 * schema says nothing.
 */
export function asSchema(value: unknown): Schema {
  if (value === false) return NOTHING;
  return isRecord(value) ? value : ANYTHING;
}

/** The schemas of a map by name. */
export function schemaEntries(map: unknown): readonly (readonly [name: string, schema: Schema])[] {
  return Object.entries(asSchema(map)).map(([name, schema]) => [name, asSchema(schema)]);
}

/** The schemas of a list. */
export function schemaList(list: unknown): readonly Schema[] {
  return asList(list).map(asSchema);
}

/** Schemas directly inside a schema (JSON Schema 2020-12, sections 8.2.4, 10 and 11); references are not followed. */
export function subschemas(schema: Raw): readonly Raw[] {
  return [
    ...[...SCHEMA_MAPS].flatMap((keyword) => Object.values(asRecord(schema[keyword]))),
    ...[...SCHEMA_LISTS].flatMap((keyword) => asList(schema[keyword])),
    ...[...SINGLE_SCHEMAS].map((keyword) => schema[keyword]),
  ].filter(isRecord);
}
