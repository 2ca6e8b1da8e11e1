import type { Parameter } from '#src/model/media-type.ts';
import type { Coercer, Validated } from '#src/shared/request/coerce.ts';
import { takeReadings, type Take } from '#src/shared/request/pairs.ts';
import { parseText } from '#src/shared/request/parse-parameter.ts';
import { isJson } from '#src/shared/samples/body.ts';
import { parseJson, requestProblem, type RequestProblem } from './request.ts';
import { violationMessages } from './violation-message.ts';

/** Decodes a string of a parameter. */
type Decode = (text: string) => string;

/** Checks a parameter of a path or a header. */
export function textProblems(
  parameter: Parameter,
  text: string,
  decode: Decode,
  coercer: Coercer,
): readonly RequestProblem[] {
  const { name, schema, style, explode, mediaType } = parameter;
  if (mediaType !== undefined) return contentProblems(parameter, decode(text), coercer);
  const readings = parseText(name, text, { style, explode, decode }, coercer.typesOf(schema));
  return readings.length === 0 ? [unstyled(parameter)] : valueProblems(parameter, coercer.coerce(schema, readings));
}

/**
 * Checks a parameter of a query or a cookie, whose pairs it takes; `takesRest` where an exploded object takes all pairs
 * that are left, as additional fields.
 */
export function pairProblems(
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

/** Whether a parameter is an object whose fields are pairs of their own (`explode`, but for the style `deepObject`). */
export function isSpread({ schema, style, explode, mediaType }: Parameter, coercer: Coercer): boolean {
  return explode && style !== 'deepObject' && mediaType === undefined && coercer.typesOf(schema).has('object');
}

/** Checks a parameter serialised in a media type (`content`). */
export function contentProblems(parameter: Parameter, text: string, coercer: Coercer): readonly RequestProblem[] {
  if (!isJson(parameter.mediaType ?? '')) return valueProblems(parameter, coercer.coerce(parameter.schema, [text]));
  const parsed = parseJson(text);
  return 'problem' in parsed
    ? [problem(parameter, `must be ${parameter.mediaType}: it ${parsed.problem}`)]
    : valueProblems(parameter, coercer.validate(parameter.schema, parsed.value));
}

/** Returns the violations of a parameter's value as problems of the request. */
export function valueProblems(parameter: Parameter, validated: Validated): readonly RequestProblem[] {
  return violationMessages(called(parameter), validated).map((message) => requestProblem('request', message));
}

/** Returns the problem of a parameter that is absent although it is required. */
export function missing(parameter: Parameter): readonly RequestProblem[] {
  return parameter.required ? [problem(parameter, 'is missing')] : [];
}

function unstyled(parameter: Parameter): RequestProblem {
  const { style, explode } = parameter;
  return problem(parameter, `is not serialised in the style ${style}${explode ? ' (explode)' : ''}`);
}

function problem(parameter: Parameter, message: string): RequestProblem {
  return requestProblem('request', `${called(parameter)} ${message}`);
}

/** `query.page` */
function called({ in: place, name }: Parameter): string {
  return place === 'querystring' ? 'query' : `${place}.${name}`;
}
