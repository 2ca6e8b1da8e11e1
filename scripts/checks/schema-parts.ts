import type { OpenApiDocument } from '../../src/model/openapi.ts';
import { asRecord, asText, type Raw } from '../model/raw.ts';
import { isReference, resolveRef } from '../model/resolve-ref.ts';
import { once } from './once.ts';

const IN_PLACE = ['allOf', 'oneOf', 'anyOf'];

/** A schema and all others that speak about the same value: behind references, in `allOf`, `oneOf` and `anyOf`. */
export function partsOf(document: OpenApiDocument, schema: unknown): readonly Raw[] {
  const start = asRecord(schema);
  const known = knownParts(document).get(start) ?? findParts(document, start);
  knownParts(document).set(start, known);
  return known;
}

const knownParts = once<OpenApiDocument, WeakMap<Raw, readonly Raw[]>>(() => new WeakMap());

function findParts(document: OpenApiDocument, schema: Raw): readonly Raw[] {
  const parts = new Set<Raw>();
  const pending: unknown[] = [schema];
  while (pending.length > 0) {
    const part = asRecord(pending.shift());
    if (parts.has(part)) continue;
    parts.add(part);
    if (isReference(part)) pending.push(resolveRef(document, { $ref: part.$ref }));
    for (const key of IN_PLACE) if (Array.isArray(part[key])) pending.push(...(part[key] as unknown[]));
  }
  return [...parts];
}

/** All schemas of a member of a value: of a field by its name, of an entry by its index. */
export function memberParts(document: OpenApiDocument, parts: readonly Raw[], key: string | number): readonly Raw[] {
  return parts.flatMap((part) => {
    const properties = asRecord(part['properties']);
    const member = typeof key === 'number' ? part['items'] : Object.hasOwn(properties, key) ? properties[key] : part['additionalProperties'];
    return typeof member === 'object' && member !== null ? partsOf(document, member) : [];
  });
}

/** Everything that the description says in words about a value. */
export function wordsOf(parts: readonly Raw[]): string {
  return parts.map((part) => asText(part['description'])).filter((text) => text !== '').join(' ');
}

/** Whether a schema lists the values there are, so that any other breaks it. */
export function isListed(parts: readonly Raw[]): boolean {
  return parts.some((part) => 'enum' in part || 'const' in part);
}
