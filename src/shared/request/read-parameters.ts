import type { Pair } from '../../model/sample.ts';
import { parsedJson } from '../schema/number-text.ts';
import { credentialParameters, credentialsOf } from '../samples/credentials.ts';
import { isJson } from '../samples/body.ts';
import { decodeText } from '../text/percent-decoding.ts';
import type { Coercer } from './coerce.ts';
import type { ParameterField, RequestForm } from './form.ts';
import { cookiesOf, takePairs, takeReadings, type Take } from './pairs.ts';
import { parseText, PLAIN } from './parse-parameter.ts';

type Values = Readonly<Record<string, unknown>>;

const asIs = (text: string): string => text;

/**
 * Reads the values of query parameters from decoded pairs (OpenAPI 3.1, section 4.8.12.4). `unknown` has the names of
 * pairs that belong to no parameter.
 */
export function readQuery(
  form: RequestForm,
  pairs: readonly Pair[],
  coercer: Coercer,
): { readonly values?: Values; readonly unknown: readonly string[] } {
  const { take, left } = takePairs(pairs);
  const isCredential = credentialParameters(form.call.request?.security ?? []);
  take(({ name }) => isCredential({ in: 'query', name }));
  const values: Record<string, unknown> = {};
  for (const field of fieldsAt(form, 'query')) {
    const value = readPairs(field, take, coercer);
    if (value !== undefined) values[field.name] = value;
  }
  return {
    ...(Object.keys(values).length === 0 ? {} : { values }),
    unknown: [...new Set([...left].map(({ name }) => name))],
  };
}

function readPairs({ name, parameter }: ParameterField, take: Take, coercer: Coercer): unknown {
  const { style, explode, schema, mediaType } = parameter;
  const taken = takeReadings(take, {
    name,
    ...(style === 'deepObject' ? {} : { alias: `${name}[]` }),
    style,
    explode: explode && mediaType === undefined,
    decode: asIs,
    delimiters: PLAIN,
    types: coercer.typesOf(schema),
    fields: new Set(coercer.fieldsOf(schema)),
  });
  if (taken === undefined) return undefined;
  const { texts, readings } = taken;
  const [first] = texts;
  if (first !== undefined && mediaType !== undefined) return contentValue(first, mediaType);
  if (first === undefined && readings.length === 0) return undefined;
  return coercer.coerce(schema, readings.length === 0 ? texts.slice(0, 1) : readings).value;
}

/** Matches general headers, such as `User-Agent`, which are ignored without a report. */
const PLAIN_HEADERS =
  /^(content-type|content-length|accept|accept-\w+|user-agent|host|connection|cookie|referer|origin|sec-.*)$/i;

/** Reads the values of header parameters. Of a header with credentials, returns only the name, never the value. */
export function readHeaders(
  form: RequestForm,
  headers: readonly Pair[],
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

/** Reads the values of cookie parameters. Other cookies are not reported, as they may be credentials. */
export function readCookies(form: RequestForm, headers: readonly Pair[], coercer: Coercer): Values | undefined {
  const text = headers.find(({ name }) => /^cookie$/i.test(name))?.value ?? '';
  const { take } = takePairs(cookiesOf(text).map(({ name, value }) => ({ name, value: decodeText(value) ?? value })));
  const values = fieldsAt(form, 'cookie').flatMap((field) => {
    const value = readPairs(field, take, coercer);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  return values.length === 0 ? undefined : Object.fromEntries(values);
}

function fieldsAt(form: RequestForm, wanted: string): readonly ParameterField[] {
  return form.places.find(({ place }) => place === wanted)?.fields ?? [];
}

/** Parses a parameter value in its media type (`content`): JSON if possible, else the unchanged text. */
function contentValue(text: string, mediaType: string): unknown {
  const json = isJson(mediaType) ? parsedJson(text) : undefined;
  return json === undefined ? text : json.value;
}
