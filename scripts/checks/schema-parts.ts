import type { OpenApiDocument } from '../../src/model/openapi.ts';
import { asRecord, asText, type Raw } from '../model/raw.ts';
import { partsInPlace } from '../schema/parts.ts';
import { resolverOf } from '../schema/resolver.ts';
import { once } from '../once.ts';

const partsIn = once((document: OpenApiDocument) => once((schema: Raw) => partsInPlace(schema, resolverOf(document))));

/** A schema and all others that speak about the same value, found once. */
export function partsOf(document: OpenApiDocument, schema: unknown): readonly Raw[] {
  return partsIn(document)(asRecord(schema));
}

/** All schemas of a member of a value: of a field by its name, of an entry by its index. */
export function memberParts(document: OpenApiDocument, parts: readonly Raw[], key: string | number): readonly Raw[] {
  return parts.flatMap((part) => {
    const properties = asRecord(part['properties']);
    const member =
      typeof key === 'number'
        ? part['items']
        : Object.hasOwn(properties, key)
          ? properties[key]
          : part['additionalProperties'];
    return typeof member === 'object' && member !== null ? partsOf(document, member) : [];
  });
}

/** Everything that the description says in words about a value. */
export function wordsOf(parts: readonly Raw[]): string {
  return parts
    .map((part) => asText(part['description']))
    .filter((text) => text !== '')
    .join(' ');
}

/** Whether a schema lists the values there are, so that any other breaks it. */
export function isListed(parts: readonly Raw[]): boolean {
  return parts.some((part) => 'enum' in part || 'const' in part);
}
