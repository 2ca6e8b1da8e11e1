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
    const bodies = mediaIn(context.document).filter(
      ({ media, status }) =>
        (status === undefined || status.startsWith('2')) && hasFields(context.document, asRecord(media['schema'])),
    );
    const bare = bodies.filter(({ media }) => !hasExample(context.document, media));
    // Where most bodies go without, leaving them out is the author's way and no oversight.
    if (bare.length * 2 <= bodies.length) for (const body of bare) yield finding(context, body);
    for (const { media } of bodies) yield* emptyExamples(context, media);
  },
};

function finding(
  { locator }: CheckContext,
  { media, mediaType, status, operation: { operation, method, path } }: MediaUse,
): Finding {
  const name = asText(operation['operationId'], `${method} ${path}`);
  const what = status === undefined ? 'request' : `answer \`${status}\``;
  return {
    message: `The ${what} of \`${name}\` has fields but no example.`,
    hint: `Add one under \`examples\` of \`${mediaType}\`.`,
    location: locator.locate(media, 'schema'),
  };
}

/** How far down an object may be whose fields are not published, for an example to show too little without it. */
const PAYLOAD = 1;

/** Whether a schema names fields, and its payload is no object whose fields are not published. */
function hasFields(document: OpenApiDocument, schema: Raw): boolean {
  let named = false;
  const seen = new Set<Raw>();
  const pending: [Raw, number][] = [[schema, 0]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const resolved = asRecord(resolveRef(document, next[0]));
    if (asTexts(resolved['x-not-published']).includes('fields')) return false;
    if (seen.has(resolved)) continue;
    seen.add(resolved);
    const fields = Object.values(asRecord(resolved['properties'])).map(asRecord);
    named ||= fields.length > 0;
    const depth = next[1];
    pending.push(
      ...subschemas(resolved)
        .map((part): [Raw, number] => [part, fields.includes(part) ? depth + 1 : depth])
        .filter(([, below]) => below <= PAYLOAD),
    );
  }
  return named;
}

function hasExample(document: OpenApiDocument, media: Raw): boolean {
  const schema = asRecord(resolveRef(document, asRecord(media['schema'])));
  return (
    'example' in media ||
    ['examples', 'x-examples'].some((key) => Object.keys(asRecord(media[key])).length > 0) ||
    'example' in schema ||
    asList(schema['examples']).length > 0 ||
    'x-examples' in schema ||
    fieldsShow(document, schema)
  );
}

/** Whether the fields of a schema, or of what it holds, have examples of their own, of which one for the whole is made. */
function fieldsShow(document: OpenApiDocument, schema: Raw, depth = 0): boolean {
  const parts = asList(schema['allOf']).map((part) => asRecord(resolveRef(document, asRecord(part))));
  const fields = Object.values(asRecord(schema['properties'])).map((field) =>
    asRecord(resolveRef(document, asRecord(field))),
  );
  const inside = [...fields, asRecord(resolveRef(document, asRecord(schema['items'])))];
  return (
    fields.some((field) => 'example' in field || asList(field['examples']).length > 0) ||
    (depth < 3 && [...parts, ...inside].some((part) => fieldsShow(document, part, depth + 1)))
  );
}

function* emptyExamples({ document, locator }: CheckContext, media: Raw): Iterable<Finding> {
  const named = Object.values(asRecord(media['examples'])).map((example) =>
    asRecord(resolveRef(document, asRecord(example))),
  );
  const placed = [
    ...('example' in media ? [{ holder: media, key: 'example' }] : []),
    ...named.filter((example) => 'value' in example).map((holder) => ({ holder, key: 'value' })),
  ];
  for (const { holder, key } of placed) {
    if (isEmpty(holder[key]) && !(holder[key] === null && isNullable(document, media)))
      yield {
        message: 'The example is empty, though the body has fields.',
        hint: 'Fill in the fields.',
        location: locator.trace(holder, [key]),
      };
  }
}

/** Whether a body may be nothing at all. */
function isNullable(document: OpenApiDocument, media: Raw): boolean {
  return asTexts(asRecord(resolveRef(document, asRecord(media['schema'])))['type']).includes('null');
}

/** A list may well be empty. */
function isEmpty(value: unknown): boolean {
  return (
    value === null ||
    value === '' ||
    (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0)
  );
}
