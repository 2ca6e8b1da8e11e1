import type { Parameter } from '#src/model/media-type.ts';
import type { Operation } from '#src/model/operation.ts';
import { credentialParameters } from '#src/shared/samples/credentials.ts';
import { decodeText } from '#src/shared/samples/uri.ts';
import { takePairs } from '#src/shared/request/pairs.ts';
import { parseFields } from '#src/shared/request/parse-parameter.ts';
import type { Coercer } from '#src/shared/request/coerce.ts';
import { contentProblems, isSpread, missing, pairProblems, textProblems, valueProblems } from './parameter-value.ts';
import { headerOf, requestProblem, type ParsedRequest, type RequestProblem } from './request.ts';
import { queryDecoded } from './target.ts';

/** Checks the parameters of a request (Parameter Object, OpenAPI 3.1, section 4.8.12). */
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

/** Checks the path parameters alone, which decide between templates. */
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

/** Checks a query: each pair has to belong to a parameter or a credential, unless parameters are not published. */
function queryProblems(operation: Operation, request: ParsedRequest, coercer: Coercer): readonly RequestProblem[] {
  const { parameters, notPublished, security } = operation;
  const whole = parameters.find((parameter) => parameter.in === 'querystring');
  if (whole !== undefined) return wholeProblems(whole, request, coercer);
  const { take, left } = takePairs(request.query);
  const isCredential = credentialParameters(security);
  take(({ name }) => isCredential({ in: 'query', name }));
  const described = parameters.filter((parameter) => parameter.in === 'query' && !isCredential(parameter));
  // Exploded objects come last: the last of them takes every pair that is left.
  const spread = described.filter((parameter) => isSpread(parameter, coercer));
  const published = !notPublished.includes('parameters');
  const problems = [...described.filter((parameter) => !spread.includes(parameter)), ...spread].flatMap((parameter) =>
    pairProblems(parameter, take, ofQuery, coercer, published && parameter === spread.at(-1)),
  );
  const unknown = published ? new Set([...left].map(({ name }) => name)) : [];
  return [...problems, ...[...unknown].map((name) => requestProblem('request', `query.${name} is not described`))];
}

/** Checks a parameter that is the whole query (OpenAPI 3.2, section 4.12.1). */
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
