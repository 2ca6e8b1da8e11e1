import type { Parameter } from '#src/model/media-type.ts';
import type { Operation } from '#src/model/operation.ts';
import { credentialParameters } from '#src/shared/samples/credentials.ts';
import { decodeText } from '#src/shared/text/percent-decoding.ts';
import { takePairs, takeReadings, type Take } from '#src/shared/request/pairs.ts';
import { parseFields, parseText } from '#src/shared/request/parse-parameter.ts';
import type { Coercer, Validated } from '#src/shared/request/coerce.ts';
import { isJson } from '#src/shared/samples/body.ts';
import {
  headerOf,
  requestProblem,
  type ParsedRequest,
  type RequestProblem,
  queryDecoded,
  parsedText,
} from './request.ts';
import { violationMessages } from './violation-message.ts';

/** Returns the problems of all parameters of a request (Parameter Object, OpenAPI 3.1, section 4.8.12). */
export function parameterProblems(
  operation: Operation,
  request: ParsedRequest,
  coercer: Coercer,
): readonly RequestProblem[] {
  return [
    ...pathProblems(operation, request.values, coercer),
    ...queryProblems(operation, request, coercer),
    ...headerProblems(operation, request, coercer),
    ...cookieProblems(operation, request, coercer),
  ];
}

/**
 * Returns the problems of the path parameters. If several operations have a path that matches a request, the first one
 * without such problems is used.
 */
export function pathProblems(
  { parameters }: Operation,
  values: ParsedRequest['values'],
  coercer: Coercer,
): readonly RequestProblem[] {
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .flatMap((parameter) => {
      const text = values.get(parameter.name);
      return text === undefined ? [] : textProblems(parameter, text, decoded, coercer);
    });
}

function headerProblems(
  { parameters, security }: Operation,
  request: ParsedRequest,
  coercer: Coercer,
): readonly RequestProblem[] {
  const isCredential = credentialParameters(security);
  return parameters
    .filter((parameter) => parameter.in === 'header' && !isCredential(parameter))
    .flatMap((parameter) => {
      const text = headerOf(request, parameter.name);
      return text === undefined ? missing(parameter) : textProblems(parameter, text, (raw) => raw.trim(), coercer);
    });
}

function cookieProblems(
  { parameters, security }: Operation,
  { cookies }: ParsedRequest,
  coercer: Coercer,
): readonly RequestProblem[] {
  const isCredential = credentialParameters(security);
  const { take } = takePairs(cookies.map(({ name, value }) => ({ name: decodeText(name) ?? name, value })));
  return parameters
    .filter((parameter) => parameter.in === 'cookie' && !isCredential(parameter))
    .flatMap((parameter) =>
      pairProblems(parameter, take, (text) => (parameter.style === 'cookie' ? text : decoded(text)), coercer),
    );
}

/**
 * Returns the problems of a query. A name-value pair that belongs to no parameter and no credential is a problem,
 * unless the operation has parameters that are not published.
 */
function queryProblems(operation: Operation, request: ParsedRequest, coercer: Coercer): readonly RequestProblem[] {
  const { parameters, notPublished, security } = operation;
  const whole = parameters.find((parameter) => parameter.in === 'querystring');
  if (whole !== undefined) return wholeProblems(whole, request, coercer);
  const { take, left } = takePairs(request.query);
  const isCredential = credentialParameters(security);
  take(({ name }) => isCredential({ in: 'query', name }));
  const described = parameters.filter((parameter) => parameter.in === 'query' && !isCredential(parameter));
  // Object parameters whose fields are separate pairs (`isSpread`) are parsed after all others, because the last of
  // them also gets the pairs that belong to no parameter.
  const spread = described.filter((parameter) => isSpread(parameter, coercer));
  const published = !notPublished.includes('parameters');
  const problems = [...described.filter((parameter) => !spread.includes(parameter)), ...spread].flatMap((parameter) =>
    pairProblems(parameter, take, ofQuery, coercer, published && parameter === spread.at(-1)),
  );
  const unknown = published ? new Set([...left].map(({ name }) => name)) : [];
  return [...problems, ...[...unknown].map((name) => requestProblem('request', `query.${name} is not described`))];
}

/**
 * Returns the problems of a parameter with `in: querystring`, which describes the query as a whole (OpenAPI 3.2,
 * section 4.12.1).
 */
function wholeProblems(
  parameter: Parameter,
  { query, queryText }: ParsedRequest,
  coercer: Coercer,
): readonly RequestProblem[] {
  if (queryText === '') return missing(parameter);
  if (parameter.mediaType === 'application/x-www-form-urlencoded')
    return valueProblems(parameter, coercer.coerce(parameter.schema, [parseFields(query, ofQuery)]));
  return contentProblems(parameter, decoded(queryText), coercer);
}

function decoded(text: string): string {
  return decodeText(text) ?? text;
}

function ofQuery(text: string): string {
  return queryDecoded(text) ?? text;
}

/** Decodes a received value: the percent-encoded `a%20b` becomes `a b`. */
type Decode = (text: string) => string;

/** Returns the problems of a path or header parameter. `text` is the value as received, still encoded. */
function textProblems(parameter: Parameter, text: string, decode: Decode, coercer: Coercer): readonly RequestProblem[] {
  const { name, schema, style, explode, mediaType } = parameter;
  if (mediaType !== undefined) return contentProblems(parameter, decode(text), coercer);
  const readings = parseText(name, text, { style, explode, decode }, coercer.typesOf(schema));
  return readings.length === 0 ? [unstyled(parameter)] : valueProblems(parameter, coercer.coerce(schema, readings));
}

/**
 * Returns the problems of a query or cookie parameter. Also removes the name-value pairs of the parameter, so that they
 * do not remain for other parameters.
 *
 * @param takesRest whether an object with `explode` takes all pairs that remain
 */
function pairProblems(
  parameter: Parameter,
  take: Take,
  decode: Decode,
  coercer: Coercer,
  takesRest = false,
): readonly RequestProblem[] {
  const { name, schema, style, explode, mediaType, allowEmptyValue, required } = parameter;
  const taken =
    takeReadings(take, {
      name,
      style,
      explode: explode && mediaType === undefined,
      decode,
      types: coercer.typesOf(schema),
      ...(takesRest ? {} : { fields: new Set(coercer.fieldsOf(schema)) }),
    }) ?? (required && isSpread(parameter, coercer) ? { texts: [], readings: [new Map()] } : undefined);
  if (taken === undefined) return missing(parameter);
  const { texts, readings } = taken;
  const [first] = texts;
  if (allowEmptyValue && texts.length === 1 && first === '') return [];
  if (texts.length > 1 && (mediaType !== undefined || readings.length === 0))
    return [problem(parameter, 'is given more than once')];
  if (mediaType !== undefined && first !== undefined) return contentProblems(parameter, decode(first), coercer);
  return readings.length === 0 ? [unstyled(parameter)] : valueProblems(parameter, coercer.coerce(schema, readings));
}

/**
 * Whether a parameter is an object that is sent as one pair for each field, with the name of the field:
 * `?page=2&size=10`. This is the case with `explode`, except in the style `deepObject`.
 */
function isSpread({ schema, style, explode, mediaType }: Parameter, coercer: Coercer): boolean {
  return explode && style !== 'deepObject' && mediaType === undefined && coercer.typesOf(schema).has('object');
}

/** Returns the problems of a parameter with `content`, such as one that is sent as JSON. */
function contentProblems(parameter: Parameter, text: string, coercer: Coercer): readonly RequestProblem[] {
  if (!isJson(parameter.mediaType ?? '')) return valueProblems(parameter, coercer.coerce(parameter.schema, [text]));
  const parsed = parsedText(text);
  return 'problem' in parsed
    ? [problem(parameter, `must be ${parameter.mediaType}: it ${parsed.problem}`)]
    : valueProblems(parameter, coercer.validate(parameter.schema, parsed.value));
}

/** Converts the violations of a parameter's value to problems. */
function valueProblems(parameter: Parameter, validated: Validated): readonly RequestProblem[] {
  return violationMessages(called(parameter), validated).map((message) => requestProblem('request', message));
}

/**
 * Returns a problem, in a list, if a parameter that is missing is required. Returns an empty list if it is optional.
 */
function missing(parameter: Parameter): readonly RequestProblem[] {
  return parameter.required ? [problem(parameter, 'is missing')] : [];
}

function unstyled(parameter: Parameter): RequestProblem {
  const { style, explode } = parameter;
  return problem(parameter, `is not serialised in the style ${style}${explode ? ' (explode)' : ''}`);
}

function problem(parameter: Parameter, message: string): RequestProblem {
  return requestProblem('request', `${called(parameter)} ${message}`);
}

/** Returns the name of a parameter in messages: `query.page`. */
function called({ in: place, name }: Parameter): string {
  return place === 'querystring' ? 'query' : `${place}.${name}`;
}
