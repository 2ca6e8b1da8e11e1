import type { OpenApiDocument } from '#src/model/openapi.ts';
import { applicatorsOf, subschemas } from '#src/shared/schema/applicators.ts';
import { asList, asRecord, asText, asTexts, type Raw } from '#src/shared/schema/raw.ts';
import { validatorOf } from '#src/shared/schema/validator.ts';
import type { Check, CheckContext, CheckProblem } from '../lookup/check.ts';
import {
  follow,
  isUnpublished,
  operationName,
  parametersOf,
  propertiesOf,
  mediaIn,
  type MediaUse,
} from '../lookup/operations.ts';
import { valueOf, valuesOf } from '../lookup/samples/examples.ts';
import { operationsIn } from '../../description/model/path-item.ts';
import { usedComponents } from '../lookup/usage.ts';

/**
 * Every request and every successful response has an example (Media Type Object, OpenAPI 3.1, section 4.8.14), unless
 * most of them have none, or the fields are not published. Every path parameter has an example. No example is empty.
 */
export const operationExample: Check = {
  id: 'operation-example',
  subject: 'structure',
  *run(context) {
    const { document, locator } = context;
    const bodies = mediaIn(document).filter(
      ({ media, status }) => (status === undefined || status.startsWith('2')) && hasFields(document, media['schema']),
    );
    // An example in one media type is enough for a body.
    const isShown = ({ direction, status, operation }: MediaUse): boolean =>
      bodies.some(
        (other) =>
          other.operation.operation === operation.operation &&
          other.direction === direction &&
          other.status === status &&
          hasExample(document, other.media),
      );
    const bare = bodies.filter((body) => !isShown(body));
    // If most bodies have no example, the author leaves examples out on purpose.
    for (const { media, mediaType, status, operation } of bare.length * 2 <= bodies.length ? bare : [])
      yield {
        message: `The ${status === undefined ? 'request' : `response \`${status}\``} of \`${operationName(operation)}\` has no example.`,
        ...advice(context, media, mediaType, status),
        location: locator.locate(media, 'schema'),
        lacks: 'example',
      };
    for (const { media } of bodies) yield* emptyExamples(context, media);
    yield* parametersWithout(context);
  },
};

/**
 * Reports path parameters without an example, as samples have to invent a value. If most path parameters have none,
 * reports only the first.
 */
function* parametersWithout({ document, locator }: CheckContext): Iterable<CheckProblem> {
  const uses = operationsIn(document).flatMap((use) =>
    parametersOf(document, use).map((parameter) => ({ use, parameter })),
  );
  const inPath = new Map(
    uses.filter(({ parameter }) => parameter['in'] === 'path').map((one) => [one.parameter, one.use]),
  );
  const isShown = (parameter: Raw): boolean =>
    [parameter, follow(document, parameter['schema'])].some((node) =>
      ['example', 'examples', 'default', 'enum', 'const', 'content'].some((key) => key in node),
    );
  const bare = [...inPath].filter(([parameter]) => !isShown(parameter) && !isUnpublished(parameter, 'values'));
  const isUsual = bare.length * 2 > inPath.size;
  for (const [parameter, use] of isUsual ? bare.slice(0, 1) : bare)
    yield {
      message: `The path parameter \`${asText(parameter['name'])}\` of \`${operationName(use)}\` has no example${isUsual && bare.length > 1 ? '; nor do most other path parameters' : ''}.`,
      hint: 'Add an `example`. Until then, samples use an invented value.',
      severity: 'warning',
      location: locator.locate(parameter, 'name'),
    };
}

/**
 * Returns a hint for a body without an example: to refer to an unused example component that matches the schema or,
 * without such a component, to write an example.
 */
function advice(
  context: CheckContext,
  media: Raw,
  mediaType: string,
  status: string | undefined,
): Pick<CheckProblem, 'hint' | 'related'> {
  const { document, locator } = context;
  const used = usedComponents(context);
  const examples = document.components?.examples;
  const direction = status === undefined ? 'request' : 'response';
  const fitting = Object.entries(asRecord(examples)).find(([name, node]) => {
    const example = follow(document, node);
    if (used.has(`examples ${name}`) || !('value' in example)) return false;
    return validatorOf(document).validate(asRecord(media['schema']), example['value'], direction).length === 0;
  })?.[0];
  return fitting === undefined
    ? { hint: `Add one under \`examples\` of \`${mediaType}\`.` }
    : {
        hint: `Refer to the example \`${fitting}\` under \`examples\` of \`${mediaType}\`.`,
        related: [{ message: 'Example', location: locator.locate(examples, fitting) }],
      };
}

/** Number of levels of nested fields that `hasFields` searches. */
const PAYLOAD = 1;

/**
 * Whether a schema has fields, and none of its objects has unpublished fields. Searches as many levels as `PAYLOAD`
 * says.
 */
function hasFields(document: OpenApiDocument, schema: unknown): boolean {
  let isNamed = false;
  const seen = new Set<Raw>();
  const pending: [schema: unknown, depth: number][] = [[schema, 0]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [node, depth] = next;
    const resolved = follow(document, node);
    if (isUnpublished(resolved, 'fields')) return false;
    if (seen.has(resolved)) continue;
    seen.add(resolved);
    const fields = propertiesOf(resolved).map(([, field]) => field);
    isNamed ||= fields.length > 0;
    for (const part of subschemas(resolved)) {
      const below = fields.includes(part) ? depth + 1 : depth;
      if (below <= PAYLOAD) pending.push([part, below]);
    }
  }
  return isNamed;
}

function hasExample(document: OpenApiDocument, media: Raw): boolean {
  const schema = follow(document, media['schema']);
  return (
    'example' in media ||
    ['examples', 'x-examples'].some((key) => Object.keys(media[key] ?? {}).length > 0) ||
    'x-examples' in schema ||
    showsItself(schema) ||
    fieldsShow(document, schema)
  );
}

function showsItself(schema: Raw): boolean {
  return 'example' in schema || asList(schema['examples']).length > 0;
}

/**
 * Whether any field of a schema has an example, so that an example of the schema can be composed. Searches `allOf`,
 * list items and nested fields, too.
 */
function fieldsShow(document: OpenApiDocument, schema: Raw, depth = 0): boolean {
  const fields = propertiesOf(schema).map(([, field]) => follow(document, field));
  const inside = [...applicatorsOf(schema).allOf, schema['items']].map((part) => follow(document, part));
  return (
    fields.some(showsItself) ||
    (depth < 3 && [...fields, ...inside].some((part) => fieldsShow(document, part, depth + 1)))
  );
}

function* emptyExamples({ document, locator }: CheckContext, media: Raw): Iterable<CheckProblem> {
  const isNullable = asTexts(follow(document, media['schema'])['type']).includes('null');
  for (const place of valuesOf(document, media)) {
    const value = valueOf(place);
    if (!isEmpty(value) || (value === null && isNullable)) continue;
    yield {
      message: 'The example is empty, but its schema has fields.',
      hint: 'Fill in the fields.',
      location: locator.trace(place.holder, [place.key]),
    };
  }
}

/** Whether an example is `null`, an empty string or an object without members. An empty array is allowed. */
function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === null || value === '';
  return !Array.isArray(value) && Object.keys(value).length === 0;
}
