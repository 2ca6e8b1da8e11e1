import type { Example, MediaType, Parameter } from '#src/model/media-type.ts';
import type { OperationObject } from '#src/model/operation.ts';
import type { Schema } from '#src/model/schema.ts';
import { normaliseName } from '#src/shared/text/words.ts';
import { concreteType, isFileBody, isJson } from '#src/shared/samples/body.ts';
import { isRecord } from '#src/shared/schema/raw.ts';
import type { Direction } from '#src/shared/schema/strictness.ts';
import { allBranches, compose } from '#src/shared/schema/view.ts';
import { memberSchemas } from '#src/shared/schema/members.ts';
import { bodyText } from './body-text.ts';
import type { ExampleGenerator } from './generate.ts';

/** A function that adds generated examples to an operation, webhook or callback. Examples by the author are kept. */
export type Completion = <T extends OperationObject>(call: T) => T;

/**
 * Adds generated examples to an operation, webhook or callback: to each parameter, body and response without an
 * example.
 */
export function withExamples<T extends OperationObject>(operation: T, generator: ExampleGenerator): T {
  // Only operations have a server. The provider sends the requests of webhooks and callbacks.
  const [body, answer] =
    'server' in operation ? (['request', 'response'] as const) : (['response', 'request'] as const);
  const completed = (content: readonly MediaType[], direction: Direction): readonly MediaType[] =>
    content.map((media) => withExample(media, generator, direction));
  const { requestBody } = operation;
  return {
    ...operation,
    parameters: operation.parameters.map((parameter) => withValue(parameter, operation, generator, body)),
    ...(requestBody && { requestBody: { ...requestBody, content: completed(requestBody.content, body) } }),
    responses: operation.responses.map((response) => ({ ...response, content: completed(response.content, answer) })),
    callbacks: operation.callbacks.map((callback) => withExamples(callback, generator)),
  };
}

/**
 * Adds an example to a parameter that has none. If an example body of the same operation has a field with the name of
 * the parameter, the value of the field is used. If there is no such field, or the value is invalid, the example is
 * generated from the schema.
 */
function withValue(
  parameter: Parameter,
  { requestBody, responses }: OperationObject,
  generator: ExampleGenerator,
  direction: Direction,
): Parameter {
  if (parameter.example !== undefined) return parameter;
  const success = responses.filter(({ status }) => status.startsWith('2'));
  const bodies = [...success.flatMap(({ content }) => content), ...(requestBody?.content ?? [])].flatMap(
    ({ examples }) => examples.map(({ value }) => value),
  );
  const named = valueNamed(parameter.name, bodies);
  const example =
    named !== undefined && generator.fits(parameter.schema, named, direction)
      ? named
      : generator.value(parameter.schema, direction, parameter.name);
  return example === undefined ? parameter : { ...parameter, example, generated: true };
}

/** Maximum number of values that `valueNamed` looks at: the examples of an operation can be large. */
const LOOKED_AT = 2000;

/**
 * Returns the value of the outermost field with the given name, in any spelling: `orderId` finds `order_id`. Undefined
 * if there is none. Fields with objects or lists as values are skipped.
 */
function valueNamed(name: string, values: readonly unknown[]): unknown {
  const normalised = normaliseName(name);
  const pending = [...values];
  for (let at = 0; at < pending.length && at < LOOKED_AT; at += 1) {
    const node = pending[at];
    if (typeof node !== 'object' || node === null) continue;
    const found = Object.entries(node).find(
      ([key, value]) => typeof value !== 'object' && normaliseName(key) === normalised,
    );
    if (found !== undefined) return found[1];
    pending.push(...Object.values(node).slice(0, LOOKED_AT));
  }
  return undefined;
}

/**
 * Adds a generated example to a media type without examples. If none can be generated or serialised, the property
 * `withoutExample` of the result has the reason. If `bodyText` supports the media type, every example, generated or
 * not, also gets the text of the body.
 */
export function withExample(media: MediaType, generator: ExampleGenerator, direction: Direction): MediaType {
  const { examples, ...completed } = withGenerated(media, generator, direction);
  const written = examples.map((example): Example => {
    const text = example.serializedValue ?? bodyText(media, example.value, generator.resolve);
    const value = media.encoding.length === 0 ? example.value : withWrittenParts(example.value, media, generator);
    return { ...example, value, ...(text === undefined ? {} : { serializedValue: text }) };
  });
  return { ...completed, examples: written };
}

/**
 * Replaces fields of a form with text, and returns the new form. Only fields with a `contentType` that `bodyText`
 * supports, such as XML, are replaced.
 */
function withWrittenParts(value: unknown, { schema, encoding }: MediaType, { resolve }: ExampleGenerator): unknown {
  if (!isRecord(value)) return value;
  const parts = compose([schema], resolve, allBranches);
  const texts = encoding.flatMap(({ name, contentType = '' }) => {
    const [mediaType = ''] = contentType.split(',');
    const [part = {}] = memberSchemas(parts, name);
    const text = name in value ? bodyText({ mediaType, schema: part as Schema }, value[name], resolve) : undefined;
    return text === undefined ? [] : [[name, text] as const];
  });
  return { ...value, ...Object.fromEntries(texts) };
}

function withGenerated(media: MediaType, generator: ExampleGenerator, direction: Direction): MediaType {
  if (
    media.examples.length > 0 ||
    media.externalExamples.some(({ externalValue }) => externalValue !== undefined) ||
    isFileBody(media)
  )
    return media;
  const schema =
    Object.keys(media.schema).length === 0 && media.itemSchema !== undefined
      ? ({ type: 'array', minItems: 1, items: media.itemSchema } as const)
      : media.schema;
  const example = generator.example(schema, direction);
  if (example === undefined) return withReason(media, generator.reason(schema, direction));
  const isWritten =
    isJson(media.mediaType) ||
    /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(concreteType(media)) ||
    (typeof example.value === 'string' && !/\bxml\b/i.test(media.mediaType)) ||
    bodyText(media, example.value, generator.resolve) !== undefined;
  return isWritten
    ? { ...media, examples: [example] }
    : withReason(media, `the description does not say how a body of type \`${media.mediaType}\` is written`);
}

function withReason(media: MediaType, reason = ''): MediaType {
  return reason === '' ? media : { ...media, withoutExample: `No example of this body could be made: ${reason}.` };
}
