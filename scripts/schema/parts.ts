import { asList, asRecord, type Raw } from '../model/raw.ts';
import type { Resolve } from './strictness.ts';

/** A schema and all that apply to the same value (JSON Schema 2020-12 Core, section 10.2), each once, the nearest first. */
export function partsInPlace(schema: unknown, resolve: Resolve): readonly Raw[] {
  const parts = new Set<Raw>();
  const add = (part: unknown): void => {
    if (typeof part === 'object' && part !== null && !Array.isArray(part)) parts.add(part as Raw);
  };
  add(schema);
  // A set is walked in its order, with what is added on the way.
  for (const part of parts) {
    if (typeof part['$ref'] === 'string') add(resolve(part['$ref']));
    for (const key of ['allOf', 'oneOf', 'anyOf']) asList(part[key]).forEach(add);
    for (const key of ['then', 'else']) add(part[key]);
    Object.values(asRecord(part['dependentSchemas'])).forEach(add);
  }
  return [...parts];
}
