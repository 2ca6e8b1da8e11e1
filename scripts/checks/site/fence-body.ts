import { asRecord, type Raw } from '../../model/raw.ts';
import { didYouMean, nearest } from '../../nearest.ts';
import type { Direction } from '../../schema/strictness.ts';
import type { CheckContext, Finding } from '../check.ts';
import type { MediaUse } from '../walk.ts';
import type { Fence } from './guide-nodes.ts';
import { examplesOf, jsonBodies, operationsByName } from './named-operation.ts';

/** What a block of code says that it shows. */
export interface QuotedBody {
  readonly schema: Raw | undefined;
  readonly direction: Direction;
  /** The named example it quotes. */
  readonly example?: { readonly name: string; readonly value: unknown };
}

/** Attributes of a block that shows a body. */
const ATTRIBUTES = ['operation', 'part', 'status', 'example', 'schema'];
/** What other tools write there. */
const OTHERS = ['title', 'caption', 'filename', 'label', 'lang', 'start'];

/** The body that a block shows by its attributes, and what is wrong with those. */
export function bodyOf(
  context: CheckContext,
  fence: Fence,
): { body: QuotedBody | undefined; findings: readonly Finding[] } {
  const { attributes } = fence;
  const odd = Object.keys(attributes).filter(
    (name) => !ATTRIBUTES.includes(name) && !OTHERS.includes(name) && nearest(name, ATTRIBUTES) !== undefined,
  );
  const misspelt = odd.map((name): Finding => ({
    message: `A block of code has no attribute \`${name}\`.`,
    hint: didYouMean(name, ATTRIBUTES),
    location: fence.atAttribute(name, true),
  }));
  const found = attributes['operation'] === undefined ? ofSchema(context, fence) : ofOperation(context, fence);
  return {
    body: 'message' in found ? undefined : found.body,
    findings: [...misspelt, ...('message' in found ? [found] : [])],
  };
}

type Found = Finding | { readonly body: QuotedBody | undefined };

/** A block without operation: a schema, a reusable example, or both. */
function ofSchema({ api }: CheckContext, fence: Fence): Found {
  const { schema, example, part } = fence.attributes;
  if (schema !== undefined && !Object.hasOwn(api.schemas, schema))
    return unknown(fence, 'schema', 'schema', Object.keys(api.schemas));
  if (example !== undefined && !Object.hasOwn(api.examples, example))
    return unknown(fence, 'example', 'example', Object.keys(api.examples));
  const value = example === undefined ? undefined : api.examples[example]?.value;
  if (schema === undefined && example === undefined) return { body: undefined };
  const direction: Direction = part === 'request' || part === 'response' ? part : 'either';
  return {
    body: {
      schema:
        schema === undefined
          ? undefined
          : asRecord({ $ref: `#/components/schemas/${schema.replaceAll('~', '~0').replaceAll('/', '~1')}` }),
      direction,
      ...(example === undefined ? {} : { example: { name: example, value } }),
    },
  };
}

function ofOperation(context: CheckContext, fence: Fence): Found {
  const { document } = context;
  const { operation = '', part, status, example } = fence.attributes;
  const operations = operationsByName(document);
  const use = operations.get(operation);
  if (use === undefined) return unknown(fence, 'operation', 'operation', operations.keys());
  if (part !== undefined && part !== 'request' && part !== 'response')
    return {
      message: `\`${part}\` is no part of an operation.`,
      hint: 'Write `request` or `response`.',
      location: fence.atAttribute('part'),
    };
  const all = jsonBodies(document, use);
  const direction =
    part ?? (status !== undefined || !all.some((body) => body.direction === 'request') ? 'response' : 'request');
  const ofPart = all.filter((body) => body.direction === direction);
  const bodies =
    status === undefined ? ofPart : ofPart.filter((body) => body.status?.toUpperCase() === status.toUpperCase());
  const statuses = Object.keys(asRecord(use.operation['responses']));
  if (status !== undefined && !statuses.some((known) => known.toUpperCase() === status.toUpperCase()))
    return unknown(fence, 'status', `response of \`${operation}\` with status`, statuses);
  if (bodies.length === 0)
    return {
      message: `The ${direction} of \`${operation}\` has no JSON body.`,
      hint: 'Mend `operation`, `part` or `status`, or describe the body.',
      location: fence.atAttribute(status === undefined ? 'operation' : 'status'),
    };
  if (example === undefined) return { body: quoted(preferred(bodies)) };
  for (const body of bodies) {
    const examples = examplesOf(document, body.media);
    if (examples.has(example))
      return { body: { ...quoted(body), example: { name: example, value: examples.get(example) } } };
  }
  const names = unknown(
    fence,
    'example',
    `example of the ${direction} of \`${operation}\` called`,
    bodies.flatMap(({ media }) => [...examplesOf(document, media).keys()]),
  );
  const { file, line } = context.locator.locate(bodies[0]?.media, 'examples');
  return { ...names, hint: `${names.hint} They are named in \`${file}:${line}\`.` };
}

/** A success, where nothing says which answer is meant. */
function preferred(bodies: readonly MediaUse[]): MediaUse {
  return bodies.find(({ status }) => status === undefined || status.startsWith('2')) ?? (bodies[0] as MediaUse);
}

/** A webhook is sent by the side that answers elsewhere: fields of both sides belong there. */
function quoted({ media, direction, operation }: MediaUse): QuotedBody {
  return { schema: asRecord(media['schema']), direction: operation.kind === 'webhook' ? 'either' : direction };
}

function unknown(fence: Fence, attribute: string, kind: string, known: Iterable<string>): Finding {
  const value = fence.attributes[attribute] ?? '';
  return {
    message: `There is no ${kind} \`${value}\`.`,
    hint: didYouMean(value, known),
    location: fence.atAttribute(attribute),
  };
}
