import type { Parameter } from '../../src/model/api.ts';
import type { OpenApiDocument } from '../../src/model/openapi.ts';
import type { Schema } from '../../src/model/schema.ts';
import { examplesOf } from './media-type.ts';
import { asList, asRecord, asText, type Raw } from './raw.ts';
import { resolveRef } from './resolve-ref.ts';

/** Parameters of a path item and its operation; the operation's win by name and place (OpenAPI 3.1, section 4.8.10). */
export function parametersOf(document: OpenApiDocument, pathItem: unknown, operation: unknown): readonly Parameter[] {
  const merged = new Map<string, Parameter>();
  for (const node of [...asList(pathItem), ...asList(operation)]) {
    const parameter = toParameter(document, asRecord(resolveRef(document, asRecord(node))));
    merged.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...merged.values()];
}

function toParameter(document: OpenApiDocument, raw: Raw): Parameter {
  const place = raw['in'];
  const content = asRecord(Object.values(asRecord(raw['content']))[0]);
  const schema = asRecord(raw['schema'] ?? content['schema']) as Schema;
  const example = exampleOf(document, raw, schema);
  return {
    name: asText(raw['name']),
    in: place === 'path' || place === 'header' || place === 'cookie' ? place : 'query',
    required: raw['required'] === true,
    deprecated: raw['deprecated'] === true,
    description: asText(raw['description']),
    schema,
    ...(example === undefined ? {} : { example }),
  };
}

function exampleOf(document: OpenApiDocument, raw: Raw, schema: Schema): unknown {
  if ('example' in raw) return raw['example'];
  const first = examplesOf(document, raw['examples'])[0];
  if (first !== undefined) return first.value;
  const resolved = asRecord(resolveRef(document, schema)) as Schema;
  return resolved.example ?? resolved.examples?.[0] ?? resolved.default ?? resolved.const ?? resolved.enum?.[0];
}
