import type { OpenApiDocument } from '#src/model/openapi.ts';
import { asRecord, type Raw } from '#src/shared/schema/raw.ts';
import { schemaRef } from '#src/shared/schema/resolve-ref.ts';
import { fieldNames } from '#src/shared/schema/members.ts';
import { partsOf } from '#src/shared/schema/view.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { nearest } from '#src/shared/text/nearest.ts';
import { mediaIn } from '../operations.ts';

/**
 * Returns a function for a document. It returns the names of all fields of a schema, including those of schemas that
 * may apply to the same value, such as `allOf`.
 */
const fieldNamesIn = memoize((document: OpenApiDocument) =>
  memoize((schema: Raw): ReadonlySet<string> => new Set(fieldNames(partsOf(document, schema)))),
);

/**
 * Returns the schema that a value most likely follows: the one that has fields for the most members of the value. It
 * needs at least two such fields, and fields for more than half of the members. Undefined if no schema has enough, or
 * if two schemas are equally likely.
 */
export function likelySchema(document: OpenApiDocument, value: unknown): Raw | undefined {
  const keys = Object.keys(asRecord(value));
  const inline = mediaIn(document)
    .map(({ media }) => asRecord(media['schema']))
    .filter((schema) => schema['$ref'] === undefined);
  const scored = [...Object.keys(asRecord(document.components?.schemas)).map(schemaRef), ...inline].map((schema) => {
    const fields = fieldNamesIn(document)(schema);
    return { schema, known: keys.filter((key) => fields.has(key)).length };
  });
  const most = Math.max(0, ...scored.map(({ known }) => known));
  const [best, ...others] = scored.filter(({ known }) => known === most);
  return others.length === 0 && most >= 2 && most > keys.length / 2 ? best?.schema : undefined;
}

/** Whether a value has a member whose name neither equals nor resembles a field name of the schema. */
export function hasForeignMembers(document: OpenApiDocument, schema: Raw, value: unknown): boolean {
  const fields = fieldNamesIn(document)(schema);
  return Object.keys(asRecord(value)).some((key) => !fields.has(key) && nearest(key, fields) === undefined);
}
