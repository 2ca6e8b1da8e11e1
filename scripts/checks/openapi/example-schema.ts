import type { OpenApiDocument } from '../../../src/model/openapi.ts';
import { asList, asRecord, type Raw } from '../../model/raw.ts';
import { resolveRef } from '../../model/resolve-ref.ts';
import type { Direction } from '../../schema/strictness.ts';
import { validatorOf } from '../../schema/validator.ts';
import type { Check, CheckContext } from '../check.ts';
import { stated } from '../stated.ts';
import { mediaIn, operationsIn, schemasIn, type MediaUse } from '../walk.ts';

/** Every example obeys its schema: bodies, parameters, headers, defaults and examples of schemas themselves. */
export const exampleSchema: Check = {
  id: 'example-schema',
  *run(context) {
    const validator = validatorOf(context.document);
    for (const { schema, direction, holder, key } of placedExamples(context)) {
      const value = (holder as Record<string | number, unknown>)[key];
      for (const violation of validator.validate(schema, value, direction)) {
        const { path, onKey, message, hint } = violation;
        yield {
          message,
          hint,
          location: context.locator.trace(holder, [key, ...path], onKey),
          ...stated(context.locator, violation),
        };
      }
    }
  },
};

/** An example where it was written: a key of its holder. */
export interface PlacedExample {
  readonly schema: Raw;
  readonly direction: Direction;
  readonly holder: object;
  readonly key: string | number;
}

/** Every example of a description with a schema it shall obey, each once. */
export function examplesIn(context: CheckContext): readonly PlacedExample[] {
  const seen = new Map<object, Set<string | number>>();
  return placedExamples(context).filter(({ holder, key }) => {
    const keys = seen.get(holder) ?? new Set();
    seen.set(holder, keys);
    return !keys.has(key) && keys.add(key);
  });
}

/** Every example with each schema it stands under: in two places it has to obey both. */
function placedExamples(context: CheckContext): readonly PlacedExample[] {
  const { document } = context;
  const placed: PlacedExample[] = [
    ...mediaIn(document).flatMap((use) =>
      examplesOf(context, use.media, sideOf(use)).filter((example) => isJson(use) || !isText(example)),
    ),
    ...operationsIn(document).flatMap(({ operation, pathItem }) => [
      ...[pathItem['parameters'], operation['parameters']]
        .flatMap(asList)
        .flatMap((parameter) => examplesOf(context, resolved(document, parameter), 'request')),
      ...Object.values(asRecord(operation['responses']))
        .flatMap((response) => Object.values(asRecord(resolved(document, response)['headers'])))
        .flatMap((header) => examplesOf(context, resolved(document, header), 'response')),
    ]),
    ...schemasIn(document).flatMap(schemaExamples),
  ];
  const seen = new Map<object, Set<Raw>>();
  return placed.filter(({ holder, key, schema }) => {
    const value: unknown = (holder as Record<string | number, unknown>)[key];
    if (typeof value !== 'object' || value === null) return true;
    const schemas = seen.get(value) ?? new Set();
    seen.set(value, schemas);
    return !schemas.has(schema) && schemas.add(schema);
  });
}

/** What a webhook brings is sent by the provider, as an answer is. */
function sideOf({ direction, operation }: MediaUse): Direction {
  return operation.kind === 'webhook' ? (direction === 'request' ? 'response' : 'request') : direction;
}

function isJson({ mediaType }: MediaUse): boolean {
  return /[/+]json\b/i.test(mediaType) || mediaType.includes('*');
}

/** In other media types an example may be the text that is sent, which no schema describes (OpenAPI 3.1, section 4.8.19.1). */
function isText({ holder, key }: PlacedExample): boolean {
  return typeof (holder as Record<string | number, unknown>)[key] === 'string';
}

function resolved(document: OpenApiDocument, node: unknown): Raw {
  return asRecord(resolveRef(document, asRecord(node)));
}

/** `example`, `examples` and `x-examples` of an object with a schema. */
function examplesOf({ document }: CheckContext, owner: Raw, direction: Direction): PlacedExample[] {
  const schema = asRecord(owner['schema']);
  const named = Object.values({ ...asRecord(owner['examples']), ...asRecord(owner['x-examples']) }).map((example) =>
    resolved(document, example),
  );
  return [
    ...('example' in owner ? [{ schema, direction, holder: owner, key: 'example' }] : []),
    ...named.flatMap((example) =>
      ['value', 'dataValue']
        .filter((key) => key in example)
        .map((key) => ({ schema, direction, holder: example, key })),
    ),
  ];
}

function schemaExamples(schema: Raw): PlacedExample[] {
  const direction: Direction = 'either';
  const named = Object.values(asRecord(schema['x-examples'])).filter(
    (example): example is object => typeof example === 'object' && example !== null && 'value' in example,
  );
  return [
    ...['example', 'default'].filter((key) => key in schema).map((key) => ({ schema, direction, holder: schema, key })),
    ...(Array.isArray(schema['examples'])
      ? schema['examples'].map((_example: unknown, index) => ({
          schema,
          direction,
          holder: schema['examples'] as object,
          key: index,
        }))
      : []),
    ...named.map((example) => ({ schema, direction, holder: example, key: 'value' })),
  ];
}
