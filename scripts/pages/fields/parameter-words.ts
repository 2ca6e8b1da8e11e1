import type { Parameter } from '#src/model/media-type.ts';
import type { Schema } from '#src/model/schema.ts';
import { serializePairs, serializeText } from '#src/shared/samples/parameter-style.ts';
import { encodeText } from '#src/shared/samples/uri.ts';
import { asSchema, schemaEntries, typesOf } from '#src/shared/schema/applicators.ts';
import { evaluate } from '#src/shared/schema/evaluate.ts';
import { createEvaluation } from '#src/shared/schema/evaluation.ts';
import { truncate } from './truncate.ts';

/**
 * Describes the serialization of a parameter, with an example (Parameter Object, OpenAPI 3.2, sections 4.12.2 and
 * 4.12.3). `schema` is the resolved schema of the parameter.
 */
export function parameterWords(parameter: Parameter, schema: Schema): readonly string[] {
  return [
    ...(parameter.mediaType === undefined
      ? styleWords(parameter, schema)
      : [
          parameter.in === 'querystring'
            ? `the whole query, as ${parameter.mediaType}`
            : `a text of ${parameter.mediaType}`,
        ]),
    ...(parameter.allowReserved ? [RESERVED] : []),
    ...(parameter.allowEmptyValue ? ['may be sent without a value'] : []),
  ];
}

export const RESERVED = 'reserved characters (/, ?, &, …) are sent as they are';

type Kind = 'array' | 'object' | 'plain';

function styleWords(parameter: Parameter, schema: Schema): readonly string[] {
  const kind = kindOf(parameter, schema);
  const { style, explode } = parameter;
  if (kind === 'plain' && !['label', 'matrix'].includes(style)) return [];
  const words = kind === 'plain' ? 'written' : joinWords(kind, style, explode);
  const sample = sampleOf(kind, parameter, schema);
  return [sample === undefined ? words : truncate(`${words}: ${serialized(parameter, sample)}`)];
}

/** Describes how the entries of an array, or the fields of an object, are joined (section 4.12.3). */
export function joinWords(kind: 'array' | 'object', style: Parameter['style'], explode: boolean): string {
  return WORDS[style][kind][explode ? 1 : 0];
}

function kindOf({ example }: Parameter, schema: Schema): Kind {
  const types = typesOf(schema);
  if (types.includes('array') || Array.isArray(example)) return 'array';
  return types.includes('object') || (typeof example === 'object' && example !== null) ? 'object' : 'plain';
}

const REPEATED = 'sent once for each entry';
const FIELDS = 'each field is sent by its own name';
const INTO_ONE = 'names and values in turn, joined by';

/** Words for the serialization of arrays and objects, by style: first without `explode`, then with it. */
const WORDS: Readonly<
  Record<Parameter['style'], Readonly<Record<'array' | 'object', readonly [joined: string, exploded: string]>>>
> = {
  simple: {
    array: ['entries joined by commas', 'entries joined by commas'],
    object: [`${INTO_ONE} commas`, 'fields joined by commas'],
  },
  label: {
    array: ['entries joined by commas after a dot', 'a dot before each entry'],
    object: [`${INTO_ONE} commas after a dot`, 'a dot before each field'],
  },
  matrix: {
    array: ['entries joined by commas after a semicolon and the name', 'a semicolon and the name before each entry'],
    object: [`${INTO_ONE} commas after a semicolon and the name`, 'a semicolon before each field'],
  },
  form: { array: ['entries joined by commas', REPEATED], object: [`${INTO_ONE} commas`, FIELDS] },
  cookie: {
    array: ['entries joined by commas, not percent-encoded', `${REPEATED}, not percent-encoded`],
    object: [`${INTO_ONE} commas, not percent-encoded`, `${FIELDS}, not percent-encoded`],
  },
  spaceDelimited: { array: ['entries joined by spaces', REPEATED], object: [`${INTO_ONE} spaces`, FIELDS] },
  pipeDelimited: {
    array: ['entries joined by vertical bars', REPEATED],
    object: [`${INTO_ONE} vertical bars`, FIELDS],
  },
  deepObject: { array: [REPEATED, REPEATED], object: ['field names in brackets', 'field names in brackets'] },
};

/**
 * Serializes a value as in a request, but the brackets of the style `deepObject` are not percent-encoded, so that they
 * are readable.
 */
function serialized({ name, in: place, style, explode }: Parameter, value: unknown): string {
  const encode =
    style === 'deepObject' || style === 'cookie' || place === 'header' ? (text: string): string => text : encodeText;
  if (place === 'path' || place === 'header') return serializeText(name, value, { style, explode, encode });
  return serializePairs(name, value, { style, explode, encode })
    .map((pair) => `${pair.name}=${pair.value}`)
    .join(place === 'cookie' ? '; ' : '&');
}

/**
 * Returns a value that shows how the parameter is serialized, with two entries or fields if possible. It is the
 * parameter's example, else a value that the schema allows; undefined if none is known.
 */
function sampleOf(kind: Kind, { example }: Parameter, schema: Schema): unknown {
  if (kind === 'plain') return example ?? 5;
  if (kind === 'array') {
    const items = asSchema(schema.items);
    const known = [
      ...(Array.isArray(example) ? (example as readonly unknown[]) : []),
      ...(Array.isArray(items.enum) ? (items.enum as readonly unknown[]) : []),
    ].filter(isPlain);
    const made = typesOf(items).some((type) => type === 'integer' || type === 'number') ? [1, 2] : ['a', 'b'];
    const distinct = [...new Set(known)];
    if (distinct.length > 1) return distinct.slice(0, 2);
    const fits = (value: unknown): boolean =>
      evaluate(
        createEvaluation('either', () => undefined),
        [items],
        value,
      ).length === 0;
    if (items.$ref === undefined && made.every(fits)) return made;
    const [first] = distinct;
    if (first === undefined) return undefined;
    return schema.uniqueItems === true ? [first] : [first, first];
  }
  const given = Object.entries(asSchema(example)).filter(([, value]) => isPlain(value));
  const entries =
    given.length > 0
      ? given
      : schemaEntries(schema.properties).map(([name], index) => [name, index === 0 ? 'a' : 'b'] as const);
  return Object.fromEntries(
    entries.length > 0
      ? entries.slice(0, 2)
      : [
          ['name', 'a'],
          ['other', 'b'],
        ],
  );
}

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
