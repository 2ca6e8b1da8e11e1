import { decodeText } from '../text/percent-decoding.ts';
import type { OpenApiDocument } from '../../model/openapi.ts';
import { asRecord, textsOf, type Raw } from './raw.ts';

/** A Reference Object (OpenAPI 3.1, section 4.8.23). */
export interface Reference {
  readonly $ref: string;
}

/** Returns the target of a `$ref`; undefined if it has none. */
export type Resolve = (ref: string) => unknown;

/** Follows internal references from a node to the final target. Undefined if a reference is dangling or circular. */
export function resolveRef<T extends object>(
  document: OpenApiDocument,
  node: T | Reference | undefined,
): T | undefined {
  const seen = new Set<string>();
  let current: unknown = node;
  while (isReference(current)) {
    if (seen.has(current.$ref)) return undefined;
    seen.add(current.$ref);
    current = atPointer(document, current.$ref);
  }
  return typeof current === 'object' && current !== null ? (current as T) : undefined;
}

/**
 * Returns the target of a reference, or the node itself if it is no reference. A value that is no object becomes `{}`.
 * `summary` and `description` beside a reference override those of its target (OpenAPI 3.1, section 4.8.23). If there
 * is no target, only these two are returned.
 */
export function resolved(document: OpenApiDocument, node: unknown): Raw {
  let own: Raw = {};
  const seen = new Set<string>();
  let current = asRecord(node);
  while (isReference(current)) {
    if (seen.has(current.$ref)) return own;
    seen.add(current.$ref);
    own = { ...textsOf(current, ['summary', 'description']), ...own };
    current = asRecord(atPointer(document, current.$ref));
  }
  return Object.keys(own).length === 0 ? current : { ...current, ...own };
}

/**
 * Returns the name of the component to which a Reference Object refers: `Customer` for `#/components/schemas/Customer`.
 * Undefined for other nodes.
 */
export function componentName(node: unknown): string | undefined {
  return isReference(node) ? schemaName(node.$ref) : undefined;
}

/** Returns the last segment of a JSON Pointer, decoded (RFC 6901). */
export function schemaName(ref: string): string {
  return unescapePointer(ref.slice(ref.lastIndexOf('/') + 1));
}

/** Returns a Reference Object for a schema component, with the name escaped (RFC 6901). */
export function schemaRef(name: string): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${escapePointer(name)}` };
}

/** Whether a node is a Reference Object. */
export function isReference(node: unknown): node is Reference {
  return typeof node === 'object' && node !== null && typeof (node as Partial<Reference>).$ref === 'string';
}

/**
 * Returns the node to which an internal reference points, even if that node is another reference. Undefined if there is
 * no such node.
 */
export function atPointer(document: unknown, ref: string): unknown {
  if (!ref.startsWith('#/')) return undefined;
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, segment) => {
      const key = unescapePointer(segment);
      return typeof node === 'object' && node !== null && Object.hasOwn(node, key) ? (node as Raw)[key] : undefined;
    }, document);
}

/** Escapes a key for use as a segment of a JSON Pointer (RFC 6901, section 3). */
export function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/**
 * Returns the key that a segment of a JSON Pointer represents, where the pointer is a URI fragment (RFC 6901, section
 * 6).
 */
export function unescapePointer(segment: string): string {
  if (!/[%~]/.test(segment)) return segment;
  // A segment with an invalid percent sequence is taken literally.
  return (decodeText(segment) ?? segment).replaceAll('~1', '/').replaceAll('~0', '~');
}
