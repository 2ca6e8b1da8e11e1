import type { OpenApiDocument } from '#src/model/openapi.ts';
import { partsOf } from '#src/shared/schema/view.ts';
import { asRecord } from '#src/shared/schema/raw.ts';
import { resolveRef } from '#src/shared/schema/resolve-ref.ts';

/**
 * Fields of a multipart body whose values, or the entries of whose values, are binary data (OpenAPI 3.1, sections 4.4
 * and 4.8.15).
 */
export function filesOf(document: OpenApiDocument, schema: unknown): readonly string[] {
  const fields = partsOf(document, schema).flatMap((part) => Object.entries(asRecord(part['properties'])));
  return [...new Set(fields.filter(([, field]) => isFile(document, field)).map(([name]) => name))];
}

/**
 * OpenAPI 3.0 says `format: binary`; 3.1 names a media type without saying how it would be written as text (section
 * 4.4.1).
 */
function isFile(document: OpenApiDocument, node: unknown): boolean {
  const field = asRecord(resolveRef(document, asRecord(node)));
  const { format, contentMediaType, contentEncoding } =
    'items' in field ? asRecord(resolveRef(document, asRecord(field['items']))) : field;
  if (format === 'binary') return true;
  return (
    typeof contentMediaType === 'string' &&
    contentEncoding === undefined &&
    !/^(text\/|application\/(.*\+)?json)/.test(contentMediaType)
  );
}
