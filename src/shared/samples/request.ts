import type { RequestCredential } from '../../model/call-data.ts';
import type { Example, MediaType, Parameter } from '../../model/media-type.ts';
import type { Operation } from '../../model/operation.ts';
import type { Server } from '../../model/server.ts';
import type { Pair, SampleRequest, SampleResponse } from '../../model/sample.ts';
import { parsedJson, stringifyJson } from '../schema/number-text.ts';
import { concreteType, isJson, sampleBody, type WrittenBody } from './body.ts';
import { credentialsOf, environmentName, type Credentials } from './credentials.ts';
import { serializePairs, serializeText, text } from './parameter-style.ts';
import { encodeReserved, encodeText } from './uri.ts';
import { variable } from './variables.ts';

/** The properties of an operation that determine its request. */
export interface SampledOperation extends Pick<
  Operation,
  'method' | 'methodPublished' | 'path' | 'parameters' | 'contentType'
> {
  readonly security: readonly (readonly RequestCredential[])[];
  readonly server: Pick<Server, 'url'>;
  readonly requestBody?: { readonly content: readonly WrittenBody[] };
  readonly responses: readonly {
    readonly status: string;
    readonly content: readonly Pick<MediaType, 'mediaType'>[];
  }[];
}

/**
 * Returns the request that samples print. It has the required parameters with their examples, the credentials of the
 * preferred security requirement, and `example` as its body. Undefined if the method or path is not published.
 */
export function sampleRequest(
  operation: SampledOperation,
  example: Example | undefined,
  media: WrittenBody | undefined = operation.requestBody?.content[0],
): SampleRequest | undefined {
  if (operation.path === undefined || !operation.methodPublished) return undefined;
  const { headers, query, cookies, ...other } = credentialsOf(preferred(operation.security));
  const body = sampleBody(media, example);
  const described = [...headers, ...cookieHeader(operation.parameters, cookies)];
  const contentType = media === undefined ? operation.contentType : concreteType(media);
  const form = body.kind === 'form' || body.kind === 'multipart';
  return {
    method: operation.method,
    url: [
      operation.server.url,
      filledPath(operation.path, operation.parameters),
      queryOf(operation.parameters, query),
    ].join(''),
    headers: [
      ...described,
      ...headerParameters(operation.parameters, described, contentType),
      ...(contentType === undefined || form ? [] : [{ name: 'Content-Type', value: contentType }]),
    ],
    ...other,
    body,
    response: responseOf(operation),
  };
}

/**
 * Returns the security requirement that samples show: the first that needs no client certificate, and no HTTP scheme
 * other than Bearer. If there is no such requirement, returns the first one.
 */
function preferred(alternatives: SampledOperation['security']): SampledOperation['security'][number] {
  const isPlain = ({ type, scheme = '' }: RequestCredential): boolean =>
    type !== 'mutualTLS' && !(type === 'http' && scheme.toLowerCase() !== 'bearer');
  return alternatives.find((schemes) => schemes.every(isPlain)) ?? alternatives[0] ?? [];
}

/**
 * Returns the successful responses. If only errors are described, returns `default` (Responses Object, OpenAPI 3.1,
 * section 4.8.16).
 */
export function successes<T extends { readonly status: string }>(responses: readonly T[]): readonly T[] {
  const described = responses.filter(({ status }) => status.startsWith('2'));
  return described.length > 0 || responses.some(({ status }) => /^[13]/.test(status))
    ? described
    : responses.filter(({ status }) => status === 'default');
}

/**
 * Returns how samples read the response, such as `json`. This depends on the media type of the successful response with
 * the lowest status. If no successful response is described, returns `text`, which suits any content. For HEAD, returns
 * `none`.
 */
function responseOf({ method, responses }: SampledOperation): SampleResponse {
  const success = [...successes(responses)].sort((a, b) => (a.status < b.status ? -1 : 1))[0];
  if (method === 'HEAD') return 'none';
  if (success === undefined) return 'text';
  const { mediaType } = success.content[0] ?? {};
  if (mediaType === undefined) return /^20[45]$/.test(success.status) ? 'none' : 'text';
  if (isJson(mediaType)) return 'json';
  return /^(text\/|application\/(.*\+)?xml\b|application\/(x-www-form-urlencoded|jsonl|x-ndjson|json-seq|yaml))/i.test(
    mediaType,
  )
    ? 'text'
    : 'binary';
}

/**
 * Returns the required header parameters. Omits headers that other OpenAPI objects describe, namely credentials and the
 * media type of the body (OpenAPI 3.1, section 4.8.12.2.1).
 */
function headerParameters(
  parameters: readonly Parameter[],
  described: readonly Pair[],
  contentType: string | undefined,
): readonly Pair[] {
  const names = new Set([
    ...described.map(({ name }) => name.toLowerCase()),
    ...(contentType === undefined ? [] : ['content-type']),
  ]);
  return required(parameters, 'header')
    .filter(({ name }) => !names.has(name.toLowerCase()))
    .map((parameter) => ({ name: parameter.name, value: oneLine(valueText(parameter, (raw) => raw)) }));
}

/** Fills in path parameters (RFC 6570, section 3.2). A parameter without an example becomes an environment variable. */
function filledPath(path: string, parameters: readonly Parameter[]): string {
  return path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
    return parameter?.example === undefined ? variable(environmentName(name)) : valueText(parameter, encodeText);
  });
}

/**
 * Returns the query, with its question mark. An empty string if no query parameter is required and no credential is
 * sent in the query.
 */
function queryOf(parameters: readonly Parameter[], credentials: Credentials['query']): string {
  const all = [
    ...required(parameters, 'querystring').flatMap(wholeQuery),
    ...required(parameters, 'query')
      .flatMap((parameter) => pairs(parameter, parameter.allowReserved ? encodeReserved : encodeText))
      .map(({ name, value }) => `${name}=${value}`),
    ...credentials.map(({ name, value }) => `${encodeText(name)}=${value}`),
  ];
  return all.length === 0 ? '' : `?${all.join('&')}`;
}

/**
 * Returns the query that a `querystring` parameter describes as a whole (OpenAPI 3.2, section 4.12.1). A form becomes a
 * list of encoded pairs; any other content becomes a list with one encoded text.
 */
function wholeQuery(parameter: Parameter): readonly string[] {
  const { example, mediaType } = parameter;
  if (example === undefined) return [];
  if (mediaType !== 'application/x-www-form-urlencoded' || typeof example !== 'object')
    return [encodeText(contentText(parameter))];
  return serializePairs(parameter.name, example, { style: 'form', explode: true, encode: encodeText }).map(
    ({ name, value }) => `${name}=${value}`,
  );
}

function cookieHeader(parameters: readonly Parameter[], credentials: Credentials['cookies']): readonly Pair[] {
  const given = required(parameters, 'cookie').flatMap((parameter) =>
    pairs(parameter, parameter.style === 'cookie' ? oneLine : encodeText),
  );
  const all = [...given, ...credentials].map(({ name, value }) => `${name}=${value}`);
  return all.length === 0 ? [] : [{ name: 'Cookie', value: all.join('; ') }];
}

function required(parameters: readonly Parameter[], place: Parameter['in']): readonly Parameter[] {
  return parameters.filter((parameter) => parameter.in === place && parameter.required);
}

function pairs(parameter: Parameter, encode: (text: string) => string): readonly Pair[] {
  const { name, example, mediaType, style, explode } = parameter;
  if (mediaType !== undefined) return [{ name: encodeText(name), value: encode(contentText(parameter)) }];
  return serializePairs(name, example, { style, explode, encode });
}

function valueText(parameter: Parameter, encode: (text: string) => string): string {
  const { name, example, mediaType, style, explode } = parameter;
  return mediaType === undefined
    ? serializeText(name, example, { style, explode, encode })
    : encode(contentText(parameter));
}

/**
 * Returns the example of a parameter as text in its media type (`content`, OpenAPI 3.1, section 4.8.12.2). In JSON, a
 * string has quotes.
 */
function contentText({ example, mediaType = '', schema }: Parameter): string {
  const isValue = typeof example === 'string' && (schema.type === 'string' || parsedJson(example) === undefined);
  return isJson(mediaType) && isValue ? stringifyJson(example) : text(example);
}

/** Replaces line breaks and NUL, which headers and cookies cannot contain, by spaces (RFC 9110, section 5.5). */
function oneLine(value: string): string {
  return value.replace(/[\r\n\0]+/g, ' ');
}
