import type { Parameter } from '#src/model/media-type.ts';
import type { Operation } from '#src/model/operation.ts';
import { decodeText } from '#src/shared/samples/uri.ts';
import { keysIn } from './credentials.ts';
import { requestProblem, type RequestProblem } from './request-problem.ts';
import { contentProblems, judged, missing, ofQuery, valueProblems } from './parameter-value.ts';
import type { ParsedRequest } from './request.ts';
import type { Coercer } from '#src/shared/request/coerce.ts';
import { parseDeepObject, parseFields, type RawPair } from '#src/shared/request/parse-parameter.ts';

/** Checks a query: each pair has to belong to a parameter or a credential, unless parameters are not published. */
export function queryProblems(
  operation: Operation,
  request: ParsedRequest,
  coercer: Coercer,
): readonly RequestProblem[] {
  const { parameters, notPublished, security } = operation;
  const whole = parameters.find((parameter) => parameter.in === 'querystring');
  if (whole !== undefined) return wholeProblems(whole, request, coercer);
  const used = new Set<RawPair>();
  const take = (belongs: (pair: RawPair) => boolean): readonly RawPair[] => {
    const pairs = request.query.filter((pair) => !used.has(pair) && belongs(pair));
    for (const pair of pairs) used.add(pair);
    return pairs;
  };
  const keys = keysIn('query', security);
  const described = parameters.filter((parameter) => parameter.in === 'query' && !keys.includes(parameter.name));
  take(({ name }) => keys.includes(name));
  const problems: RequestProblem[] = [];
  // Exploded objects with additional fields come last: they take every pair that is left.
  const [plain, objects] = divided(described, (parameter) => !isSpread(parameter, coercer));
  for (const parameter of plain) problems.push(...plainProblems(parameter, take, coercer));
  for (const parameter of objects) {
    const own = take(({ name }) => name === parameter.name);
    const names = new Set(coercer.fieldsOf(parameter.schema));
    const last = parameter === objects.at(-1);
    const published = !notPublished.includes('parameters');
    const fields = own.length > 0 ? [] : take(({ name }) => names.has(name) || (last && published));
    if (own.length > 0)
      problems.push(
        ...valueProblems(
          parameter,
          own.map(({ value }) => value),
          ofQuery,
          coercer,
        ),
      );
    else if (fields.length > 0 || parameter.required)
      problems.push(...judged(parameter, coercer.coerce(parameter.schema, [parseFields(fields, ofQuery)])));
  }
  if (notPublished.includes('parameters')) return problems;
  const unknown = new Set(request.query.filter((pair) => !used.has(pair)).map(({ name }) => name));
  return [...problems, ...[...unknown].map((name) => requestProblem('request', `query.${name} is not described`))];
}

type Take = (belongs: (pair: RawPair) => boolean) => readonly RawPair[];

function plainProblems(parameter: Parameter, take: Take, coercer: Coercer): readonly RequestProblem[] {
  const { name, style, schema } = parameter;
  const deep = style === 'deepObject' ? take((pair) => pair.name.startsWith(`${name}[`)) : [];
  if (deep.length === 0)
    return valueProblems(
      parameter,
      take((pair) => pair.name === name).map(({ value }) => value),
      ofQuery,
      coercer,
    );
  const parsed = parseDeepObject(name, deep, ofQuery);
  if (parsed === undefined)
    return [requestProblem('request', `query.${name} is not serialised in the style deepObject`)];
  return judged(parameter, coercer.coerce(schema, [parsed]));
}

/** Whether the fields of an object are pairs of their own (`explode`, but for the style `deepObject`). */
function isSpread({ schema, style, explode, mediaType }: Parameter, coercer: Coercer): boolean {
  return explode && style !== 'deepObject' && mediaType === undefined && coercer.typesOf(schema).has('object');
}

/** A parameter that is the whole query (OpenAPI 3.2, section 4.12.1). */
function wholeProblems(
  parameter: Parameter,
  { query, queryText }: ParsedRequest,
  coercer: Coercer,
): readonly RequestProblem[] {
  if (queryText === '') return missing(parameter);
  if (parameter.mediaType === 'application/x-www-form-urlencoded')
    return judged(parameter, coercer.coerce(parameter.schema, [parseFields(query, ofQuery)]));
  return contentProblems(parameter, decodeText(queryText) ?? queryText, coercer);
}

function divided<T>(items: readonly T[], belongs: (item: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [items.filter(belongs), items.filter((item) => !belongs(item))];
}
