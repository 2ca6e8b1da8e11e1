import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Locator } from '../../../../scripts/locator.ts';
import { toApi } from '../../../../scripts/model/api.ts';
import type { Api } from '../../../../src/model/api.ts';
import { filesOf } from '../../imports.ts';
import { document } from './document.ts';

const NOWHERE = { locate: () => ({ file: '', line: 1, column: 1 }), fileOf: () => undefined } as unknown as Locator;

/** The model of a description of which a test writes the parts it is about, in YAML. */
function apiOf(yaml: string): Api {
  return toApi(document(parse(yaml) as Record<string, unknown>), NOWHERE);
}

const TABLE: readonly { name: string; given: string; want: unknown; of: (api: Api) => unknown }[] = [
  {
    name: 'all of the Info Object',
    given:
      'info: { title: Shop, version: 1.10, summary: Sells., description: d, termsOfService: https://a.example/terms, contact: { name: Ada, url: https://a.example, email: a@a.example, x: 1 }, license: { name: MIT, identifier: MIT, url: https://mit.example } }',
    of: ({ info }) => info,
    want: {
      title: 'Shop',
      version: '1.1',
      summary: 'Sells.',
      description: 'd',
      termsOfService: 'https://a.example/terms',
      contact: { name: 'Ada', url: 'https://a.example', email: 'a@a.example' },
      license: { name: 'MIT', identifier: 'MIT', url: 'https://mit.example' },
    },
  },
  {
    name: 'an Info Object without contact and licence',
    given: 'info: { title: Shop, contact: {}, license: null }',
    of: ({ info }) => info,
    want: { title: 'Shop', version: '', description: '' },
  },
  {
    name: 'external documentation',
    given: 'externalDocs: { url: https://a.example, description: More }',
    of: ({ externalDocs }) => externalDocs,
    want: { url: 'https://a.example', description: 'More' },
  },
  {
    name: 'no external documentation without an address',
    given: 'externalDocs: { description: More }',
    of: (api) => 'externalDocs' in api,
    want: false,
  },
  {
    name: 'tags of every version',
    given:
      'tags: [{ name: a, x-displayName: A }, { name: b, summary: B, x-displayName: Old, parent: a, kind: nav, externalDocs: { url: https://a.example } }]',
    of: ({ tags }) => tags,
    want: [
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
  },
  {
    name: 'tags that are used but not declared, in the order of use',
    given:
      'tags: [{ name: z }]\npaths: { /a: { get: { tags: [new, z] }, post: { tags: [other, new] } } }\nwebhooks: { w: { post: { tags: [hooks] } } }',
    of: ({ tags }) => tags.map(({ name, displayName }) => [name, displayName]),
    want: [
      ['z', 'z'],
      ['new', 'new'],
      ['other', 'other'],
      ['hooks', 'hooks'],
    ],
  },
  {
    name: 'groups of tags',
    given: 'x-tagGroups: [{ name: All, tags: [a, 5, b] }, null]',
    of: ({ tagGroups }) => tagGroups,
    want: [
      { name: 'All', tags: ['a', 'b'] },
      { name: '', tags: [] },
    ],
  },
  {
    name: 'servers with names and variables',
    given:
      "servers: [{ url: 'https://{zone}.a.example/{v}', name: Live, variables: { zone: { default: eu, enum: [eu, us], description: Where. }, v: { default: 2 } } }]",
    of: ({ servers }) => servers,
    want: [
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
  },
  {
    name: 'all servers of an operation',
    given:
      'servers: [{ url: https://a.example }]\npaths: { /a: { get: { servers: [{ url: https://b.example }, { url: https://c.example }] }, put: {} } }',
    of: ({ operations }) => operations.map(({ server, servers }) => [server.url, ...servers.map(({ url }) => url)]),
    want: [
      ['https://b.example', 'https://b.example', 'https://c.example'],
      ['https://a.example', 'https://a.example'],
    ],
  },
  {
    name: 'ids where there is none and where two are the same',
    given:
      'paths: { /a: { get: { operationId: list } }, /b: { get: { operationId: list }, put: { operationId: list-2 } }, "/c/{d}": { get: {} }, /c/d: { get: {} }, /e: { get: { operationId: list } } }',
    of: ({ operations }) => operations.map(({ operationId }) => operationId),
    want: ['list', 'list-3', 'list-2', 'get-c-d', 'get-c-d-2', 'list-4'],
  },
  {
    name: 'methods of OpenAPI 3.2',
    given:
      'paths: { /a: { query: { operationId: find }, additionalOperations: { LINK: { operationId: link }, Purge: { operationId: purge }, BAD: 5 } } }',
    of: ({ operations }) => operations.map(({ method, operationId }) => [method, operationId]),
    want: [
      ['QUERY', 'find'],
      ['LINK', 'link'],
      ['Purge', 'purge'],
    ],
  },
  {
    name: 'nothing internal',
    given: `
paths:
  /a: { get: { x-internal: true }, put: { operationId: shown, parameters: [{ name: a, in: query, x-internal: true }, { name: b, in: query }] } }
  /b: { x-internal: true, get: {} }
webhooks: { secret: { post: { x-internal: true } }, hidden: { x-internal: true, post: {} }, known: { post: {} } }
components: { schemas: { A: { x-internal: true }, B: { x-internal: false } } }`,
    of: ({ operations, webhooks, schemas }) => [
      operations.map(({ operationId, parameters }) => [operationId, ...parameters.map(({ name }) => name)]),
      webhooks.map(({ name }) => name),
      Object.keys(schemas),
    ],
    want: [[['shown', 'b']], ['known'], ['B']],
  },
  {
    name: 'an internal parameter of the operation hides that of the path item',
    given:
      'paths: { /a: { parameters: [{ name: a, in: query }], get: { parameters: [{ name: a, in: query, x-internal: true }] } } }',
    of: ({ operations }) => operations[0]?.parameters,
    want: [],
  },
  {
    name: 'extensions that the compiler does not know',
    given:
      'x-company: { a: 1 }\ninfo: { title: A, x-logo: b }\npaths: { /a: { get: { x-rate: 5, x-internal: false, x-codeSamples: [], x-null: null } } }',
    of: ({ extensions, operations }) => [extensions, operations[0]?.extensions],
    want: [
      [
        { name: 'x-company', value: { a: 1 } },
        { name: 'x-logo', value: 'b' },
      ],
      [
        { name: 'x-rate', value: 5 },
        { name: 'x-null', value: null },
      ],
    ],
  },
  {
    name: 'path items that something leads to, once',
    given:
      "paths: { /a: { $ref: '#/components/pathItems/A' } }\nwebhooks: { w: { $ref: '#/components/pathItems/B' } }\ncomponents: { pathItems: { A: { get: { operationId: a } }, B: { post: { operationId: b } }, C: { get: { operationId: c } } } }",
    of: ({ operations, webhooks }) => [
      operations.map(({ operationId, path }) => [operationId, path]),
      webhooks.map(({ name, operationId }) => [name, operationId]),
    ],
    want: [
      [
        ['a', '/a'],
        ['c', undefined],
      ],
      [['w', 'b']],
    ],
  },
  {
    name: 'summary and description beside a reference',
    given: `
paths:
  /a:
    $ref: '#/components/pathItems/A'
    summary: Mine
components:
  pathItems: { A: { summary: Theirs, get: { responses: { 200: { $ref: '#/components/responses/Alias', description: Mine } }, parameters: [{ $ref: '#/components/parameters/P', description: Mine }], requestBody: { $ref: '#/components/requestBodies/B', description: Mine } } } }
  responses: { Alias: { $ref: '#/components/responses/R', summary: Of the alias, description: Of the alias }, R: { description: Theirs } }
  parameters: { P: { name: p, in: query, description: Theirs } }
  requestBodies: { B: { description: Theirs, required: true } }`,
    of: ({ operations }) =>
      operations.map(({ summary, responses, parameters, requestBody }) => [
        summary,
        responses.map((response) => [response.component, response.summary, response.description]),
        parameters[0]?.description,
        requestBody?.description,
        requestBody?.required,
      ]),
    want: [['Mine', [['Alias', 'Of the alias', 'Mine']], 'Mine', 'Mine', true]],
  },
  {
    name: 'callbacks as operations, with their expression',
    given: `
security: [{ Key: [] }]
paths: { /a: { post: { callbacks: { paid: { '{$request.body#/url}': { post: { summary: Paid, requestBody: { content: { a/b: {} } }, responses: { 204: {} } }, put: { x-internal: true } } }, shared: { $ref: '#/components/callbacks/C' }, odd: 5, hidden: { x-internal: true, b: { get: {} } } } } } }
components: { callbacks: { C: { 'https://{$request.query.host}': { get: {} }, x-note: { get: {} } } } }`,
    of: ({ operations }) =>
      operations[0]?.callbacks.map(({ name, expression, method, summary, requestBody, responses, security }) => [
        name,
        expression,
        method,
        summary,
        requestBody?.content.length,
        responses.length,
        security,
      ]),
    want: [
      ['paid', '{$request.body#/url}', 'POST', 'Paid', 1, 1, []],
      ['shared', 'https://{$request.query.host}', 'GET', 'shared', undefined, 0, []],
    ],
  },
  {
    name: 'callbacks that lead back to themselves',
    given: "paths: { /a: { post: { operationId: a, callbacks: { c: { e: { $ref: '#/paths/~1a' } } } } } }",
    of: ({ operations }) => operations.map(({ operationId, callbacks }) => [operationId, callbacks]),
    want: [['a', []]],
  },
  {
    name: 'webhooks with all that an operation has, one for each method',
    given:
      'security: [{ Key: [] }]\nwebhooks: { paid: { summary: Shared, parameters: [{ name: X-Id, in: header }], post: { operationId: onPaid, tags: [t], deprecated: true, security: [{ Key: [a] }], responses: { 200: {} }, externalDocs: { url: https://a.example } }, put: {} } }\ncomponents: { securitySchemes: { Key: { type: mutualTLS } } }',
    of: ({ webhooks }) =>
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
    want: [
      ['paid', undefined, 'PUT', 'Shared', [], false, [], 1, 0, undefined],
      ['paid', 'onPaid', 'POST', 'Shared', ['t'], true, [[['mutualTLS', ['a']]]], 1, 1, 'https://a.example'],
    ],
  },
  {
    name: 'alternatives of credentials, one of which needs none',
    given:
      'paths: { /a: { get: { security: [{ Login: [read, write] }, {}] } } }\ncomponents: { securitySchemes: { Login: { type: openIdConnect, openIdConnectUrl: https://a.example, deprecated: true } } }',
    of: ({ operations }) => operations[0]?.security,
    want: [
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
  },
  {
    name: 'every flow of OAuth, the recommended first',
    given:
      'components: { securitySchemes: { O: { type: oauth2, oauth2MetadataUrl: https://m.example, flows: { implicit: { authorizationUrl: a, scopes: { r: Reads } }, deviceAuthorization: { deviceAuthorizationUrl: d, tokenUrl: t }, authorizationCode: { authorizationUrl: a, tokenUrl: t, refreshUrl: f } } }, B: { type: http, scheme: bearer, bearerFormat: JWT } } }',
    of: ({ securitySchemes }) => securitySchemes,
    want: {
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
  },
];

describe('toApi', () => {
  for (const { name, given, of, want } of TABLE) it(`holds ${name}`, () => expect(of(apiOf(given))).toEqual(want));

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
  it('are known wherever the compiler names them', () => {
    const named = new Set(
      filesOf('scripts', '.ts').flatMap((file) => readFileSync(file, 'utf8').match(/(?<=')x-[A-Za-z-]+(?=')/g) ?? []),
    );
    const kept = toApi(
      document({ paths: { '/a': { get: Object.fromEntries([...named].map((name) => [name, 1])) } } }),
      NOWHERE,
    ).operations[0]?.extensions;
    expect(kept).toEqual([]);
  });
});
