import type { Operation, Parameter } from '../../src/model/api.ts';
import { decodeText } from '../samples/uri.ts';
import { keysIn } from './credentials.ts';
import { finding, type Finding } from './finding.ts';
import { contentFindings, judged, missing, ofQuery, valueFindings } from './parameter-value.ts';
import type { Read } from './received.ts';
import type { RawPair } from './target.ts';
import type { Typing } from './typed.ts';
import { readDeep, readFields } from './written.ts';

/** What is wrong with a query: each pair belongs to a parameter or a credential, unless the parameters are not published. */
export function queryFindings(operation: Operation, request: Read, typing: Typing): readonly Finding[] {
  const { parameters, notPublished, security } = operation;
  const whole = parameters.find((parameter) => parameter.in === 'querystring');
  if (whole !== undefined) return wholeFindings(whole, request, typing);
  const used = new Set<RawPair>();
  const take = (belongs: (pair: RawPair) => boolean): readonly RawPair[] => {
    const pairs = request.query.filter((pair) => !used.has(pair) && belongs(pair));
    for (const pair of pairs) used.add(pair);
    return pairs;
  };
  const keys = keysIn('query', security);
  const described = parameters.filter((parameter) => parameter.in === 'query' && !keys.includes(parameter.name));
  take(({ name }) => keys.includes(name));
  const findings: Finding[] = [];
  // Objects that take any field come last: what no other parameter is called is theirs.
  const [plain, objects] = divided(described, (parameter) => !isSpread(parameter, typing));
  for (const parameter of plain) findings.push(...plainFindings(parameter, take, typing));
  for (const parameter of objects) {
    const own = take(({ name }) => name === parameter.name);
    const names = new Set(typing.fieldsOf(parameter.schema));
    const last = parameter === objects.at(-1);
    const published = !notPublished.includes('parameters');
    const fields = own.length > 0 ? [] : take(({ name }) => names.has(name) || (last && published));
    if (own.length > 0)
      findings.push(
        ...valueFindings(
          parameter,
          own.map(({ value }) => value),
          ofQuery,
          typing,
        ),
      );
    else if (fields.length > 0 || parameter.required)
      findings.push(...judged(parameter, typing.read(parameter.schema, [readFields(fields, ofQuery)])));
  }
  if (notPublished.includes('parameters')) return findings;
  const unknown = new Set(request.query.filter((pair) => !used.has(pair)).map(({ name }) => name));
  return [...findings, ...[...unknown].map((name) => finding('request', `query.${name} is not described`))];
}

type Take = (belongs: (pair: RawPair) => boolean) => readonly RawPair[];

function plainFindings(parameter: Parameter, take: Take, typing: Typing): readonly Finding[] {
  const { name, style, schema } = parameter;
  const deep = style === 'deepObject' ? take((pair) => pair.name.startsWith(`${name}[`)) : [];
  if (deep.length === 0)
    return valueFindings(
      parameter,
      take((pair) => pair.name === name).map(({ value }) => value),
      ofQuery,
      typing,
    );
  const written = readDeep(name, deep, ofQuery);
  if (written === undefined) return [finding('request', `query.${name} is not written in the style deepObject`)];
  return judged(parameter, typing.read(schema, [written]));
}

/** Whether the fields of an object are parameters of their own (styles `form` and others with `explode`). */
function isSpread({ schema, style, explode, mediaType }: Parameter, typing: Typing): boolean {
  return explode && style !== 'deepObject' && mediaType === undefined && typing.typesOf(schema).has('object');
}

/** A parameter that is the whole query (OpenAPI 3.2, section 4.12.1). */
function wholeFindings(parameter: Parameter, { query, queryText }: Read, typing: Typing): readonly Finding[] {
  if (queryText === '') return missing(parameter);
  if (parameter.mediaType === 'application/x-www-form-urlencoded')
    return judged(parameter, typing.read(parameter.schema, [readFields(query, ofQuery)]));
  return contentFindings(parameter, decodeText(queryText) ?? queryText, typing);
}

function divided<T>(items: readonly T[], belongs: (item: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [items.filter(belongs), items.filter((item) => !belongs(item))];
}
