import type { Schema } from '../../model/schema.ts';

/** Keywords that hold values of the API, which may look like schemas (JSON Schema 2020-12 Validation, sections 6 and 9). */
export const VALUE_KEYWORDS: ReadonlySet<string> = new Set(['enum', 'const', 'default', 'example', 'examples']);

/** Keywords that describe and do not evaluate (JSON Schema 2020-12 Validation, section 9). */
const ANNOTATIONS: ReadonlySet<string> = new Set([
  'title',
  'description',
  'summary',
  'default',
  'example',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'externalDocs',
  'xml',
  'discriminator',
  '$comment',
  '$id',
  '$anchor',
  '$dynamicAnchor',
  '$schema',
  'nullable',
]);

/** Whether a keyword describes and does not constrain (JSON Schema 2020-12 Validation, section 9), or is an extension. */
export function isAnnotation(keyword: string): boolean {
  return ANNOTATIONS.has(keyword) || keyword.startsWith('x-');
}

/** Keywords that say something of values of one type alone, by that type (JSON Schema 2020-12 Validation, section 6). */
const KEYWORDS_OF_TYPE: readonly (readonly [type: string, keywords: readonly string[]])[] = [
  ['object', ['properties', 'additionalProperties', 'patternProperties', 'required']],
  ['array', ['items', 'prefixItems']],
  ['string', ['pattern', 'format', 'minLength', 'maxLength', 'contentMediaType']],
  ['number', ['minimum', 'maximum', 'multipleOf', 'exclusiveMinimum', 'exclusiveMaximum']],
];

/** Returns the type that the keywords of schemas speak of, for schemas without `type`; undefined where none does. */
export function impliedType(schemas: readonly object[]): string | undefined {
  return KEYWORDS_OF_TYPE.find(([, keywords]) =>
    schemas.some((schema) => keywords.some((keyword) => keyword in schema)),
  )?.[0];
}

/** Returns the types that a schema lists, else the one whose members it describes; empty where it says neither. */
export function typesOf(schema: Schema): readonly string[] {
  const { type, properties, patternProperties, additionalProperties, items, prefixItems } = schema;
  if (type !== undefined) return [type].flat().filter((each) => typeof each === 'string');
  if (properties !== undefined || patternProperties !== undefined || typeof additionalProperties === 'object')
    return ['object'];
  return items !== undefined || prefixItems !== undefined ? ['array'] : [];
}
