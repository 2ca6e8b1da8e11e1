import type { Role } from './fact.ts';

/** What may stand at a place of the description. */
export type Shape =
  | { readonly scalar: Role }
  | { readonly object: string }
  | { readonly map: Shape; readonly keys: Role }
  | { readonly list: Shape }
  /** Free JSON: examples and their parts. */
  | { readonly data: true };

const DATA: Shape = { data: true };
const scalar = (role: Role): Shape => ({ scalar: role });
const object = (name: string): Shape => ({ object: name });
const list = (shape: Shape): Shape => ({ list: shape });
const map = (shape: Shape, keys: Role): Shape => ({ map: shape, keys });

const PARAMETER = {
  name: scalar('parameter'),
  in: scalar('in'),
  required: scalar('flag'),
  schema: object('schema'),
  example: DATA,
  'x-not-published': list(scalar('mark')),
};
const OPERATION = object('operation');

/**
 * The objects of OpenAPI 3.1 (section 4.8) and JSON Schema 2020-12 as far as this description uses them: which keys
 * state a fact, and of what role. Keys that are left out hold prose.
 */
export const GRAMMAR: Readonly<Record<string, Readonly<Record<string, Shape>>>> = {
  document: {
    openapi: scalar('keyword'),
    info: object('info'),
    servers: list(object('server')),
    security: list(object('requirement')),
    tags: list(object('tag')),
    paths: map(object('pathItem'), 'address'),
    webhooks: map(object('pathItem'), 'webhook'),
    components: object('components'),
  },
  info: {},
  tag: { name: scalar('tag') },
  server: { url: scalar('server'), variables: map(object('serverVariable'), 'variable') },
  serverVariable: { default: scalar('default') },
  requirement: {},
  components: Object.fromEntries(
    ['securitySchemes', 'parameters', 'responses', 'pathItems', 'schemas', 'examples'].map((section) => [
      section,
      map(object('reference'), 'component'),
    ]),
  ),
  reference: {},
  pathItem: {
    servers: list(object('server')),
    ...Object.fromEntries(['get', 'put', 'post', 'delete', 'patch'].map((method) => [method, OPERATION])),
  },
  operation: {
    operationId: scalar('operation-id'),
    tags: list(scalar('tag')),
    security: list(object('requirement')),
    'x-not-published': list(scalar('mark')),
    parameters: list(object('parameter')),
    requestBody: object('body'),
    responses: map(object('response'), 'status'),
  },
  body: { required: scalar('flag'), content: map(object('media'), 'media-type') },
  response: {
    content: map(object('media'), 'media-type'),
    'x-catalogue': object('catalogue'),
    'x-not-published': list(scalar('mark')),
  },
  catalogue: {
    code: scalar('code'),
    title: scalar('title'),
    remedy: scalar('remedy'),
    actor: scalar('remedy'),
    every: scalar('flag'),
  },
  media: { schema: object('schema'), examples: map(object('example'), 'example') },
  example: { value: DATA },
  parameter: PARAMETER,
  schema: {
    type: scalar('type'),
    format: scalar('format'),
    const: scalar('constant'),
    title: scalar('meaning'),
    required: list(scalar('required')),
    properties: map(object('schema'), 'field'),
    items: object('schema'),
    oneOf: list(object('schema')),
    'x-not-published': list(scalar('mark')),
    'x-examples': map(object('example'), 'example'),
    'x-callback': object('callback'),
  },
  callback: { parameters: list(scalar('argument')) },
  securityScheme: { type: scalar('type'), in: scalar('in'), name: scalar('header') },
  // Settings of the guides.
  groups: { folder: scalar('folder'), open: scalar('flag'), icon: scalar('icon') },
  frontmatter: { title: scalar('title'), order: scalar('order'), icon: scalar('icon'), unlisted: scalar('flag') },
};

/** What the root of a file is, by the folder it lies in. */
export function shapeOf(file: string): Shape {
  if (file === 'openapi/openapi.yaml') return object('document');
  if (file === 'guides/groups.yaml') return list(object('groups'));
  if (file === 'guides/site.yaml') return map(scalar('site-address'), 'setting');
  const folder = file.split('/').at(-2) ?? '';
  const kinds: Readonly<Record<string, string>> = {
    paths: 'pathItem',
    webhooks: 'pathItem',
    pathItems: 'pathItem',
    schemas: 'schema',
    examples: 'example',
    parameters: 'parameter',
    responses: 'response',
    securitySchemes: 'securityScheme',
  };
  return object(kinds[folder] ?? 'reference');
}

/** Keys whose value is prose. */
export const PROSE: ReadonlySet<string> = new Set(['description', 'summary', 'info', 'x-requires', 'source', 'label']);

/** The role of the keys of an object: words of the specification, except where they name something. */
export function keyRole(kind: string, key: string): Role {
  if (kind === 'pathItem' && GRAMMAR['pathItem']?.[key] === OPERATION) return 'method';
  if (kind === 'requirement') return 'scheme';
  return kind === 'groups' || kind === 'frontmatter' ? 'setting' : 'keyword';
}
