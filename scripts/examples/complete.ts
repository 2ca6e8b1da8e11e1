import type { MediaType, OperationObject, Parameter } from '../../src/model/api.ts';
import { isJson } from '../samples/body.ts';
import type { ExampleGenerator } from './generate.ts';

/** Which way the body of a call goes: with the reader's operations it is a request; webhooks and callbacks bring what the provider sends. */
type BodyDirection = 'request' | 'response';

/** An operation, webhook or callback with generated examples wherever its author gave none: of parameters, bodies and responses. */
export function withExamples<T extends OperationObject>(operation: T, generator: ExampleGenerator, body: BodyDirection = 'request'): T {
  const answer = body === 'request' ? 'response' : 'request';
  const { requestBody } = operation;
  return {
    ...operation,
    parameters: operation.parameters.map((parameter) => withValue(parameter, generator, body)),
    ...(requestBody === undefined ? {} : { requestBody: { ...requestBody, content: requestBody.content.map((media) => withExample(media, generator, body)) } }),
    responses: operation.responses.map((response) => ({ ...response, content: response.content.map((media) => withExample(media, generator, answer)) })),
    callbacks: operation.callbacks.map((callback) => withExamples(callback, generator, answer)),
  };
}

function withValue(parameter: Parameter, generator: ExampleGenerator, direction: BodyDirection): Parameter {
  if (parameter.example !== undefined) return parameter;
  const example = generator.value(parameter.schema, direction, parameter.name);
  return example === undefined ? parameter : { ...parameter, example };
}

/** A media type with an example: of a form and of JSON any value, of others what is a text already. */
function withExample(media: MediaType, generator: ExampleGenerator, direction: BodyDirection): MediaType {
  if (media.examples.length > 0 || media.externalExamples.length > 0) return media;
  const schema = Object.keys(media.schema).length === 0 && media.itemSchema !== undefined ? { type: 'array', minItems: 1, items: media.itemSchema } as const : media.schema;
  const example = generator.example(schema, direction);
  const printable = isJson(media.mediaType) || /^(multipart\/form-data|application\/(x-www-form-urlencoded|jsonl|x-ndjson|json-seq))\b/i.test(media.mediaType);
  return example === undefined || (!printable && typeof example.value !== 'string') || /\bxml\b/i.test(media.mediaType) ? media : { ...media, examples: [example] };
}
