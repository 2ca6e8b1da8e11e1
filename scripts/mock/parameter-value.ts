import type { Parameter } from '../../src/model/api.ts';
import { isJson } from '../samples/body.ts';
import { finding, type Finding } from './finding.ts';
import { queryDecoded } from './target.ts';
import type { Judged, Typing } from './typed.ts';
import { readText, readValues } from './written.ts';
import { wordsFor } from './words.ts';

/** What is wrong with a parameter that one text holds. */
export function textFindings(
  parameter: Parameter,
  text: string,
  decode: (text: string) => string,
  typing: Typing,
): readonly Finding[] {
  const { name, schema, style, explode, mediaType } = parameter;
  if (mediaType !== undefined) return contentFindings(parameter, decode(text), typing);
  const readings = readText(name, text, { style, explode, decode }, typing.typesOf(schema));
  return readings.length === 0 ? [unstyled(parameter)] : judged(parameter, typing.read(schema, readings));
}

/** What is wrong with a parameter that pairs of its name hold. */
export function valueFindings(
  parameter: Parameter,
  values: readonly string[],
  decode: (text: string) => string,
  typing: Typing,
): readonly Finding[] {
  const { schema, style, explode, mediaType, allowEmptyValue } = parameter;
  const [first] = values;
  if (first === undefined) return missing(parameter);
  if (allowEmptyValue && values.length === 1 && first === '') return [];
  if (mediaType !== undefined)
    return values.length > 1 ? [twice(parameter)] : contentFindings(parameter, decode(first), typing);
  const readings = readValues(values, { style, explode, decode }, typing.typesOf(schema));
  return readings.length === 0
    ? [values.length > 1 ? twice(parameter) : unstyled(parameter)]
    : judged(parameter, typing.read(schema, readings));
}

/** A parameter that is a text of a media type (`content`). */
export function contentFindings(parameter: Parameter, text: string, typing: Typing): readonly Finding[] {
  if (!isJson(parameter.mediaType ?? '')) return judged(parameter, typing.read(parameter.schema, [text]));
  try {
    return judged(parameter, typing.judge(parameter.schema, JSON.parse(text)));
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return [finding('request', `${called(parameter)} must be ${parameter.mediaType}: it is no JSON`)];
  }
}

export function judged(parameter: Parameter, judgement: Judged): readonly Finding[] {
  return wordsFor(called(parameter), judgement).map((words) => finding('request', words));
}

export function missing(parameter: Parameter): readonly Finding[] {
  return parameter.required ? [finding('request', `${called(parameter)} is missing`)] : [];
}

function twice(parameter: Parameter): Finding {
  return finding('request', `${called(parameter)} is given more than once`);
}

function unstyled(parameter: Parameter): Finding {
  return finding(
    'request',
    `${called(parameter)} is not written in the style ${parameter.style}${parameter.explode ? ' (explode)' : ''}`,
  );
}

/** `query.page` */
function called({ in: place, name }: Parameter): string {
  return place === 'querystring' ? 'query' : `${place}.${name}`;
}

/** Decodes what stands in a query. */
export function ofQuery(text: string): string {
  return queryDecoded(text) ?? text;
}
