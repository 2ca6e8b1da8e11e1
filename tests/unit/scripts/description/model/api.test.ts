import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Locator } from '#scripts/description/source/locator.ts';
import { toApi } from '#scripts/description/model/api.ts';
import type { Api } from '#src/model/api.ts';
import { filesOf } from '../../../imports.ts';
import { document } from './document.ts';

const NOWHERE = { locate: () => ({ file: '', line: 1, column: 1 }), fileOf: () => undefined } as unknown as Locator;

/** The model of a description of which a test writes the parts it is about, in YAML. */
function apiOf(yaml: string): Api {
  return toApi(document(parse(yaml) as Record<string, unknown>), NOWHERE);
}

const TABLE: readonly (readonly [name: string, given: string, of: (api: Api) => unknown, want: unknown])[] = [
  [
    'no version of an API that has none',
    'info: { title: Shop, version: unversioned, x-unversioned: true }',
    ({ info }) => info,
    { title: 'Shop', version: '', description: '' },
  ],
  [
    'the media type of every call',
    '{ x-content-type: application/json, paths: { /a: { get: { operationId: a } } } }',
    ({ operations }) => operations.map(({ contentType }) => contentType),
    ['application/json'],
  ],
  [
    'an operation without a summary or id by its method and path',
    '{ paths: { "/a/{b}:c": { post: {} }, "/a/{b}/c": { post: { summary: Cee } } } }',
    ({ operations }) => operations.map(({ operationId, summary }) => `${operationId}: ${summary}`),
    ['post-a-b-c: POST /a/{b}:c', 'post-a-b-c-2: Cee'],
  ],
  [
    'all of the Info Object',
    'info: { title: Shop, version: 1.10, summary: Sells., description: d, termsOfService: https://a.example/terms, contact: { name: Ada, url: https://a.example, email: a@a.example, x: 1 }, license: { name: MIT, identifier: MIT, url: https://mit.example } }',
    ({ info }) => info,
    {
      title: 'Shop',
      version: '1.1',
      summary: 'Sells.',
      description: 'd',
      termsOfService: 'https://a.example/terms',
      contact: { name: 'Ada', url: 'https://a.example', email: 'a@a.example' },
      license: { name: 'MIT', identifier: 'MIT', url: 'https://mit.example' },
    },
  ],
  [
    'tags of every version',
    'tags: [{ name: a, x-displayName: A }, { name: b, summary: B, x-displayName: Old, parent: a, kind: nav, externalDocs: { url: https://a.example } }]',
    ({ tags }) => tags,
    [
      { name: 'a', displayName: 'A', description: '' },
      {
        name: 'b',
        displayName: 'B',
        description: '',
        parent: 'a',
        kind: 'nav',
        externalDocs: { url: 'https://a.example', description: '' },
      },
    ],
  ],
  [
    'tags that are used but not declared, in the order of use',
    'tags: [{ name: z }]\npaths: { /a: { get: { tags: [new, z] }, post: { tags: [other, new] } } }\nwebhooks: { w: { post: { tags: [hooks] } } }',
    ({ tags }) => tags.map(({ name, displayName }) => [name, displayName]),
    [
      ['z', 'z'],
      ['new', 'new'],
      ['other', 'other'],
      ['hooks', 'hooks'],
    ],
  ],
  [
    'groups of tags',
    'x-tagGroups: [{ name: All, tags: [a, 5, b] }, null]',
    ({ tagGroups }) => tagGroups,
    [
      { name: 'All', tags: ['a', 'b'] },
      { name: '', tags: [] },
    ],
  ],
  [
    'servers with names and variables',
    "servers: [{ url: 'https://{zone}.a.example/{v}', name: Live, variables: { zone: { default: eu, enum: [eu, us], description: Where. }, v: { default: 2 } } }]",
    ({ servers }) => servers,
    [
      {
        name: 'Live',
        template: 'https://{zone}.a.example/{v}',
        url: 'https://eu.a.example/2',
        description: '',
        variables: [
          { name: 'zone', default: 'eu', enum: ['eu', 'us'], description: 'Where.' },
          { name: 'v', default: '2', enum: [], description: '' },
        ],
      },
    ],
  ],
  [
    'ids where there is none and where two are the same',
    'paths: { /a: { get: { operationId: list } }, /b: { get: { operationId: list }, put: { operationId: list-2 } }, "/c/{d}": { get: {} }, /c/d: { get: {} }, /e: { get: { operationId: list } }, /: { post: {} } }',
    ({ operations }) => operations.map(({ operationId }) => operationId),
    ['list', 'list-3', 'list-2', 'get-c-d', 'get-c-d-2', 'list-4', 'post'],
  ],
  [
    'methods of OpenAPI 3.2',
    'paths: { /a: { query: { operationId: find }, additionalOperations: { LINK: { operationId: link }, Purge: { operationId: purge }, BAD: 5 } } }',
    ({ operations }) => operations.map(({ method, operationId }) => [method, operationId]),
    [
      ['QUERY', 'find'],
      ['LINK', 'link'],
      ['Purge', 'purge'],
    ],
  ],
  [
    'extensions that the compiler does not know',
    'x-company: { a: 1 }\ninfo: { title: A, x-logo: b }\npaths: { /a: { get: { x-rate: 5, x-internal: false, x-codeSamples: [], x-null: null } } }',
    ({ extensions, operations }) => [extensions, operations[0]?.extensions],
    [
      [
        { name: 'x-company', value: { a: 1 } },
        { name: 'x-logo', value: 'b' },
      ],
      [
        { name: 'x-rate', value: 5 },
        { name: 'x-null', value: null },
      ],
    ],
  ],
  [
    'summary and description beside a reference',
    `
paths:
  /a:
    $ref: '#/components/pathItems/A'
    summary: Mine
components:
  pathItems: { A: { summary: Theirs, get: { responses: { 200: { $ref: '#/components/responses/Alias', description: Mine } }, parameters: [{ $ref: '#/components/parameters/P', description: Mine }], requestBody: { $ref: '#/components/requestBodies/B', description: Mine } } } }
  responses: { Alias: { $ref: '#/components/responses/R', summary: Of the alias, description: Of the alias }, R: { description: Theirs } }
  parameters: { P: { name: p, in: query, description: Theirs } }
  requestBodies: { B: { description: Theirs, required: true } }`,
    ({ operations }) =>
      operations.map(({ summary, responses, parameters, requestBody }) => [
        summary,
        responses.map((response) => [response.component, response.summary, response.description]),
        parameters[0]?.description,
        requestBody?.description,
        requestBody?.required,
      ]),
    [['Mine', [['Alias', 'Of the alias', 'Mine']], 'Mine', 'Mine', true]],
  ],
  [
    'callbacks as operations, with their expression',
    `
security: [{ Key: [] }]
paths: { /a: { post: { callbacks: { paid: { '{$request.body#/url}': { post: { summary: Paid, requestBody: { content: { a/b: {} } }, responses: { 204: {} } } } }, shared: { $ref: '#/components/callbacks/C' }, odd: 5 } } } }
components: { callbacks: { C: { 'https://{$request.query.host}': { get: {} }, x-note: { get: {} } } } }`,
    ({ operations }) =>
      operations[0]?.callbacks.map(({ name, expression, method, summary, requestBody, responses, security }) => [
        name,
        expression,
        method,
        summary,
        requestBody?.content.length,
        responses.length,
        security,
      ]),
    [
      ['paid', '{$request.body#/url}', 'POST', 'Paid', 1, 1, []],
      ['shared', 'https://{$request.query.host}', 'GET', 'shared', undefined, 0, []],
    ],
  ],
  [
    'callbacks of one name without a summary, told apart by their methods',
    'paths: { /a: { post: { callbacks: { c: { e: { put: {}, get: {} } }, d: { e: { put: {} } } } } } }',
    ({ operations }) => operations[0]?.callbacks.map(({ name, summary }) => [name, summary]),
    [
      ['c', 'GET c'],
      ['c', 'PUT c'],
      ['d', 'd'],
    ],
  ],
  [
    'callbacks that lead back to themselves',
    "paths: { /a: { post: { operationId: a, callbacks: { c: { e: { $ref: '#/paths/~1a' } } } } } }",
    ({ operations }) => operations.map(({ operationId, callbacks }) => [operationId, callbacks]),
    [['a', []]],
  ],
  [
    'webhooks of one name without a summary, told apart by their methods',
    "webhooks: { paid: { post: { summary: '' }, put: {} }, lost: { put: {} } }",
    ({ webhooks }) => webhooks.map(({ id, summary }) => [id, summary]),
    [
      ['paid', 'PUT paid'],
      ['paid POST', 'POST paid'],
      ['lost', 'lost'],
    ],
  ],
  [
    'webhooks with all that an operation has, one for each method',
    'security: [{ Key: [] }]\nwebhooks: { paid: { summary: Shared, parameters: [{ name: X-Id, in: header }], post: { operationId: onPaid, tags: [t], deprecated: true, security: [{ Key: [a] }], responses: { 200: {} }, externalDocs: { url: https://a.example } }, put: {} } }\ncomponents: { securitySchemes: { Key: { type: mutualTLS } } }',
    ({ webhooks }) =>
      webhooks.map(
        ({ name, operationId, method, summary, tags, deprecated, security, parameters, responses, externalDocs }) => [
          name,
          operationId,
          method,
          summary,
          tags,
          deprecated,
          security.map((all) => all.map(({ type, scopes }) => [type, scopes])),
          parameters.length,
          responses.length,
          externalDocs?.url,
        ],
      ),
    [
      ['paid', undefined, 'PUT', 'Shared', [], false, [], 1, 0, undefined],
      ['paid', 'onPaid', 'POST', 'Shared', ['t'], true, [[['mutualTLS', ['a']]]], 1, 1, 'https://a.example'],
    ],
  ],
  [
    'alternatives of credentials, one of which needs none',
    'paths: { /a: { get: { security: [{ Login: [read, write] }, {}] } } }\ncomponents: { securitySchemes: { Login: { type: openIdConnect, openIdConnectUrl: https://a.example, deprecated: true } } }',
    ({ operations }) => operations[0]?.security,
    [
      [
        {
          name: 'Login',
          type: 'openIdConnect',
          description: '',
          openIdConnectUrl: 'https://a.example',
          deprecated: true,
          scopes: ['read', 'write'],
        },
      ],
      [],
    ],
  ],
  [
    'every flow of OAuth, the recommended first',
    'components: { securitySchemes: { O: { type: oauth2, oauth2MetadataUrl: https://m.example, flows: { implicit: { authorizationUrl: a, scopes: { r: Reads } }, deviceAuthorization: { deviceAuthorizationUrl: d, tokenUrl: t }, authorizationCode: { authorizationUrl: a, tokenUrl: t, refreshUrl: f } } }, B: { type: http, scheme: bearer, bearerFormat: JWT } } }',
    ({ securitySchemes }) => securitySchemes,
    {
      O: {
        name: 'O',
        type: 'oauth2',
        description: '',
        deprecated: false,
        oauth2MetadataUrl: 'https://m.example',
        flows: [
          { kind: 'authorizationCode', authorizationUrl: 'a', tokenUrl: 't', refreshUrl: 'f', scopes: [] },
          { kind: 'deviceAuthorization', deviceAuthorizationUrl: 'd', tokenUrl: 't', scopes: [] },
          { kind: 'implicit', authorizationUrl: 'a', scopes: [{ name: 'r', description: 'Reads' }] },
        ],
      },
      B: { name: 'B', type: 'http', description: '', deprecated: false, scheme: 'bearer', bearerFormat: 'JWT' },
    },
  ],
  [
    'operations under paths in the order of methods, then those without a path',
    `
servers: [{ url: https://document.example }]
paths:
  /orders/{id}:
    summary: Orders
    servers: [{ url: https://item.example }]
    parameters: [{ name: id, in: path, required: true }]
    post: { operationId: createOrder, summary: Create }
    get: { description: Reads., servers: [{ url: https://operation.example }], deprecated: true }
    x-note: {}
  x-paths: { get: {} }
components: { pathItems: { Pay: { put: { operationId: pay, x-not-published: [path, method] } } } }`,
    ({ operations }) =>
      operations.map(({ method, path, operationId, server, summary, deprecated, parameters }) => [
        [method, path, operationId],
        [server.url, summary, deprecated, parameters.map(({ name }) => name)],
      ]),
    [
      [
        ['GET', '/orders/{id}', 'get-orders-id'],
        ['https://operation.example', 'Orders', true, ['id']],
      ],
      [
        ['POST', '/orders/{id}', 'createOrder'],
        ['https://item.example', 'Create', false, ['id']],
      ],
      [
        ['PUT', undefined, 'pay'],
        ['https://document.example', 'pay', false, []],
      ],
    ],
  ],
  [
    'what is published of an operation, its prerequisites and authored samples',
    'paths: { /a: { post: { x-requires: [A shop., 5], x-code-samples: [{ lang: go, source: go() }] }, put: { x-not-published: [path, method], x-codeSamples: [{ lang: shell, label: Shell, source: pay }] } } }',
    ({ operations }) =>
      operations.map(({ path, methodPublished, notPublished, requires, codeSamples }) => [
        [path, methodPublished, notPublished],
        [requires, codeSamples],
      ]),
    [
      [
        [undefined, false, ['path', 'method']],
        [[], [{ lang: 'shell', label: 'Shell', source: 'pay' }]],
      ],
      [
        ['/a', true, []],
        [['A shop.'], [{ lang: 'go', label: 'go', source: 'go()' }]],
      ],
    ],
  ],
  [
    'the responses marked for the error catalogue, in the order of the description',
    `
components:
  responses:
    Server: { description: Ours., x-catalogue: { code: 5XX, title: Server error, x-not-published: [operations] }, x-not-published: [fields], x-question: When? }
    Plain: { description: Not in it. }
    Bad: { description: Yours., x-catalogue: { code: 400, title: Bad request, remedy: Mend it. } }`,
    ({ catalogue }) => catalogue,
    [
      {
        component: 'Server',
        code: '5XX',
        title: 'Server error',
        meaning: 'Ours.',
        authored: ['When?'],
        notPublished: ['fields', 'operations'],
      },
      { component: 'Bad', code: '400', title: 'Bad request', meaning: 'Yours.', remedy: 'Mend it.', notPublished: [] },
    ],
  ],
  [
    'nothing of path items, operations and webhooks that are no objects',
    "paths: { /a: null, /b: { get: null, put: 5 }, /c: { $ref: '#/nowhere' } }\nwebhooks: { empty: { summary: None }, nothing: null }",
    ({ operations, webhooks }) => [operations, webhooks],
    [[], []],
  ],
  [
    'hardly anything of a description that is hardly one',
    '{ info: null, tags: [null, a, { name: Tag }], servers: null, security: 5, paths: [], webhooks: { a: null }, components: { schemas: null, examples: 5, securitySchemes: [] } }',
    ({ info, tags, operations, webhooks, schemas, examples, securitySchemes, catalogue, gaps }) => [
      [info, tags.map(({ name }) => name), operations, webhooks],
      [schemas, examples, securitySchemes, catalogue, gaps],
    ],
    [
      [{ title: 'API', version: '', description: '' }, ['', '', 'Tag'], [], []],
      [{}, {}, {}, [], []],
    ],
  ],
];

describe('toApi', () => {
  for (const [name, given, of, want] of TABLE) it(`holds ${name}`, () => expect(of(apiOf(given))).toEqual(want));

  it('survives an operation of which nothing is what it should be', () => {
    const odd = {
      tags: 5,
      parameters: { a: 1 },
      requestBody: 'x',
      responses: [1],
      callbacks: 'x',
      security: 'x',
      servers: {},
      externalDocs: [],
      'x-codeSamples': 1,
    };
    expect(
      toApi(document({ paths: { '/a': { get: odd, additionalOperations: 'x', parameters: 5 } } }), NOWHERE).operations,
    ).toHaveLength(1);
  });
});

describe('extensions', () => {
  // A comparison may read others, which pages go on to show.
  it('are known wherever the compiler names them', () => {
    const named = new Set(
      ['description', 'examples', 'pages', 'checks', 'outputs', 'downloads']
        .flatMap((folder) => filesOf(`scripts/${folder}`, '.ts'))
        .flatMap((file) => readFileSync(file, 'utf8').match(/(?<=')x-[A-Za-z-]+(?=')/g) ?? []),
    );
    const kept = toApi(
      document({ paths: { '/a': { get: Object.fromEntries([...named].map((name) => [name, 1])) } } }),
      NOWHERE,
    ).operations[0]?.extensions;
    expect(kept).toEqual([]);
  });
});
