import type { OpenApiDocument } from '../../../src/model/openapi.ts';
import { asList, asRecord, asText, asTexts, type Raw } from '../../model/raw.ts';
import { resolveRef } from '../../model/resolve-ref.ts';
import type { Check, CheckContext, Finding } from '../check.ts';
import { mediaIn, subschemas, type MediaUse } from '../walk.ts';

/**
 * Every body of which fields are published shows an example, where the description does so as a rule (Media Type
 * Object, OpenAPI 3.1, section 4.8.14): requests, and answers that succeed. An example that is empty shows nothing.
 */
export const operationExample: Check = {
  id: 'operation-example',
  *run(context) {
    const bodies = mediaIn(context.document).filter(({ media, status }) => (status === undefined || status.startsWith('2')) && hasFields(context.document, asRecord(media['schema'])));
    const bare = bodies.filter(({ media }) => !hasExample(context.document, media));
    // Where most bodies go without, leaving them out is the author's way and no oversight.
    if (bare.length * 2 <= bodies.length) for (const body of bare) yield finding(context, body);
    for (const { media } of bodies) yield* emptyExamples(context, media);
  },
};

function finding({ locator }: CheckContext, { media, mediaType, status, operation: { operation, method, path } }: MediaUse): Finding {
  const name = asText(operation['operationId'], `${method} ${path}`);
  const what = status === undefined ? 'request' : `answer \`${status}\``;
  return { message: `The ${what} of \`${name}\` has fields but no example.`, hint: `Add one under \`examples\` of \`${mediaType}\`.`, location: locator.locate(media, 'schema') };
}

/** Whether a schema names fields, and none of the objects in it is one whose fields are not published. */
function hasFields(document: OpenApiDocument, schema: Raw): boolean {
  const parts = new Set<Raw>();
  const pending = [schema];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const resolved = asRecord(resolveRef(document, next));
    if (asTexts(resolved['x-not-published']).includes('fields')) return false;
    if (parts.has(resolved)) continue;
    parts.add(resolved);
    pending.push(...subschemas(resolved));
  }
  return [...parts].some((part) => Object.keys(asRecord(part['properties'])).length > 0);
}

function hasExample(document: OpenApiDocument, media: Raw): boolean {
  const schema = asRecord(resolveRef(document, asRecord(media['schema'])));
  return 'example' in media || ['examples', 'x-examples'].some((key) => Object.keys(asRecord(media[key])).length > 0) || 'example' in schema || asList(schema['examples']).length > 0 || 'x-examples' in schema || fieldsShow(document, schema);
}

/** Whether the fields of a schema have examples of their own, of which one for the whole is made. */
function fieldsShow(document: OpenApiDocument, schema: Raw): boolean {
  const fields = Object.values(asRecord(schema['properties'])).map((field) => asRecord(resolveRef(document, asRecord(field))));
  return fields.some((field) => 'example' in field || asList(field['examples']).length > 0);
}

function* emptyExamples({ document, locator }: CheckContext, media: Raw): Iterable<Finding> {
  const named = Object.values(asRecord(media['examples'])).map((example) => asRecord(resolveRef(document, asRecord(example))));
  const placed = [...('example' in media ? [{ holder: media, key: 'example' }] : []), ...named.filter((example) => 'value' in example).map((holder) => ({ holder, key: 'value' }))];
  if (!placed.every(({ holder, key }) => isEmpty(holder[key]))) return;
  for (const { holder, key } of placed) yield { message: 'The example is empty, though the body has fields.', hint: 'Fill in the fields.', location: locator.trace(holder, [key]) };
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
}
