import type { Schema } from '#src/model/schema.ts';
import { isAnnotation } from '#src/shared/schema/keywords.ts';

/**
 * Hides differences in binary data that come only from the version of OpenAPI. OpenAPI 3.0 writes `format: byte` or
 * `format: binary`. OpenAPI 3.1 writes `contentEncoding` or `contentMediaType`, or leaves the schema empty (section
 * 4.4.2). If two schemas differ only in this way, returns both without these keywords; otherwise unchanged.
 */
export function inOneSpelling(base: Schema, head: Schema): readonly [Schema, Schema] {
  if (isBinary(base) ? isEmpty(head) : isEmpty(base) && isBinary(head)) return [{}, {}];
  const isSame = isOlder(base) !== isOlder(head) && encodingOf(base) !== undefined && isSameEncoding(base, head);
  return isSame ? [withoutEncoding(base), withoutEncoding(head)] : [base, head];
}

/**
 * Whether two schemas describe the same encoding. Raw binary data also needs the same media type. Base64 does not,
 * because OpenAPI 3.0 cannot state a media type for it.
 */
function isSameEncoding(base: Schema, head: Schema): boolean {
  const [before, after] = [encodingOf(base), encodingOf(head)];
  return before === after && (before !== BYTES || mediaTypeOf(base) === mediaTypeOf(head));
}

const BYTES = 'bytes';

function encodingOf({ format, contentEncoding, contentMediaType }: Schema): string | undefined {
  if (contentEncoding !== undefined) return contentEncoding.toLowerCase();
  if (format === 'byte' || format === 'base64') return 'base64';
  return format === 'binary' || contentMediaType !== undefined ? BYTES : undefined;
}

function mediaTypeOf({ contentMediaType = 'application/octet-stream' }: Schema): string {
  return contentMediaType.toLowerCase();
}

function isOlder({ contentEncoding, contentMediaType }: Schema): boolean {
  return contentEncoding === undefined && contentMediaType === undefined;
}

function isBinary(schema: Schema): boolean {
  return encodingOf(schema) === BYTES && mediaTypeOf(schema) === 'application/octet-stream';
}

function isEmpty(schema: Schema): boolean {
  return Object.keys(schema).every(isAnnotation);
}

/** Removes the keywords for binary data from a schema. The type defaults to `string`, as in OpenAPI 3.0. */
function withoutEncoding(schema: Schema): Schema {
  const { format: _, contentEncoding: __, contentMediaType: ___, type = 'string', ...rest } = schema;
  return { ...rest, type };
}
