import { credentialsOf } from '../samples/credentials.ts';
import { isJson } from '../samples/body.ts';
import { decodeText } from '../samples/uri.ts';
import type { Coercer } from './coerce.ts';
import type { ParameterField, RequestForm } from './form.ts';
import { parseDeepObject, parseFields, parseText, parseValues, PLAIN, type RawPair } from './parse-parameter.ts';

type Values = Readonly<Record<string, unknown>>;
interface TextHeader {
  readonly name: string;
  readonly value: string;
}

const asIs = (text: string): string => text;

/** Reads decoded pairs of a query by its parameters (OpenAPI 3.1, section 4.8.12.4). */
export function readQuery(
  form: RequestForm,
  pairs: readonly RawPair[],
  coercer: Coercer,
): { readonly values?: Values; readonly unknown: readonly string[] } {
  const rest = new Set(pairs);
  const take = (belongs: (pair: RawPair) => boolean): readonly RawPair[] => {
    const taken = [...rest].filter(belongs);
    for (const pair of taken) rest.delete(pair);
    return taken;
  };
  for (const { query } of (form.call.request?.security ?? []).map(credentialsOf))
    take(({ name }) => query.some((one) => one.name === name));
  const values: Record<string, unknown> = {};
  for (const field of fieldsAt(form, 'query')) {
    const value = readPairs(field, take, coercer);
    if (value !== undefined) values[field.name] = value;
  }
  return {
    ...(Object.keys(values).length === 0 ? {} : { values }),
    unknown: [...new Set([...rest].map(({ name }) => name))],
  };
}

function readPairs(
  { name, parameter }: ParameterField,
  take: (belongs: (pair: RawPair) => boolean) => readonly RawPair[],
  coercer: Coercer,
): unknown {
  const { style, explode, schema, mediaType } = parameter;
  const types = coercer.typesOf(schema);
  const own = take((pair) => pair.name === name || (style !== 'deepObject' && pair.name === `${name}[]`));
  const texts = own.map(({ value }) => value);
  if (texts.length > 0) {
    if (mediaType !== undefined) return contentValue(texts[0] ?? '', mediaType);
    const readings = parseValues(texts, { style, explode, decode: asIs, delimiters: PLAIN }, types);
    return coercer.coerce(schema, readings.length === 0 ? [texts[0] ?? ''] : readings).value;
  }
  if (style === 'deepObject') {
    const deep = take((pair) => pair.name.startsWith(`${name}[`));
    const read = deep.length === 0 ? undefined : parseDeepObject(name, deep, asIs);
    return read === undefined ? undefined : coercer.coerce(schema, [read]).value;
  }
  if (!explode || mediaType !== undefined || !types.has('object')) return undefined;
  const names = new Set(coercer.fieldsOf(schema));
  const fields = take((pair) => names.has(pair.name));
  return fields.length === 0 ? undefined : coercer.coerce(schema, [parseFields(fields, asIs)]).value;
}

/** Headers that say nothing of the operation. */
const PLAIN_HEADERS =
  /^(content-type|content-length|accept|accept-\w+|user-agent|host|connection|cookie|referer|origin|sec-.*)$/i;

/** Reads headers by the parameters of a form; credentials are named and never read. */
export function readHeaders(
  form: RequestForm,
  headers: readonly TextHeader[],
  coercer: Coercer,
): { readonly values?: Values; readonly unknown: readonly string[]; readonly credentials: readonly string[] } {
  const values: Record<string, unknown> = {};
  const unknown: string[] = [];
  const credentials: string[] = [];
  const secret = new Set(
    (form.call.request?.security ?? []).flatMap((all) =>
      credentialsOf(all).headers.map(({ name }) => name.toLowerCase()),
    ),
  );
  for (const { name, value } of headers) {
    const field = fieldsAt(form, 'header').find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (secret.has(name.toLowerCase()) || /^(proxy-)?authorization$/i.test(name)) credentials.push(name);
    else if (field !== undefined) {
      const { style, explode, schema, mediaType } = field.parameter;
      if (/^\$\w+$|^\$\(/.test(value)) continue;
      const readings = parseText(name, value, { style, explode, decode: (raw) => raw.trim() }, coercer.typesOf(schema));
      values[field.name] =
        mediaType === undefined
          ? coercer.coerce(schema, readings.length === 0 ? [value] : readings).value
          : contentValue(value, mediaType);
    } else if (!PLAIN_HEADERS.test(name)) unknown.push(name);
  }
  return { ...(Object.keys(values).length === 0 ? {} : { values }), unknown, credentials };
}

/** Reads the cookies that are parameters; others are not told, as they may be credentials. */
export function readCookies(form: RequestForm, headers: readonly TextHeader[], coercer: Coercer): Values | undefined {
  const text = headers.find(({ name }) => /^cookie$/i.test(name))?.value ?? '';
  const pairs = text.split(/;\s*/).flatMap((pair) => {
    const at = pair.indexOf('=');
    return at < 0
      ? []
      : [{ name: pair.slice(0, at).trim(), value: decodeText(pair.slice(at + 1)) ?? pair.slice(at + 1) }];
  });
  const rest = new Set(pairs);
  const values = fieldsAt(form, 'cookie').flatMap((field) => {
    const value = readPairs(field, (belongs) => [...rest].filter(belongs), coercer);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  return values.length === 0 ? undefined : Object.fromEntries(values);
}

function fieldsAt(form: RequestForm, wanted: string): readonly ParameterField[] {
  return form.places.find(({ place }) => place === wanted)?.fields ?? [];
}

/** A value written in a media type (`content`). */
function contentValue(text: string, mediaType: string): unknown {
  if (!isJson(mediaType)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
