import type { Operation, Parameter } from '../../src/model/api.ts';
import { decodeText } from '../samples/uri.ts';
import { keysIn } from './credentials.ts';
import type { Finding } from './finding.ts';
import { judged, missing, textFindings, valueFindings } from './parameter-value.ts';
import { queryFindings } from './query.ts';
import { headerOf, type Read } from './received.ts';
import type { Typing } from './typed.ts';

/** What is wrong with the parameters of a request (Parameter Object, OpenAPI 3.1, section 4.8.12). */
export function parameterFindings(operation: Operation, request: Read, typing: Typing): readonly Finding[] {
  return [
    ...pathFindings(operation, request.values, typing),
    ...queryFindings(operation, request, typing),
    ...headerFindings(operation, request, typing),
    ...cookieFindings(operation, request, typing),
  ];
}

/** What is wrong with the path parameters alone: it decides between templates. */
export function pathFindings({ parameters }: Operation, values: Read['values'], typing: Typing): readonly Finding[] {
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .flatMap((parameter) => {
      const text = values.get(parameter.name);
      return text === undefined ? [] : textFindings(parameter, text, (raw) => decodeText(raw) ?? raw, typing);
    });
}

/** Headers that are told by other means: their parameters mean nothing (section 4.8.12.1). */
const ELSEWHERE: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

function headerFindings({ parameters, security }: Operation, request: Read, typing: Typing): readonly Finding[] {
  const keys = keysIn('header', security).map((name) => name.toLowerCase());
  const elsewhere = ({ name }: Parameter): boolean =>
    ELSEWHERE.has(name.toLowerCase()) || keys.includes(name.toLowerCase());
  return parameters
    .filter((parameter) => parameter.in === 'header' && !elsewhere(parameter))
    .flatMap((parameter) => {
      const text = headerOf(request, parameter.name);
      return text === undefined ? missing(parameter) : textFindings(parameter, text, (raw) => raw.trim(), typing);
    });
}

function cookieFindings({ parameters, security }: Operation, { cookies }: Read, typing: Typing): readonly Finding[] {
  const keys = keysIn('cookie', security);
  return parameters
    .filter((parameter) => parameter.in === 'cookie' && !keys.includes(parameter.name))
    .flatMap((parameter) => {
      const decode = parameter.style === 'cookie' ? (text: string) => text : (text: string) => decodeText(text) ?? text;
      const own = cookies.filter(({ name }) => (decodeText(name) ?? name) === parameter.name).map(({ value }) => value);
      const types = typing.typesOf(parameter.schema);
      if (own.length === 0 && types.has('object') && parameter.explode && parameter.mediaType === undefined) {
        const names = new Set(typing.fieldsOf(parameter.schema));
        const fields = cookies.filter(({ name }) => names.has(name));
        return fields.length === 0
          ? missing(parameter)
          : judged(
              parameter,
              typing.read(parameter.schema, [new Map(fields.map(({ name, value }) => [name, decode(value)]))]),
            );
      }
      return valueFindings(parameter, own, decode, typing);
    });
}
