import type { Api } from '#src/model/api.ts';
import type { MediaType } from '#src/model/media-type.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { Operation, Webhook } from '#src/model/operation.ts';
import { asList, asRecord, type Raw } from '#src/shared/schema/raw.ts';
import { schemaRef, componentName, type Resolve } from '#src/shared/schema/resolve-ref.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import { resolverIn } from '#src/shared/schema/schema-ref.ts';
import type { Direction } from '#src/shared/schema/strictness.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { bodySchemas } from '#src/shared/request/form.ts';
import { isJson } from '#src/shared/samples/body.ts';
import { composedValues } from '#src/shared/schema/composed-values.ts';
import { branchesFor, compose, type BranchSelector } from '#src/shared/schema/view.ts';
import { examplesOf } from '../description/model/example.ts';
import type { ExampleGenerator } from './generate.ts';

/** A value in an example, and the component schema that applies to it. */
interface Occurrence {
  /** Name of the component schema. */
  readonly name: string;
  readonly value: unknown;
  /** Name of the field that has the value; absent for list items and whole bodies. */
  readonly key?: string;
  /** Number of objects and lists that contain the value. */
  readonly depth: number;
  /**
   * Whether the value may have fields that are not in the component schema, because other schemas describe it, too
   * (`allOf`).
   */
  readonly composed: boolean;
}

interface Reading {
  readonly resolve: Resolve;
  /** Whether a value is valid for a schema. This decides which alternative of a union applies to the value. */
  readonly fits: (schema: Raw, value: unknown) => boolean;
}

/** Maximum number of values that are read in the examples of one body. */
const VALUES = 2000;
/** Maximum number of items that are read in each list of an example. */
const ITEMS = 3;

/** Searches the author's examples of a body for values to which component schemas apply. */
function occurrencesIn(media: MediaType, { resolve, fits }: Reading): readonly Occurrence[] {
  const found: Occurrence[] = [];
  let left = VALUES;
  const choose = (value: unknown): BranchSelector => branchesFor(value, resolve, fits);
  const own = media.examples.filter(
    ({ value, generated }) => generated === undefined && (isJson(media.mediaType) || typeof value !== 'string'),
  );
  for (const example of own)
    for (const { value, parts, path } of composedValues(example.value, bodySchemas(media), resolve, choose, ITEMS)) {
      left -= 1;
      if (left < 0) return found;
      for (const part of parts) {
        const name = componentName(part);
        if (name === undefined) continue;
        const inside = new Set(compose([part], resolve, choose(value)));
        const key = path.at(-1);
        found.push({
          name,
          value,
          ...(typeof key === 'string' ? { key } : {}),
          depth: path.length,
          composed: parts.some((one) => !inside.has(one) && 'properties' in one),
        });
      }
    }
  return found;
}

/** An example of a component schema. */
export interface SchemaExample {
  readonly value: unknown;
  /** Set if the example is generated from the schema rather than written by the author. */
  readonly generated?: true;
  readonly from?: ExampleSource;
  /** A note about a generated example. */
  readonly description?: string;
}

/** Where an example is from: an operation or webhook, and its request, response or payload. */
export interface ExampleSource {
  readonly call: Operation | Webhook;
  readonly part: 'request' | 'response' | 'payload';
}

/**
 * Returns an example of a component schema, by the name of the schema; undefined if there is none. `calls` are the
 * operations whose bodies contain the schema.
 */
export type SchemaExamples = (name: string, calls: SchemaCalls) => SchemaExample | undefined;

interface SchemaCalls {
  readonly returning: readonly Operation[];
  readonly accepting: readonly Operation[];
}

/** Maximum number of operations whose responses are read, and of operations whose request bodies are read. */
const CALLS = 12;
/** Maximum number of values that are validated, of those found in the examples of operations and webhooks. */
const TRIED = 12;

/**
 * Creates a function that returns a valid example of a component schema. First it looks for an example that the
 * description gives for the schema itself. Then it looks in the examples of operations and webhooks for the value with
 * the most fields. Finally, it generates a value.
 */
export function createSchemaExamples(
  document: OpenApiDocument,
  api: Pick<Api, 'schemas' | 'definitions' | 'examples' | 'webhooks'>,
  generator: ExampleGenerator,
): SchemaExamples {
  const resolve = resolverIn(api.definitions);
  const readerOf = (direction: Direction) =>
    memoize((media: MediaType) =>
      occurrencesIn(media, { resolve, fits: (schema, value) => generator.fits(schema, value, direction) }),
    );
  const occurrences = { request: readerOf('request'), response: readerOf('response') };
  return (name, calls) => {
    const fits = (value: unknown, direction: Direction): boolean => generator.fits(schemaRef(name), value, direction);
    const own = ownExamples(document, api, name).find((value) => fits(value, 'either'));
    if (own !== undefined) return { value: own };
    const found = bodiesOf(calls, api.webhooks)
      .flatMap(({ media, call, part }) => {
        const direction = part === 'request' ? 'request' : 'response';
        return occurrences[direction](media)
          .filter((one) => one.name === name && (one.key !== undefined || !isPlain(one.value)))
          .map((one) => ({ ...one, direction, from: { call, part } }) as const);
      })
      .sort((a, b) => Number(a.composed) - Number(b.composed) || size(b.value) - size(a.value) || a.depth - b.depth)
      .slice(0, TRIED)
      .find(({ value, direction }) => fits(value, direction));
    if (found !== undefined) return { value: inContext(found), from: found.from };
    const sent = calls.accepting.length > 0 && calls.returning.length === 0;
    const made = generator.example(schemaRef(name), sent ? 'request' : 'response');
    if (made === undefined || isPlain(made.value)) return undefined;
    return { value: made.value, description: made.description, generated: true };
  };
}

/**
 * Returns the examples that the description gives for a component schema itself: those in the schema, and the one in
 * `components.examples` with the same name.
 */
function ownExamples(
  document: OpenApiDocument,
  { schemas, definitions, examples }: Pick<Api, 'schemas' | 'definitions' | 'examples'>,
  name: string,
): readonly unknown[] {
  const { schema } = resolveSchema(schemas[name] ?? {}, definitions);
  const raw = schema as Raw;
  return [
    ...('example' in raw ? [raw['example']] : []),
    ...asList(raw['examples']),
    ...examplesOf(document, raw['x-examples']).map(({ value }) => value),
    ...(Object.hasOwn(examples, name) ? [examples[name]?.value] : []),
  ].filter((value) => value !== undefined);
}

interface Body extends ExampleSource {
  readonly media: MediaType;
}

function bodiesOf({ returning, accepting }: SchemaCalls, webhooks: readonly Webhook[]): readonly Body[] {
  const bodies = (call: Body['call'], part: Body['part'], content: readonly MediaType[] = []): readonly Body[] =>
    content.map((media) => ({ media, call, part }));
  return [
    ...returning
      .slice(0, CALLS)
      .flatMap((call) => call.responses.flatMap(({ content }) => bodies(call, 'response', content))),
    ...accepting.slice(0, CALLS).flatMap((call) => bodies(call, 'request', call.requestBody?.content)),
    ...webhooks.flatMap((call) => bodies(call, 'payload', call.requestBody?.content)),
  ];
}

/**
 * Returns a value as the page shows it. A string, number or boolean alone says little, so it is shown as the field of
 * an object: `{ "currency": "EUR" }`.
 */
function inContext({ value, key }: Occurrence): unknown {
  return key !== undefined && isPlain(value) ? { [key]: value } : value;
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

function size(value: unknown): number {
  return Object.keys(asRecord(value)).length;
}
