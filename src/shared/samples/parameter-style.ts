import { stringifyJson, withoutMarks } from '../schema/number-text.ts';
import { isRecord, type Raw } from '../schema/raw.ts';
import type { ParameterStyle } from '../../model/media-type.ts';
import type { Pair } from '../../model/sample.ts';

/** How a value is serialised. */
export interface Serialization {
  readonly style: ParameterStyle;
  readonly explode: boolean;
  /** Encodes a string: percent-encoding for URLs, no change for headers. */
  readonly encode: (text: string) => string;
}

/**
 * Serialises the value of a path or header parameter (OpenAPI 3.1, section 4.8.12.4; RFC 6570, sections 3.2.2, 3.2.5
 * and 3.2.7).
 */
export function serializeText(name: string, value: unknown, { style, explode, encode }: Serialization): string {
  const texts = explode ? explodedTexts(value, encode) : [flat(value, encode).join(',')];
  if (style === 'label') return `.${texts.join('.')}`;
  if (style !== 'matrix') return texts.join(',');
  const named = (text: string): string => (text === '' ? `;${encode(name)}` : `;${encode(name)}=${text}`);
  if (!explode) return texts.map(named).join('');
  return isRecord(value) ? texts.map((text) => `;${text}`).join('') : texts.map(named).join('');
}

/**
 * Serialises a value in a query, a cookie or a form as encoded pairs (OpenAPI 3.1, section 4.8.12.4; RFC 6570, section
 * 3.2.8). In the style `deepObject`, nested objects become `name[a][b]=1`: this is common, but the specification does
 * not define it.
 */
export function serializePairs(
  name: string,
  value: unknown,
  { style, explode, encode }: Serialization,
): readonly Pair[] {
  if (style === 'deepObject' && isRecord(value))
    return deep(name, value).map((pair) => ({ name: encode(pair.name), value: encode(pair.value) }));
  if (explode && isRecord(value))
    return entries(value).map(([key, item]) => ({ name: encode(key), value: encode(text(item)) }));
  if (Array.isArray(value) && value.length > 0 && (explode || style === 'deepObject'))
    return value.map((item) => ({ name: encode(name), value: encode(text(item)) }));
  const delimiter = style === 'spaceDelimited' ? encode(' ') : style === 'pipeDelimited' ? encode('|') : ',';
  return [{ name: encode(name), value: flat(value, encode).join(delimiter) }];
}

/**
 * Returns a value as a string. An object or list becomes JSON, because styles define no deeper nesting; null becomes
 * empty.
 */
export function text(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? stringifyJson(value) : withoutMarks(String(value));
}

/**
 * Encodes a value as a flat list of strings: the entries of a list, or the names and values of an object in turn (`R`,
 * `100`, `G`, `200`). A scalar becomes a single string.
 */
function flat(value: unknown, encode: (text: string) => string): readonly string[] {
  if (Array.isArray(value)) return value.map((item) => encode(text(item)));
  return isRecord(value)
    ? entries(value).flatMap(([key, item]) => [encode(key), encode(text(item))])
    : [encode(text(value))];
}

/** Encodes a value as a list of strings: for an object, `R=100` and `G=200`; for a list, its entries. */
function explodedTexts(value: unknown, encode: (text: string) => string): readonly string[] {
  return isRecord(value)
    ? entries(value).map(([key, item]) => `${encode(key)}=${encode(text(item))}`)
    : flat(value, encode);
}

function deep(name: string, value: unknown): readonly Pair[] {
  if (Array.isArray(value)) return value.flatMap((item) => deep(isRecord(item) ? `${name}[]` : name, item));
  return isRecord(value)
    ? entries(value).flatMap(([key, item]) => deep(`${name}[${key}]`, item))
    : [{ name, value: text(value) }];
}

/** Returns the fields of an object that have a value; undefined and null are omitted (RFC 6570, section 2.3). */
function entries(value: Raw): readonly [string, unknown][] {
  return Object.entries(value).filter(([, item]) => item !== undefined && item !== null);
}
