/**
 * Every way in which a test breaks a request, and every way in which it changes one without harm. Verdicts come from the
 * edit itself and from Ajv, never from the project's validator or the mock.
 */
import type { Example, MediaType, Operation, Parameter } from '../../../../src/model/api.ts';
import type { SampleRequest } from '../../../../src/model/sample.ts';
import { sampleRequest } from '../../../../scripts/samples/request.ts';
import { ABSENT, encodedReadings, readingsOf } from './form-readings.ts';
import { isNode, type Oracle } from './oracle.ts';
import type { Wire } from './server.ts';
import { editsOf, takesField, type Edit } from './value-mutations.ts';
import { wireOf } from './wire.ts';

export interface Mutation {
  readonly name: string;
  readonly wire: Wire;
  readonly harmless: boolean;
}

export interface Mutations {
  readonly accepted: Wire;
  readonly mutations: readonly Mutation[];
  /** Edits whose own words and Ajv say different things: faults of the generator. */
  readonly contradictions: readonly string[];
  /** Edits of which neither tells whether they do harm. */
  readonly undecided: number;
}

/** What one request is made of: the operation with an example for each parameter it has, the example of its body. */
export interface Subject {
  readonly operation: Operation;
  readonly media?: MediaType;
  readonly example?: Example;
  /** All operations of the description: paths and methods that are not wrong. */
  readonly others: readonly Operation[];
  readonly oracle: Oracle;
}

/** All parameters are sent that have an example, the optional ones too. */
export async function mutationsOf(subject: Subject): Promise<Mutations> {
  const { operation, media, example, oracle } = subject;
  const full = {
    ...operation,
    parameters: operation.parameters.map((parameter) => ({ ...parameter, required: parameter.example !== undefined })),
  };
  const requestOf = (parameters: readonly Parameter[], body = example): SampleRequest => {
    const request = sampleRequest({ ...full, parameters }, body, media);
    if (request === undefined) throw new Error(`${operation.operationId} cannot be called`);
    return request;
  };
  const accepted = await wireOf(requestOf(full.parameters));
  const mutations: Mutation[] = [];
  const add = (name: string, harmless: boolean, wire: Wire): void => void mutations.push({ name, harmless, wire });
  const contradictions: string[] = [];
  let undecided = 0;

  for (const parameter of full.parameters.filter(({ required }) => required)) {
    const original = operation.parameters.find(
      (one) => one === parameter || (one.name === parameter.name && one.in === parameter.in),
    );
    const called = `${parameter.in} ${parameter.name}`;
    const changed = (more: readonly Parameter[]): Promise<Wire> =>
      wireOf(requestOf(full.parameters.flatMap((one) => (one === parameter ? more : [one]))));
    if (parameter.in === 'path')
      add(`${called} is removed`, false, {
        ...accepted,
        path: (await changed([{ ...parameter, schema: {}, example: 'zzRemoved' }])).path.replace(
          /[.;][^/.;]*zzRemoved|zzRemoved/,
          '',
        ),
      });
    else add(`${called} is removed`, original?.required !== true, await changed([]));
    const types = typesOf(parameter.schema, oracle);
    if (types.has('array') || types.has('object')) continue;
    if (parameter.in === 'query') add(`${called} is given twice`, false, twice(accepted, parameter.name));
    for (const text of textsFor(parameter, oracle)) {
      const valid = isTextValid(parameter, text, oracle);
      // A path without a value is another path; styles with a prefix leave that.
      if (parameter.in === 'path' && text === '' && parameter.style === 'simple') continue;
      if (valid === undefined) undecided += 1;
      else add(`${called} is ${JSON.stringify(text)}`, valid, await changed([{ ...parameter, example: text }]));
    }
  }
  if (media !== undefined && example !== undefined && accepted.body !== undefined) {
    const isForm = media.mediaType === 'application/x-www-form-urlencoded';
    const isJson = /[/+]json$/.test(media.mediaType);
    for (const edit of isForm || isJson ? editsOf(media.schema, example.value, oracle) : []) {
      if (isForm && !isNode(edit.value)) continue;
      const valid = isForm ? isFormValid(media, edit, oracle) : oracle.isValid(media.schema, edit.value);
      if (edit.says === 'broken' && valid === true && !isForm) contradictions.push(`${edit.name}: Ajv takes it`);
      // A discriminator leaves one alternative; Ajv takes any.
      const verdict = edit.says === 'strict' ? false : edit.discriminated && valid === true ? undefined : valid;
      if (verdict === undefined) undecided += 1;
      else add(edit.name, verdict, await wireOf(requestOf(full.parameters, { ...example, value: edit.value })));
    }
    if (isJson) for (const one of onJson(accepted, example.value)) mutations.push(one);
    add('the body is removed', operation.requestBody?.required !== true, without(accepted, 'body'));
    add('the media type is another', false, headed(accepted, { 'Content-Type': 'application/x-zz' }));
    add('the media type is missing', false, headed(accepted, { 'Content-Type': undefined }));
    add(
      'the media type has a charset',
      true,
      headed(accepted, { 'Content-Type': `${accepted.headers?.['Content-Type'] ?? ''}; charset=utf-8` }),
    );
    add(
      'the media type is in capitals',
      true,
      headed(accepted, {
        'Content-Type': (accepted.headers?.['Content-Type'] ?? '').replace(/^[^;]*/, (type) => type.toUpperCase()),
      }),
    );
    add('the media type is broken', false, headed(accepted, { 'Content-Type': 'json' }));
  }
  if (operation.requestBody === undefined)
    add('a body is sent where none is described', false, {
      ...headed(accepted, { 'Content-Type': 'application/json' }),
      body: '{}',
    });
  mutations.push(
    ...onCredentials(operation, accepted),
    ...onAddress(subject, accepted),
    ...onHeaders(operation, accepted),
  );
  return { accepted, mutations, contradictions, undecided };
}

function twice(wire: Wire, name: string): Wire {
  const pair = wire.path
    .slice(wire.path.indexOf('?') + 1)
    .split('&')
    .find((one) => decodeURIComponent(one.split('=')[0] ?? '') === name);
  return { ...wire, path: `${wire.path}&${pair}` };
}

function typesOf(schema: unknown, oracle: Oracle): ReadonlySet<unknown> {
  if (!isNode(schema)) return new Set();
  const target = typeof schema['$ref'] === 'string' ? oracle.follow(schema['$ref']) : undefined;
  const inner = [
    target,
    ...['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => (Array.isArray(schema[keyword]) ? schema[keyword] : [])),
  ].flatMap((one) => [...typesOf(one, oracle)]);
  return new Set([...(Array.isArray(schema['type']) ? schema['type'] : [schema['type']]), ...inner]);
}

/** Texts that may break a parameter. */
function textsFor({ schema, example }: Parameter, oracle: Oracle): readonly string[] {
  const edits = editsOf(schema, example, oracle)
    .map(({ value }) => value)
    .filter((value) => typeof value !== 'object')
    .map(String);
  return [
    ...new Set([
      ...edits,
      'zz',
      '1',
      '1.5',
      '-3',
      'true',
      '',
      '01',
      '1e2',
      ' 1',
      'null',
      String(example).toUpperCase(),
    ]),
  ].filter((text) => text !== String(example) && text.trim() === text && !/[^\x20-\x7e]/.test(text));
}

/** Whether any reading of a text is valid: that of a text, a JSON number, a boolean, or nothing. */
function isTextValid({ schema, allowEmptyValue }: Parameter, text: string, oracle: Oracle): boolean | undefined {
  if (allowEmptyValue && text === '') return true;
  const verdicts = readingsOf(text).map((value) => oracle.isValid(schema, value));
  return verdicts.includes(undefined) ? undefined : verdicts.includes(true);
}

/** A form carries texts: whether any reading of the field that was changed is valid, beside the others as they are meant. */
function isFormValid({ schema, encoding }: MediaType, edit: Edit, oracle: Oracle): boolean | undefined {
  const { [edit.field ?? '']: changed, ...rest } = isNode(edit.value) ? edit.value : {};
  const others = Object.fromEntries(
    Object.entries(isNode(edit.value) && edit.field === undefined ? edit.value : rest).filter(
      ([, value]) => value !== null,
    ),
  );
  // No fields at all are an empty list as well.
  if (Object.keys(others).length === 0 && oracle.isValid(schema, []) === true) return true;
  if (edit.field === undefined || changed === undefined || changed === null) return oracle.isValid(schema, others);
  const styled = encoding.find(
    ({ name, style, explode }) => name === edit.field && (style !== undefined || explode !== undefined),
  );
  if (styled !== undefined) {
    const verdicts = encodedReadings(changed, styled)?.map((value) =>
      oracle.isValid(schema, value === ABSENT ? others : { ...others, [styled.name]: value }),
    );
    return verdicts === undefined || verdicts.includes(undefined) ? undefined : verdicts.includes(true);
  }
  const texts = Array.isArray(changed)
    ? changed.map((item) => (item === null ? '' : typeof item === 'object' ? JSON.stringify(item) : String(item)))
    : [];
  const readings = Array.isArray(changed)
    ? // Each entry as it was meant, or as its text; one entry may be the whole value as well.
      [
        ...(changed.includes(null) ? [] : [changed]),
        texts,
        texts.map((text) => readingsOf(text).at(-1)),
        ...(texts.length <= 1
          ? [[], ...readingsOf(texts[0] ?? '').filter((reading) => typeof reading !== 'object')].slice(
              texts[0] === undefined || texts[0] === '' ? 0 : 1,
            )
          : []),
      ]
    : readingsOf(typeof changed === 'object' ? JSON.stringify(changed) : String(changed)).flatMap((reading) => [
        reading,
        [reading],
      ]);
  const verdicts = readings.map((value) => oracle.isValid(schema, { ...others, [edit.field ?? '']: value }));
  return verdicts.includes(undefined) ? undefined : verdicts.includes(true);
}

function onJson(accepted: Wire, value: unknown): readonly Mutation[] {
  const text = JSON.stringify(value);
  const body = (name: string, harmless: boolean, changed: string | Uint8Array): Mutation => ({
    name,
    harmless,
    wire: { ...accepted, body: changed },
  });
  return [
    body('the JSON is cut short', false, typeof value === 'number' ? '-' : text.slice(0, -1)),
    body('the JSON goes on behind its end', false, `${text}}`),
    body(
      'the JSON has a comma too many',
      false,
      typeof value === 'object' && value !== null ? text.replace(/.$/, ',$&') : `${text},`,
    ),
    body('the JSON has a comment', false, `/* no */ ${text}`),
    body('the JSON is bare words', false, 'zz'),
    body('the JSON holds a NUL', false, `${text.slice(0, -1)}\0${text.slice(-1)}`),
    body(
      'the JSON is no UTF-8',
      false,
      Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]),
    ),
    body('the JSON is a form', false, 'a=b&c=d'),
    body('white space is added', true, `\n\t ${JSON.stringify(value, null, 4)}\r\n`),
    body('members come in another order', true, JSON.stringify(reversed(value))),
    body(
      'texts are escaped',
      true,
      text
        .replace(/[^\x00-\x7f]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .replaceAll('/', '\\/'),
    ),
  ];
}

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  return isNode(value)
    ? Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([name, item]) => [name, reversed(item)]),
      )
    : value;
}

function onCredentials({ security }: Operation, accepted: Wire): readonly Mutation[] {
  if (
    security.length === 0 ||
    security.some((schemes) => schemes.every(({ type }) => type === '' || type === 'mutualTLS'))
  )
    return [];
  const keys = security.flat().filter(({ type }) => type === 'apiKey');
  const headers = [
    'Authorization',
    ...keys.filter((key) => key.in === 'header').map(({ parameterName = '' }) => parameterName),
    ...(keys.some((key) => key.in === 'cookie') ? ['Cookie'] : []),
  ];
  const bare = headed(accepted, Object.fromEntries(headers.map((name) => [name, undefined])));
  const queryKeys = keys.filter((key) => key.in === 'query').map(({ parameterName = '' }) => parameterName);
  const stripped = queryKeys.reduce(
    (wire, name) => ({
      ...wire,
      path: wire.path.replace(new RegExp(`([?&])${name}=[^&]*&?`), '$1').replace(/[?&]$/, ''),
    }),
    bare,
  );
  const all: (readonly [string, Wire])[] = [['credentials are dropped', stripped]];
  for (const name of headers) {
    if (
      accepted.headers === undefined ||
      !Object.keys(accepted.headers).some((one) => one.toLowerCase() === name.toLowerCase())
    )
      continue;
    all.push([`the header ${name} is empty`, headed(stripped, { [name]: '' })]);
    if (name !== 'Authorization') continue;
    if ((accepted.headers[name] ?? '').startsWith('Bearer '))
      all.push(['the token has a space', headed(stripped, { Authorization: 'Bearer not a token' })]);
    all.push(
      ['Authorization is of another scheme', headed(stripped, { Authorization: 'Zz secret' })],
      [
        'Authorization is a scheme alone',
        headed(stripped, { Authorization: (accepted.headers[name] ?? '').split(' ')[0] }),
      ],
      ['Authorization is a token alone', headed(stripped, { Authorization: 'secret' })],
    );
  }
  return all.map(([name, wire]) => ({ name, wire, harmless: false }));
}

function onAddress({ operation, others, oracle }: Subject, accepted: Wire): readonly Mutation[] {
  const mark = accepted.path.indexOf('?');
  const path = mark < 0 ? accepted.path : accepted.path.slice(0, mark);
  const query = mark < 0 ? undefined : accepted.path.slice(mark + 1);
  const rest = query === undefined ? '' : `?${query}`;
  const patterns = others.flatMap(({ path: template = '', servers, method }) =>
    servers.map(({ url }) => ({ method, pattern: patternOf(url, template) })),
  );
  const isKnown = (one: string): boolean => patterns.some(({ pattern }) => pattern.test(one));
  const taken = new Set(patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
  const methods = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND'].filter(
    (method) => !taken.has(method),
  );
  const paths = [
    `${path}/zz/nowhere`,
    `/zz${path}`,
    path.toUpperCase() === path ? `${path}x` : path.toUpperCase(),
    `${path}/`,
    path.slice(0, -1),
  ].filter((one) => !isKnown(one) && one.startsWith('/'));
  const open =
    operation.notPublished.includes('parameters') ||
    operation.parameters.some(
      (parameter) =>
        parameter.in === 'querystring' ||
        (parameter.in === 'query' &&
          isSpread(parameter, oracle) &&
          ['1', 1].some((value) => takesField(parameter.schema, parameter.example, 'zzUnknown', value, oracle))),
    );
  const unreserved = /\/([a-z])/.exec(path)?.[1] ?? '';
  return [
    ...methods.map((method) => ({ name: `the method is ${method}`, harmless: false, wire: { ...accepted, method } })),
    ...paths.map((one) => ({
      name: `the path is ${one}`,
      harmless: false,
      wire: { ...accepted, path: `${one}${rest}` },
    })),
    {
      name: 'a query parameter that nobody describes',
      harmless: open,
      wire: { ...accepted, path: `${path}${rest === '' ? '?' : `${rest}&`}zzUnknown=1` },
    },
    { name: 'the path is no percent-encoding', harmless: false, wire: { ...accepted, path: `${path}%zz${rest}` } },
    {
      name: 'an unreserved character is encoded',
      harmless: true,
      wire: {
        ...accepted,
        path: `${path.replace(`/${unreserved}`, `/%${unreserved.charCodeAt(0).toString(16)}`)}${rest}`,
      },
    },
    ...(query === undefined
      ? []
      : [
          {
            name: 'the query comes in another order',
            harmless: true,
            wire: { ...accepted, path: `${path}?${query.split('&').reverse().join('&')}` },
          },
        ]),
  ];
}

/** Whether the fields of an object are query parameters of their own. */
function isSpread({ style, explode, mediaType, schema }: Parameter, oracle: Oracle): boolean {
  return explode && style !== 'deepObject' && mediaType === undefined && typesOf(schema, oracle).has('object');
}

function patternOf(server: string, template: string): RegExp {
  const whole = `${server.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/\/$/, '')}${template}`;
  return new RegExp(
    `^${whole
      .split(/\{[^{}]+\}/)
      .map((piece) => piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
      .join('[^/]+')}$`,
  );
}

function onHeaders({ responses }: Operation, accepted: Wire): readonly Mutation[] {
  const success = responses.filter(({ status }) => status.startsWith('2'))[0];
  const header = (name: string, harmless: boolean, more: Record<string, string>): Mutation => ({
    name,
    harmless,
    wire: headed(accepted, more),
  });
  return [
    header('a header that nobody describes', true, { 'X-Zz-Unrelated': '1' }),
    header('a cookie that nobody describes', true, {
      Cookie: [accepted.headers?.['Cookie'] ?? '', 'zz=1'].filter((one) => one !== '').join('; '),
    }),
    header('anything is accepted', true, { Accept: 'text/x-zz;q=0.9, */*;q=0.1' }),
    header('a preference that nobody knows', true, { Prefer: 'respond-async, zz="a, b"; c=d' }),
    {
      name: 'names of headers are in capitals',
      harmless: true,
      wire: {
        ...accepted,
        headers: Object.fromEntries(
          Object.entries(accepted.headers ?? {}).map(([name, value]) => [name.toUpperCase(), value]),
        ),
      },
    },
    ...(success !== undefined && success.content.length > 0
      ? [header('nothing that is answered is accepted', false, { Accept: 'application/x-zz' })]
      : []),
  ];
}

/** The request with other headers; those that are undefined are left out. */
function headed(wire: Wire, more: Readonly<Record<string, string | undefined>>): Wire {
  const changed = new Set(Object.keys(more).map((name) => name.toLowerCase()));
  const kept = Object.entries(wire.headers ?? {}).filter(([name]) => !changed.has(name.toLowerCase()));
  return {
    ...wire,
    headers: Object.fromEntries([
      ...kept,
      ...Object.entries(more).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ]),
  };
}

function without(wire: Wire, _body: 'body'): Wire {
  const { body: _removed, ...rest } = wire;
  return headed(rest, { 'Content-Type': undefined });
}
