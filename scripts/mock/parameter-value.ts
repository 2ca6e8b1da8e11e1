import type { Parameter } from '#src/model/media-type.ts';
import { isJson } from '#src/shared/samples/body.ts';
import { requestProblem, type RequestProblem } from './request-problem.ts';
import { NestingError, parseJson } from './parse-json.ts';
import { queryDecoded } from './target.ts';
import type { Validated, Coercer } from '#src/shared/request/coerce.ts';
import { parseText, parseValues } from '#src/shared/request/parse-parameter.ts';
import { violationMessages } from './violation-message.ts';

/** Checks a parameter of a path or a header. */
export function textProblems(
  parameter: Parameter,
  text: string,
  decode: (text: string) => string,
  coercer: Coercer,
): readonly RequestProblem[] {
  const { name, schema, style, explode, mediaType } = parameter;
  if (mediaType !== undefined) return contentProblems(parameter, decode(text), coercer);
  const readings = parseText(name, text, { style, explode, decode }, coercer.typesOf(schema));
  return readings.length === 0 ? [unstyled(parameter)] : judged(parameter, coercer.coerce(schema, readings));
}

/** Checks a parameter of a query or a cookie: all pairs with its name. */
export function valueProblems(
  parameter: Parameter,
  values: readonly string[],
  decode: (text: string) => string,
  coercer: Coercer,
): readonly RequestProblem[] {
  const { schema, style, explode, mediaType, allowEmptyValue } = parameter;
  const [first] = values;
  if (first === undefined) return missing(parameter);
  if (allowEmptyValue && values.length === 1 && first === '') return [];
  if (mediaType !== undefined)
    return values.length > 1 ? [twice(parameter)] : contentProblems(parameter, decode(first), coercer);
  const readings = parseValues(values, { style, explode, decode }, coercer.typesOf(schema));
  return readings.length === 0
    ? [values.length > 1 ? twice(parameter) : unstyled(parameter)]
    : judged(parameter, coercer.coerce(schema, readings));
}

/** Checks a parameter serialised in a media type (`content`). */
export function contentProblems(parameter: Parameter, text: string, coercer: Coercer): readonly RequestProblem[] {
  if (!isJson(parameter.mediaType ?? '')) return judged(parameter, coercer.coerce(parameter.schema, [text]));
  try {
    return judged(parameter, coercer.validate(parameter.schema, parseJson(text)));
  } catch (error) {
    if (error instanceof NestingError) throw error;
    return [requestProblem('request', `${called(parameter)} must be ${parameter.mediaType}: it is not JSON`)];
  }
}

export function judged(parameter: Parameter, judgement: Validated): readonly RequestProblem[] {
  return violationMessages(called(parameter), judgement).map((words) => requestProblem('request', words));
}

export function missing(parameter: Parameter): readonly RequestProblem[] {
  return parameter.required ? [requestProblem('request', `${called(parameter)} is missing`)] : [];
}

function twice(parameter: Parameter): RequestProblem {
  return requestProblem('request', `${called(parameter)} is given more than once`);
}

function unstyled(parameter: Parameter): RequestProblem {
  return requestProblem(
    'request',
    `${called(parameter)} is not serialised in the style ${parameter.style}${parameter.explode ? ' (explode)' : ''}`,
  );
}

/** `query.page` */
function called({ in: place, name }: Parameter): string {
  return place === 'querystring' ? 'query' : `${place}.${name}`;
}

/** Decodes a value of a query. */
export function ofQuery(text: string): string {
  return queryDecoded(text) ?? text;
}
