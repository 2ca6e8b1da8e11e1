import type { Parameter } from '#src/model/media-type.ts';
import type { Operation } from '#src/model/operation.ts';
import { decodeText } from '#src/shared/samples/uri.ts';
import { keysIn } from './credentials.ts';
import type { RequestProblem } from './request-problem.ts';
import { judged, missing, textProblems, valueProblems } from './parameter-value.ts';
import { queryProblems } from './query.ts';
import { headerOf, type ParsedRequest } from './request.ts';
import type { Coercer } from '#src/shared/request/coerce.ts';

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
      return text === undefined ? [] : textProblems(parameter, text, (raw) => decodeText(raw) ?? raw, coercer);
    });
}

/** Headers that OpenAPI describes elsewhere: parameters of these names are ignored (section 4.8.12.1). */
const ELSEWHERE: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

function headerProblems(
  { parameters, security }: Operation,
  request: ParsedRequest,
  coercer: Coercer,
): readonly RequestProblem[] {
  const keys = keysIn('header', security).map((name) => name.toLowerCase());
  const elsewhere = ({ name }: Parameter): boolean =>
    ELSEWHERE.has(name.toLowerCase()) || keys.includes(name.toLowerCase());
  return parameters
    .filter((parameter) => parameter.in === 'header' && !elsewhere(parameter))
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
  const keys = keysIn('cookie', security);
  return parameters
    .filter((parameter) => parameter.in === 'cookie' && !keys.includes(parameter.name))
    .flatMap((parameter) => {
      const decode = parameter.style === 'cookie' ? (text: string) => text : (text: string) => decodeText(text) ?? text;
      const own = cookies.filter(({ name }) => (decodeText(name) ?? name) === parameter.name).map(({ value }) => value);
      const types = coercer.typesOf(parameter.schema);
      if (own.length === 0 && types.has('object') && parameter.explode && parameter.mediaType === undefined) {
        const names = new Set(coercer.fieldsOf(parameter.schema));
        const fields = cookies.filter(({ name }) => names.has(name));
        return fields.length === 0
          ? missing(parameter)
          : judged(
              parameter,
              coercer.coerce(parameter.schema, [new Map(fields.map(({ name, value }) => [name, decode(value)]))]),
            );
      }
      return valueProblems(parameter, own, decode, coercer);
    });
}
