import type { OpenApiDocument } from '#src/model/openapi.ts';
import { asList, asRecord, type Raw } from '#src/shared/schema/raw.ts';
import type { Direction } from '#src/shared/schema/strictness.ts';
import { follow, parametersOf, mediaIn, sideOf, type MediaUse } from '../operations.ts';
import { schemasIn } from '../references.ts';
import { operationsIn } from '../../../description/model/path-item.ts';

/** An example and its schema. The value of the example is `holder[key]`. */
export interface PlacedExample {
  readonly schema: Raw;
  readonly direction: Direction;
  readonly holder: object;
  readonly key: string | number;
}

/** Returns the value of an example. */
export function valueOf({ holder, key }: Pick<PlacedExample, 'holder' | 'key'>): unknown {
  return (holder as Record<string | number, unknown>)[key];
}

/**
 * Returns the places of all values in `example`, `examples` and `x-examples` of an object. Each value is `holder[key]`.
 * `name` is the name of the example; absent for `example`, which has no name.
 */
export function valuesOf(
  document: OpenApiDocument,
  owner: Raw,
): readonly { readonly holder: Raw; readonly key: string; readonly name?: string }[] {
  const named = Object.entries({ ...asRecord(owner['examples']), ...asRecord(owner['x-examples']) });
  return [
    ...('example' in owner ? [{ holder: owner, key: 'example' }] : []),
    ...named.flatMap(([name, node]) => {
      const holder = follow(document, node);
      return ['value', 'dataValue'].filter((key) => key in holder).map((key) => ({ holder, key, name }));
    }),
  ];
}

/** Returns every example with a schema in a description. An example with several schemas is returned once. */
export function examplesIn(document: OpenApiDocument): readonly PlacedExample[] {
  const seen = new Map<object, Set<string | number>>();
  return placedExamples(document).filter(({ holder, key }) => {
    const keys = seen.get(holder) ?? new Set();
    seen.set(holder, keys);
    return !keys.has(key) && keys.add(key);
  });
}

/** Returns every example, once for each schema that it has to match: several bodies may share an example. */
export function placedExamples(document: OpenApiDocument): readonly PlacedExample[] {
  const withSchema = (owner: Raw, direction: Direction): PlacedExample[] =>
    valuesOf(document, owner).map(({ holder, key }) => ({ schema: asRecord(owner['schema']), direction, holder, key }));
  const placed: PlacedExample[] = [
    ...mediaIn(document).flatMap((use) =>
      // In media types other than JSON, a string may be the serialised example (OpenAPI 3.1, section 4.8.19.1).
      withSchema(use.media, sideOf(use)).filter((example) => isJson(use) || typeof valueOf(example) !== 'string'),
    ),
    ...operationsIn(document).flatMap((use) => [
      ...parametersOf(document, use).flatMap((parameter) => withSchema(parameter, 'request')),
      ...Object.values(asRecord(use.operation['responses']))
        .flatMap((response) => Object.values(asRecord(follow(document, response)['headers'])))
        .flatMap((header) => withSchema(follow(document, header), 'response')),
    ]),
    ...schemasIn(document).flatMap(schemaExamples),
  ];
  const seen = new Map<object, Set<Raw>>();
  return placed.filter((example) => {
    const value = valueOf(example);
    if (typeof value !== 'object' || value === null) return true;
    const schemas = seen.get(value) ?? new Set();
    seen.set(value, schemas);
    return !schemas.has(example.schema) && schemas.add(example.schema);
  });
}

function isJson({ mediaType }: MediaUse): boolean {
  return /[/+]json\b/i.test(mediaType) || mediaType.includes('*');
}

/** Returns `example`, `default`, `examples` and `x-examples` of a schema. */
function schemaExamples(schema: Raw): readonly PlacedExample[] {
  const named = Object.values(asRecord(schema['x-examples'])).filter((example) => 'value' in asRecord(example));
  const places: readonly (readonly [holder: object, key: string | number])[] = [
    ...['example', 'default'].filter((key) => key in schema).map((key) => [schema, key] as const),
    ...asList(schema['examples']).map((_, index) => [schema['examples'] as object, index] as const),
    ...named.map((example) => [example as object, 'value'] as const),
  ];
  return places.map(([holder, key]) => ({ schema, direction: 'either', holder, key }));
}
