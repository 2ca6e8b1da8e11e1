import { asRecord, type Raw } from '#src/shared/schema/raw.ts';
import { schemaRef } from '#src/shared/schema/resolve-ref.ts';
import type { Direction } from '#src/shared/schema/strictness.ts';
import { more, nearest, suggest } from '#src/shared/text/nearest.ts';
import type { CheckContext, CheckProblem } from '../check.ts';
import { mediaIn, operationsByName, type MediaUse } from '../operations.ts';
import { valueOf, valuesOf } from '../samples/examples.ts';
import type { Fence } from './passages.ts';

/** The request or response body that a code block shows, as its attributes state. */
export interface QuotedBody {
  readonly schema: Raw | undefined;
  readonly direction: Direction;
  /** The named example that the code block quotes. */
  readonly example?: { readonly name: string; readonly value: unknown };
}

/** Attributes by which a code block states which body it shows. */
const ATTRIBUTES = ['operation', 'part', 'status', 'example', 'schema'];
/** Attributes that are not reported as misspelt, because other tools define them. */
const OTHERS = ['title', 'caption', 'filename', 'label', 'lang', 'start'];

/** Returns the request or response body that a code block shows, and the problems in the attributes of the block. */
export function bodyOf(
  context: CheckContext,
  fence: Fence,
): { readonly body: QuotedBody | undefined; readonly problems: readonly CheckProblem[] } {
  const { attributes } = fence;
  const misspelt = Object.keys(attributes)
    .filter((name) => ![...ATTRIBUTES, ...OTHERS].includes(name) && nearest(name, ATTRIBUTES) !== undefined)
    .map((name) => ({
      message: `Unknown attribute \`${name}\` of a code block.`,
      ...suggest(name, ATTRIBUTES),
      location: fence.atAttribute(name, true),
    }));
  const found = attributes['operation'] === undefined ? ofSchema(context, fence) : ofOperation(context, fence);
  return 'message' in found
    ? { body: undefined, problems: [...misspelt, found] }
    : { body: found.body, problems: misspelt };
}

type Found = CheckProblem | { readonly body: QuotedBody | undefined };

/** Reads the attributes of a code block without `operation`: `schema`, `example`, or both. */
function ofSchema({ api }: CheckContext, fence: Fence): Found {
  const { schema, example, part } = fence.attributes;
  if (schema !== undefined && !Object.hasOwn(api.schemas, schema))
    return unknownName(fence, 'schema', 'schema', Object.keys(api.schemas));
  if (example !== undefined && !Object.hasOwn(api.examples, example))
    return unknownName(fence, 'example', 'example', Object.keys(api.examples));
  if (schema === undefined && example === undefined) return { body: undefined };
  return {
    body: {
      schema: schema === undefined ? undefined : schemaRef(schema),
      direction: part === 'request' || part === 'response' ? part : 'either',
      ...(example === undefined ? {} : { example: { name: example, value: api.examples[example]?.value } }),
    },
  };
}

function ofOperation({ document, locator }: CheckContext, fence: Fence): Found {
  const { operation = '', part, status, example } = fence.attributes;
  const operations = operationsByName(document);
  const use = operations.get(operation);
  if (use === undefined) return unknownName(fence, 'operation', 'operation', operations.keys());
  if (part !== undefined && part !== 'request' && part !== 'response')
    return {
      message: `\`${part}\` is not a part of an operation.`,
      hint: 'Write `request` or `response`.',
      location: fence.atAttribute('part'),
    };
  const all = mediaIn(document).filter(
    (body) => body.operation.operation === use.operation && /json/i.test(body.mediaType),
  );
  const hasRequest = all.some((body) => body.direction === 'request');
  const direction = part ?? (status !== undefined || !hasRequest ? 'response' : 'request');
  const isStatus = (one: string | undefined): boolean =>
    status === undefined || one?.toUpperCase() === status.toUpperCase();
  const statuses = Object.keys(asRecord(use.operation['responses']));
  if (status !== undefined && !statuses.some(isStatus))
    return unknownName(fence, 'status', `response of \`${operation}\` with the status`, statuses);
  const bodies = all.filter((body) => body.direction === direction && isStatus(body.status));
  const [first] = bodies;
  if (first === undefined)
    return {
      message: `The ${direction} of \`${operation}\` has no JSON body.`,
      hint: 'Correct `operation`, `part` or `status`, or describe the body.',
      location: fence.atAttribute(status === undefined ? 'operation' : 'status'),
    };
  // Without a status, a successful response is preferred.
  const preferred = bodies.find((body) => body.status === undefined || body.status.startsWith('2')) ?? first;
  if (example === undefined) return { body: quoted(preferred) };
  const examples = bodies.flatMap((body) =>
    valuesOf(document, body.media).flatMap(({ name, ...place }) =>
      name === undefined ? [] : [{ body, name, value: valueOf(place) }],
    ),
  );
  const named = examples.find(({ name }) => name === example);
  if (named !== undefined) return { body: { ...quoted(named.body), example: { name: example, value: named.value } } };
  const problem = unknownName(
    fence,
    'example',
    `example of the ${direction} of \`${operation}\` with the name`,
    examples.map(({ name }) => name),
  );
  const { file, line } = locator.locate(first.media, 'examples');
  return { ...problem, ...more(problem, `The examples are in \`${file}:${line}\`.`) };
}

/**
 * Returns the schema of a body, and whether it is for a request or a response. For a webhook, the direction is
 * `either`: the payload may contain read-only and write-only fields.
 */
function quoted({ media, direction, operation }: MediaUse): QuotedBody {
  return { schema: asRecord(media['schema']), direction: operation.kind === 'webhook' ? 'either' : direction };
}

/**
 * Creates the problem for an attribute of a code block that names something unknown, such as "There is no schema
 * `Ordr`.". In this message, `kind` is "schema".
 */
export function unknownName(fence: Fence, attribute: string, kind: string, known: Iterable<string>): CheckProblem {
  const value = fence.attributes[attribute] ?? '';
  return {
    message: `There is no ${kind} \`${value}\`.`,
    unknown: value,
    ...suggest(value, known),
    location: fence.atAttribute(attribute),
  };
}
