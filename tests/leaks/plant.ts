import { isRecord } from '#src/shared/schema/raw.ts';

type Node = Record<string, unknown>;

/** A word that no description has, with the number of the place where it stands. */
export const MARKER = /zq\d+leak/gi;

/** Places where words were planted, by their markers. */
export type Planted = ReadonlyMap<string, string>;

/**
 * Plants words that no reader may see into every kind of internal object of a description, in place, and into an
 * extension of every kind of object (OpenAPI 3.1, section 4.9). Everything else stays valid.
 */
export function plant(document: Node): Planted {
  const places = new Map<string, string>();
  const word = (place: string): string => {
    const marker = `zq${places.size + 1}leak`;
    places.set(marker, place);
    return marker;
  };
  plantInternal(document, word);
  plantExtensions(document, word);
  return places;
}

function plantInternal(document: Node, word: (place: string) => string): void {
  const components = child(document, 'components');
  const put = (section: string, place: string, make: (name: string) => Node): string => {
    const name = word(`${place} of components`);
    child(components, section)[name] = { 'x-internal': true, ...make(name) };
    return `#/components/${section}/${name}`;
  };
  const described = (place: string): Node => ({ description: `About ${word(place)}.` });
  const text = { type: 'string' };
  const parameter = (name: string): Node => ({ name, in: 'query', schema: { type: 'string', example: name } });
  const content = (schema: Node, name: string): Node => ({
    content: { 'application/json': { schema, example: name } },
  });
  const indirect = word('schema that only an internal schema uses');
  const onlyUsed = word('schema that only an internal operation uses');
  child(components, 'schemas')[indirect] = { ...text, ...described('description of such a schema') };
  child(components, 'schemas')[onlyUsed] = {
    type: 'object',
    properties: { [word('its field')]: { $ref: `#/components/schemas/${indirect}` } },
  };
  const scheme = word('security scheme that only an internal operation uses');
  child(components, 'securitySchemes')[scheme] = { type: 'http', scheme: 'bearer', ...described('such a scheme') };
  const operation = (place: string): Node => {
    const id = word(`id of ${place}`);
    return {
      operationId: id,
      summary: `Does ${word(`summary of ${place}`)}`,
      ...described(place),
      tags: [tag],
      security: [{ [scheme]: [] }],
      parameters: [parameter(word(`parameter of ${place}`))],
      requestBody: { content: { 'application/json': { schema: { $ref: `#/components/schemas/${onlyUsed}` } } } },
      responses: {
        200: { ...described(`response of ${place}`), ...content({ ...text }, word(`example of ${place}`)) },
      },
    };
  };
  const tag = word('tag of internal operations');
  const tags = (document['tags'] ??= []) as Node[];
  tags.push({ name: tag, ...described('such a tag') });
  tags.push({ 'x-internal': true, name: word('tag'), ...described('tag') });
  ((document['servers'] ??= []) as Node[]).push({ 'x-internal': true, url: `https://${word('server')}.example` });
  const paths = child(document, 'paths');
  paths[`/${word('internal path')}`] = { 'x-internal': true, get: operation('an internal path') };
  paths[`/${word('path without other operations')}`] = { get: { 'x-internal': true, ...operation('its operation') } };
  put('pathItems', 'path item', () => ({ get: operation('an internal path item') }));
  child(document, 'webhooks')[word('webhook')] = { 'x-internal': true, post: operation('an internal webhook') };
  child(document, 'webhooks')[word('emptied webhook')] = { post: { 'x-internal': true, ...operation('its call') } };
  put('securitySchemes', 'security scheme', () => ({ type: 'http', scheme: 'basic', ...described('scheme') }));
  const state = {
    type: 'string',
    oneOf: [{ const: word('value of an enum'), title: word('its title'), 'x-internal': true }],
  };
  const schema = put('schemas', 'schema', (name) => ({ ...text, title: name, ...described('schema') }));
  const hidden: Node = {
    [word('field')]: { ...text, 'x-internal': true, ...described('field') },
    [word('field that refers to an internal schema')]: { $ref: schema, 'x-internal': true },
    [word('field with an internal enum')]: { ...state, 'x-internal': true },
  };
  for (const each of Object.values(child(components, 'schemas')).filter(isPlainObject)) {
    Object.assign(child(each, 'properties'), structuredClone(hidden));
    if (isRecord(each['example'])) (each['example'] as Node)[Object.keys(hidden)[0] ?? ''] = word('its example');
  }
  const refs = {
    parameter: put('parameters', 'parameter', parameter),
    header: put('headers', 'header', () => ({ schema: text, ...described('header') })),
    response: put('responses', 'response', (name) => ({ ...described('response'), ...content(text, name) })),
    example: put('examples', 'example', (name) => ({ value: name, ...described('example') })),
    link: put('links', 'link', () => ({ operationId: word('operation of a link'), ...described('link') })),
    callback: put('callbacks', 'callback', (name) => ({ [`{$url}/${name}`]: { post: operation('a callback') } })),
  };
  const at = (ref: string): Node => ({ $ref: ref, 'x-internal': true });
  const items = Object.entries(paths).flatMap(([path, each]) => (path.includes('leak') ? [] : [each as Node]));
  const uses = items.flatMap((item) => ['get', 'post'].map((method) => ({ item, call: item[method] })));
  const { item, call } = uses.find((use) => isRecord(use.call) && isRecord(use.call['responses'])) ?? {};
  // A description of webhooks alone has no place for the rest.
  if (item === undefined) return;
  item['trace'] = { 'x-internal': true, ...operation('an internal operation') };
  const open = call as Node;
  open['parameters'] = [
    ...((open['parameters'] as Node[] | undefined) ?? []),
    { 'x-internal': true, ...parameter(word('parameter')) },
    at(refs.parameter),
  ];
  child(open, 'callbacks')[word('callback')] = { 'x-internal': true, '{$url}': { post: operation('its call') } };
  child(open, 'callbacks')[word('name of a callback by reference')] = at(refs.callback);
  child(open, 'responses')['418'] = { 'x-internal': true, ...described('response 418') };
  child(open, 'responses')['451'] = at(refs.response);
  const ok = resolve(document, (child(open, 'responses')['200'] ?? child(open, 'responses')['201'] ?? {}) as Node);
  Object.assign(child(ok, 'headers'), {
    [word('header')]: { 'x-internal': true, schema: text },
    [word('header by reference')]: at(refs.header),
  });
  Object.assign(child(ok, 'links'), {
    [word('link')]: { 'x-internal': true, ...described('link') },
    [word('link by reference')]: at(refs.link),
  });
  for (const media of Object.values(child(ok, 'content')).filter(isRecord) as Node[]) {
    if ('example' in media) continue;
    Object.assign(child(media, 'examples'), {
      [word('example')]: { 'x-internal': true, value: word('value of an example') },
      [word('example by reference')]: at(refs.example),
    });
  }
  child(ok, 'content')['application/vnd.planted+json'] = plantedBody(document, word);
  child(ok, 'content')[`application/${word('media type')}`] = { 'x-internal': true, schema: text };
}

/** Applicators of JSON Schema 2020-12, each around a schema with an internal field, and the value that has it. */
const KEYWORDS: Readonly<Record<string, (hidden: Node, value: Node) => readonly [schema: Node, value?: unknown]>> = {
  properties: (hidden, value) => [{ properties: { inner: hidden } }, { inner: value }],
  patternProperties: (hidden, value) => [{ patternProperties: { '^inner': hidden } }, { inner: value }],
  additionalProperties: (hidden, value) => [{ additionalProperties: hidden }, { inner: value }],
  unevaluatedProperties: (hidden, value) => [{ unevaluatedProperties: hidden }, { inner: value }],
  items: (hidden, value) => [{ items: hidden }, [value]],
  prefixItems: (hidden, value) => [{ prefixItems: [hidden] }, [value]],
  contains: (hidden, value) => [{ contains: hidden }, [value]],
  unevaluatedItems: (hidden, value) => [{ unevaluatedItems: hidden }, [value]],
  allOf: (hidden) => [{ allOf: [hidden, { properties: { id: {} } }] }],
  oneOf: (hidden) => [{ oneOf: [hidden, { type: 'string' }] }],
  anyOf: (hidden) => [{ anyOf: [hidden, { type: 'string' }] }],
  if: (hidden) => [{ if: hidden, then: { properties: { id: {} } } }],
  then: (hidden) => [{ if: { required: ['id'] }, then: hidden }],
  else: (hidden) => [{ if: { required: ['none'] }, else: hidden }],
  not: (hidden) => [{ not: { ...hidden, required: ['none'] } }],
  dependentSchemas: (hidden) => [{ dependentSchemas: { id: hidden } }],
  contentSchema: (hidden, value) => [
    { type: 'string', contentMediaType: 'application/json', contentSchema: hidden },
    JSON.stringify(value),
  ],
  'beside $ref': (hidden) => [{ $ref: '#/components/schemas/PlantedBase', ...hidden }],
  'an open schema': (hidden) => [{ ...hidden, 'x-not-published': ['fields'] }],
};

/** Plants a field and its value under each keyword: into an example, a default, an enum, and the body that is returned. */
function plantedBody(document: Node, word: (place: string) => string): Node {
  const schemas = child(child(document, 'components'), 'schemas');
  schemas['PlantedBase'] = { type: 'object', properties: { id: { type: 'string' } } };
  const planted = Object.entries(KEYWORDS).map(([keyword, make], index) => {
    const name = word(`field under ${keyword}`);
    const given: Node = { id: 'a', [name]: word(`value under ${keyword}`) };
    const [schema, value = given] = make(
      { properties: { id: { type: 'string' }, [name]: { type: 'string', 'x-internal': true } } },
      given,
    );
    schemas[`Planted${index}`] = { ...schema, example: value, default: value, enum: [value] };
    return { name: `p${index}`, schema: { $ref: `#/components/schemas/Planted${index}` }, value };
  });
  return {
    schema: { type: 'object', properties: Object.fromEntries(planted.map(({ name, schema }) => [name, schema])) },
    example: Object.fromEntries(planted.map(({ name, value }) => [name, value])),
  };
}

/** Adds an extension to every object of a kind that OpenAPI extends. */
function plantExtensions(document: Node, word: (place: string) => string): void {
  const add = (node: unknown, place: string): void => {
    if (!isRecord(node) || '$ref' in node) return;
    (node as Node)[`x-${word(`name of an extension of ${place}`)}`] = { owner: word(`extension of ${place}`) };
  };
  const each = (map: unknown, place: string, also: (node: Node) => void = () => undefined): void => {
    for (const node of Object.values(isRecord(map) ? map : {}).filter(isRecord)) {
      add(node, place);
      also(node as Node);
    }
  };
  add(document, 'the document');
  for (const key of ['info', 'paths', 'components', 'externalDocs'] as const) add(document[key], key);
  const { info, tags, servers, paths, components } = document as Record<string, Node>;
  for (const key of ['contact', 'license']) add(info?.[key], key);
  each(tags, 'a tag');
  each(servers, 'a server', ({ variables }) => each(variables, 'a server variable'));
  const media = (content: unknown): void =>
    each(content, 'a media type', (node) => {
      each(node['examples'], 'an example');
      each(node['encoding'], 'an encoding');
    });
  const response = (node: Node): void => {
    each(node['headers'], 'a header');
    each(node['links'], 'a link');
    media(node['content']);
  };
  each(paths, 'a path item', (item) =>
    each(item, 'an operation', (operation) => {
      each(operation['parameters'], 'a parameter');
      add(operation['requestBody'], 'a request body');
      media((operation['requestBody'] as Node | undefined)?.['content']);
      add(operation['responses'], 'responses');
      each(operation['responses'], 'a response', response);
    }),
  );
  each(document['webhooks'], 'a webhook', (item) => each(item, 'a call'));
  for (const [section, nodes] of Object.entries(components ?? {}))
    each(nodes, `components/${section}`, (node) => {
      if (section === 'responses') response(node);
      for (const key of ['discriminator', 'xml', 'externalDocs']) add(node[key], key);
      each(node['properties'], 'a field');
    });
}

function child(node: Node, key: string): Node {
  return (node[key] ??= {}) as Node;
}

function isPlainObject(schema: unknown): schema is Node {
  return isRecord(schema) && schema['type'] === 'object' && isRecord(schema['properties']);
}

function resolve(document: Node, node: Node): Node {
  const ref = node['$ref'];
  if (typeof ref !== 'string') return node;
  return ref
    .slice(2)
    .split('/')
    .reduce<Node>((inner, key) => inner[key] as Node, document);
}
