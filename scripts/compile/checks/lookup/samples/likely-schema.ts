import type { OpenApiDocument } from '#src/model/openapi.ts';
import { asRecord, type Raw } from '#src/shared/schema/raw.ts';
import { schemaRef } from '#src/shared/schema/resolve-ref.ts';
import { partsOf } from '#src/shared/schema/parts.ts';
import { mediaIn } from '../media.ts';

/** The one schema that has most members of a value as fields; undefined when there is none, or more than one. */
export function likelySchema(document: OpenApiDocument, value: unknown): Raw | undefined {
  const keys = Object.keys(asRecord(value));
  const inline = mediaIn(document)
    .map(({ media }) => asRecord(media['schema']))
    .filter((schema) => schema['$ref'] === undefined);
  const scored = [...Object.keys(asRecord(document.components?.schemas)).map(schemaRef), ...inline].map((schema) => {
    const fields = new Set(partsOf(document, schema).flatMap((part) => Object.keys(asRecord(part['properties']))));
    return { schema, known: keys.filter((key) => fields.has(key)).length };
  });
  const most = Math.max(0, ...scored.map(({ known }) => known));
  const [best, ...others] = scored.filter(({ known }) => known === most);
  return others.length === 0 && most >= 2 && most > keys.length / 2 ? best?.schema : undefined;
}
