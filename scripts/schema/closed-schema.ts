import type { OpenApiDocument } from '../../src/model/openapi.ts';
import { asRecord, asTexts, type Raw } from '../model/raw.ts';
import { resolveRef } from '../model/resolve-ref.ts';

/** Which side sends a value; an example on a schema itself may stand for `either`. */
export type Direction = 'request' | 'response' | 'either';

/** The keyword that keeps a field off a side. */
const KEPT_OFF: Readonly<Record<Direction, string | undefined>> = { request: 'readOnly', response: 'writeOnly', either: undefined };

/** `$id` of the document's components in one direction. */
export function rootId(direction: Direction): string {
  return `description:${direction}`;
}

/**
 * Makes schemas strict for validation: documented objects take no misspelt fields even where the schema does not say
 * `additionalProperties: false`, and `readOnly` and `writeOnly` fields stay on their side (JSON Schema 2020-12
 * Validation, section 9.4). Objects of which fields are marked not published stay open.
 */
export interface SchemaCloser {
  /** All named schemas, for references. */
  components(): Raw;
  /** One schema where a value stands: closed, references leading to `components`. */
  value(schema: Raw): Raw;
}

/** Keywords whose schemas apply to the same value: only the value as a whole is closed, not each of them. */
const IN_PLACE_LISTS = ['allOf', 'oneOf', 'anyOf'];
const IN_PLACE = ['not', 'if', 'then', 'else'];
/** Keywords whose schemas apply to values inside. */
const VALUE_MAPS = ['properties', 'patternProperties', '$defs', 'definitions'];
const VALUES = ['items', 'additionalProperties', 'contains', 'unevaluatedProperties', 'unevaluatedItems'];

export function createCloser(document: OpenApiDocument, direction: Direction): SchemaCloser {
  const resolve = (schema: Raw): Raw => asRecord(resolveRef(document, schema));
  const keyword = KEPT_OFF[direction];
  const elsewhere = (schema: Raw): boolean => keyword !== undefined && (schema[keyword] === true || resolve(schema)[keyword] === true);

  const inPlace = (schema: Raw): Raw => {
    const copy: Record<string, unknown> = { ...schema };
    if (typeof schema['$ref'] === 'string') copy['$ref'] = reference(schema['$ref'], direction);
    for (const key of IN_PLACE_LISTS) if (Array.isArray(schema[key])) copy[key] = schema[key].map((part: unknown) => either(part, inPlace));
    for (const key of IN_PLACE) if (key in schema) copy[key] = either(schema[key], inPlace);
    for (const key of VALUE_MAPS) if (key in schema) copy[key] = mapped(asRecord(schema[key]), value);
    for (const key of VALUES) if (key in schema) copy[key] = either(schema[key], value);
    if (Array.isArray(schema['prefixItems'])) copy['prefixItems'] = schema['prefixItems'].map((part: unknown) => either(part, value));
    if (schema['dependentSchemas'] !== undefined) copy['dependentSchemas'] = mapped(asRecord(schema['dependentSchemas']), inPlace);
    const properties = asRecord(schema['properties']);
    const absent = Object.keys(properties).filter((name) => elsewhere(asRecord(properties[name])));
    if (absent.length > 0) copy['properties'] = { ...asRecord(copy['properties']), ...Object.fromEntries(absent.map((name) => [name, false])) };
    if (Array.isArray(schema['required'])) copy['required'] = asTexts(schema['required']).filter((name) => !absent.includes(name) && asRecord(properties[name])['x-callback'] === undefined);
    delete copy['discriminator'];
    return copy;
  };
  const value = (schema: Raw): Raw => (closes(schema, resolve) ? { ...inPlace(schema), unevaluatedProperties: false } : inPlace(schema));

  return {
    components: () => ({ $id: rootId(direction), components: { schemas: mapped(asRecord(document.components?.schemas), inPlace) } }),
    value,
  };
}

/** Whether an object documents its fields and nothing says that there are others. */
function closes(schema: Raw, resolve: (schema: Raw) => Raw): boolean {
  const parts = inPlaceParts(schema, resolve);
  return parts.some((part) => part['properties'] !== undefined)
    && !parts.some((part) => asTexts(part['x-not-published']).includes('fields') || part['additionalProperties'] === true || 'unevaluatedProperties' in part);
}

/** A schema and all that apply to the same value. */
function inPlaceParts(schema: Raw, resolve: (schema: Raw) => Raw): readonly Raw[] {
  const parts = new Set<Raw>();
  const pending: Raw[] = [schema];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (parts.has(next)) continue;
    parts.add(next);
    if (typeof next['$ref'] === 'string') pending.push(resolve({ $ref: next['$ref'] }));
    for (const key of IN_PLACE_LISTS) if (Array.isArray(next[key])) pending.push(...(next[key] as Raw[]));
    for (const key of ['then', 'else']) if (typeof next[key] === 'object' && next[key] !== null) pending.push(next[key] as Raw);
  }
  return [...parts];
}

function reference(ref: string, direction: Direction): string {
  return ref.startsWith('#/components/schemas/') ? rootId(direction) + ref : ref;
}

function mapped(map: Raw, change: (schema: Raw) => Raw): Raw {
  return Object.fromEntries(Object.entries(map).map(([name, schema]) => [name, either(schema, change)]));
}

/** Boolean schemas stay as they are (JSON Schema 2020-12, section 4.3.2). */
function either(schema: unknown, change: (schema: Raw) => Raw): unknown {
  return typeof schema === 'object' && schema !== null ? change(schema as Raw) : schema;
}
