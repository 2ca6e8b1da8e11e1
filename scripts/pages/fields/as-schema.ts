import type { Schema } from '../../../src/model/schema.ts';

const NOTHING: Schema = { not: {} };
const ANYTHING: Schema = {};

/** A schema as an object: `true` allows anything, `false` nothing (JSON Schema 2020-12, section 4.3.2). What is no schema says nothing. */
export function asSchema(value: unknown): Schema {
  if (value === false) return NOTHING;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Schema) : ANYTHING;
}

/** The schemas of a map by name. */
export function schemaEntries(map: unknown): readonly (readonly [name: string, schema: Schema])[] {
  return Object.entries(asSchema(map)).map(([name, schema]) => [name, asSchema(schema)]);
}

/** The schemas of a list. */
export function schemaList(list: unknown): readonly Schema[] {
  return Array.isArray(list) ? list.map(asSchema) : [];
}

/** The names of a list; anything else in it is left out. */
export function nameList(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
}
