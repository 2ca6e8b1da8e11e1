import type { Parameter, ParameterStyle } from '#src/model/media-type.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { Schema } from '#src/model/schema.ts';
import { allExamplesOf, externalExamplesOf } from './example.ts';
import { extended, formerlyOf } from './extension.ts';
import { asList, asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import { resolved, resolveRef } from '#src/shared/schema/resolve-ref.ts';

/**
 * Merges the parameters of a path item and of an operation. The parameters of the operation replace parameters with the
 * same `name` and `in` (OpenAPI 3.1, section 4.8.10).
 */
export function parametersOf(document: OpenApiDocument, pathItem: unknown, operation: unknown): readonly Parameter[] {
  const merged = new Map<string, Parameter>();
  for (const node of [...asList(pathItem), ...asList(operation)]) {
    const raw = resolved(document, node);
    const parameter = toParameter(document, asText(raw['name']), placeOf(raw['in']), raw);
    merged.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...merged.values()];
}

/** Reads a map of Header Objects by name (section 4.8.21), except `Content-Type`, which the media type states. */
export function headersOf(document: OpenApiDocument, node: unknown): readonly Parameter[] {
  return Object.entries(asRecord(node))
    .filter(([name]) => name.toLowerCase() !== 'content-type')
    .map(([name, header]) => toParameter(document, name, 'header', resolved(document, header)));
}

function toParameter(document: OpenApiDocument, name: string, place: Parameter['in'], raw: Raw): Parameter {
  const [mediaType, media] = Object.entries(asRecord(raw['content']))[0] ?? [];
  const content = resolved(document, media);
  const schema = withMarks(asRecord(raw['schema'] ?? content['schema']), raw) as Schema;
  const examples = [...allExamplesOf(document, raw), ...allExamplesOf(document, content)];
  const elsewhere = [
    ...externalExamplesOf(document, raw['examples']),
    ...externalExamplesOf(document, content['examples']),
  ];
  const example = exampleOf(document, raw, examples[0], schema);
  const style = styleOf(raw['style']) ?? STYLES[place];
  return {
    name,
    ...formerlyOf(raw),
    in: place,
    required: raw['required'] === true,
    deprecated: raw['deprecated'] === true,
    description: asText(raw['description']),
    schema,
    style,
    explode: typeof raw['explode'] === 'boolean' ? raw['explode'] : style === 'form' || style === 'cookie',
    allowReserved: raw['allowReserved'] === true,
    allowEmptyValue: raw['allowEmptyValue'] === true,
    ...(mediaType === undefined || 'schema' in raw ? {} : { mediaType }),
    ...(example === undefined ? {} : { example }),
    examples,
    ...(elsewhere.length === 0 ? {} : { externalExamples: elsewhere }),
    ...extended(raw),
  };
}

/**
 * Returns the schema of a parameter, with the parameter's evidence, gaps, questions, deprecation and removal date
 * added.
 */
function withMarks(schema: Raw, parameter: Raw): Raw {
  const marks = ['x-evidence', 'x-not-published', 'x-question', 'deprecated', 'x-sunset'].filter(
    (name) => name in parameter,
  );
  return marks.length === 0
    ? schema
    : { ...schema, ...Object.fromEntries(marks.map((name) => [name, parameter[name]])) };
}

const ALL_STYLES: readonly ParameterStyle[] = [
  'simple',
  'label',
  'matrix',
  'form',
  'spaceDelimited',
  'pipeDelimited',
  'deepObject',
  'cookie',
];

/** Default `style` for each value of `in` (section 4.8.12.2.1). */
const STYLES: Readonly<Record<Parameter['in'], ParameterStyle>> = {
  path: 'simple',
  header: 'simple',
  query: 'form',
  querystring: 'form',
  cookie: 'form',
};

/** Returns a value if it is a parameter style of OpenAPI (section 4.8.12.4; `cookie` is new in 3.2), else undefined. */
export function styleOf(value: unknown): ParameterStyle | undefined {
  return ALL_STYLES.find((style) => style === value);
}

function placeOf(value: unknown): Parameter['in'] {
  return (['path', 'querystring', 'header', 'cookie'] as const).find((place) => place === value) ?? 'query';
}

function exampleOf(
  document: OpenApiDocument,
  raw: Raw,
  first: Parameter['examples'][number] | undefined,
  schema: Schema,
): unknown {
  if ('example' in raw) return raw['example'];
  if (first !== undefined) return first.value;
  const named = asRecord(resolveRef(document, schema)) as Schema;
  return named.example ?? named.examples?.[0] ?? named.default ?? named.const ?? named.enum?.[0];
}
