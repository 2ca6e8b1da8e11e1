import type { JsonNumber } from '../../model/json-number.ts';
import type { Schema } from '../../model/schema.ts';
import { SCHEMA_LISTS, SCHEMA_MAPS, SINGLE_SCHEMAS } from './applicators.ts';
import { isNumber, isNumberText, toNumber } from './number-text.ts';
import { isRecord, isText, type Raw } from './raw.ts';

const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isSchema = (value: unknown): boolean => isFlag(value) || isRecord(value);
const isList = (value: unknown): boolean => Array.isArray(value);

/**
 * Keywords whose value is a count. If a count is a `NumberText`, such as `1.0`, `wellFormed` converts it to a number.
 */
const COUNTS = ['Length', 'Items', 'Properties', 'Contains'].flatMap((what) => [`min${what}`, `max${what}`]);

/** Tests for the values of keywords, each under its keyword (JSON Schema 2020-12; OpenAPI 3.1, section 4.8.24). */
const FORMS: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ...['$ref', '$dynamicRef', 'title', 'description', 'format', 'pattern', 'contentMediaType', 'contentEncoding'].map(
    (keyword) => [keyword, isText] as const,
  ),
  ...[...COUNTS, 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'].map(
    (keyword) => [keyword, isNumber] as const,
  ),
  ...['uniqueItems', 'readOnly', 'writeOnly', 'deprecated', 'nullable'].map((keyword) => [keyword, isFlag] as const),
  ...[...SCHEMA_MAPS, 'dependentRequired', 'externalDocs', 'xml'].map((keyword) => [keyword, isRecord] as const),
  ...[...SCHEMA_LISTS, 'required', 'enum', 'examples', 'x-formerly', 'x-not-published'].map(
    (keyword) => [keyword, isList] as const,
  ),
  ...[...SINGLE_SCHEMAS].map((keyword) => [keyword, isSchema] as const),
  ['type', (value) => isText(value) || (Array.isArray(value) && value.every(isText))],
  ['x-evidence', (value) => isText(value) || isRecord(value)],
  ['x-question', (value) => isText(value) || isList(value)],
  ['x-sunset', isText],
  ['discriminator', (value) => isRecord(value) && isText((value as { propertyName?: unknown }).propertyName)],
]);

/**
 * Removes keywords with invalid values from a schema, so that pages can still be built. The lint reports these values.
 */
export function wellFormed(schema: Schema): Schema {
  const isSound = ([keyword, value]: [string, unknown]): boolean => FORMS.get(keyword)?.(value) ?? true;
  const keywords = Object.entries(schema);
  if (keywords.every(isSound) && !COUNTS.some((keyword) => isNumberText((schema as Raw)[keyword]))) return schema;
  return Object.fromEntries(
    keywords
      .filter(isSound)
      .map(([keyword, value]) => [keyword, COUNTS.includes(keyword) ? toNumber(value as JsonNumber) : value]),
  );
}

/** Whether this project interprets a keyword. `wellFormed` then tests its value. */
export function isReadKeyword(keyword: string): boolean {
  return FORMS.has(keyword);
}
