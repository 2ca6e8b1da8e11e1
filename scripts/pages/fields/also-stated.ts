import type { Stated } from '../../../src/model/field.ts';
import type { Schema } from '../../../src/model/schema.ts';
import { schemaList } from './as-schema.ts';
import { shortJson } from './short.ts';

/** Keywords that a table shows in its own way, and those that are about the schema instead of the value (`$id`, `$comment`). */
const SHOWN: ReadonlySet<string> = new Set([
  '$ref', '$dynamicRef', '$anchor', '$dynamicAnchor', '$recursiveRef', '$recursiveAnchor', '$defs', 'definitions', '$id', '$schema', '$comment', '$vocabulary',
  'type', 'title', 'description', 'summary', 'enum', 'const', 'default', 'example', 'examples', 'format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum',
  'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties', 'properties', 'required',
  'additionalProperties', 'unevaluatedProperties', 'patternProperties', 'propertyNames', 'dependentRequired', 'dependentSchemas', 'items', 'unevaluatedItems',
  'prefixItems', 'contains', 'minContains', 'maxContains', 'oneOf', 'anyOf', 'allOf', 'not', 'if', 'then', 'else', 'discriminator', 'contentMediaType',
  'contentEncoding', 'contentSchema', 'readOnly', 'writeOnly', 'deprecated', 'externalDocs', 'xml', 'nullable', 'x-internal', 'x-not-published', 'x-callback', 'x-examples',
  'x-enumDescriptions', 'x-enum-descriptions', 'x-enumNames', 'x-enum-varnames', 'x-enumLabels', 'x-enum-labels', '__proto__',
]);

/** Keywords and extensions nobody here knows, with their values: shown as they are instead of dropped (OpenAPI 3.1, section 4.9). */
export function alsoStated(schema: Schema): readonly Stated[] {
  const own = Object.entries(schema).filter(([name, value]) => !SHOWN.has(name) && value !== undefined).map(([name, value]) => ({ name, value: shortJson(value) }));
  return [...own, ...schemaList(schema.allOf).flatMap(alsoStated)];
}
