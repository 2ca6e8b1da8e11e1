import formats from 'ajv-formats/dist/formats.js';

/**
 * The definition of a format in `ajv-formats`: a pattern or a test function, possibly with the type of the values that
 * have the format.
 */
type Definition =
  | true
  | RegExp
  | ((value: never) => boolean)
  | { readonly type?: string; readonly validate: RegExp | ((value: never) => boolean) };

const FORMATS = formats.fullFormats as Readonly<Record<string, Definition>>;

/**
 * Formats of JSON Schema 2020-12 Validation (section 7.3) and of the OpenAPI Format Registry, the more common ones
 * first. The list is not taken from `ajv-formats`, which lacks `idn-email`, `iri` and `decimal`.
 */
export const STANDARD_FORMATS: readonly string[] = [
  'date-time',
  'date',
  'time',
  'duration',
  'email',
  'idn-email',
  'hostname',
  'ipv4',
  'ipv6',
  'uri',
  'uri-reference',
  'iri',
  'uuid',
  'uri-template',
  'regex',
  'password',
  'binary',
  'byte',
  'int32',
  'int64',
  'float',
  'double',
  'decimal',
];

/**
 * Whether a value is valid in a format (JSON Schema 2020-12 Validation, section 7; OpenAPI 3.1, section 4.4):
 * `2026-02-30` is no `date`, 3000000000 is no `int32`. Any value is valid in an unknown format, or in a format for
 * another type.
 */
export function hasFormat(value: unknown, format: string): boolean {
  const definition = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  if (definition === undefined || definition === true) return true;
  const { type = 'string', validate } =
    definition instanceof RegExp || typeof definition === 'function' ? { validate: definition } : definition;
  if (typeof value !== type) return true;
  return validate instanceof RegExp ? validate.test(value as string) : (validate as (value: unknown) => boolean)(value);
}
