import { describe, expect, it } from 'vitest';
import { textOf } from '#src/shared/content/visitor.ts';
import { operationSection } from '#scripts/pages/operation/operation-section.ts';
import { requestSection } from '#scripts/pages/operation/request-section.ts';
import { SAMPLE_RENDERERS } from '#src/shared/samples/index.ts';
import type { Api } from '#src/model/api.ts';
import type { NotPublished } from '#src/model/gap.ts';
import type { RequestBody, Response } from '#src/model/media-type.ts';
import type { Operation } from '#src/model/operation.ts';
import type { Schema } from '#src/model/schema.ts';
import { mediaType, operation, pageContext, parameter, ref, response, scheme, SERVER } from '../../model-builders.ts';

const SCHEMAS: Readonly<Record<string, Schema>> = {
  Order: { type: 'object', properties: { id: { type: 'string' }, total: { type: 'number', readOnly: true } } },
};
const KEY = scheme('apiKey', { description: 'Your key.', in: 'header', parameterName: 'X-Key' });

function body(...values: readonly unknown[]): RequestBody {
  return {
    required: true,
    description: 'The order.',
    content: [
      mediaType({
        schema: ref('Order'),
        examples: values.map((value, index) => ({
          name: `Number ${index + 1}`,
          summary: `Order ${index + 1}`,
          description: '',
          value,
        })),
      }),
    ],
  };
}

function section(more: Partial<Operation>, api: Partial<Api> = {}) {
  return operationSection(operation(more), pageContext({ schemas: SCHEMAS, ...api }), 3);
}

describe('operationSection', () => {
  it('joins the path of the server and its own, and keeps the whole address', () => {
    const server = { ...SERVER, url: 'https://api.example/shop-wallet' };
    expect(section({ path: '/api/v1/orders/{id}', server })).toMatchObject({
      anchor: 'getIt',
      method: 'GET',
      path: '/shop-wallet/api/v1/orders/{id}',
      url: 'https://api.example/shop-wallet/api/v1/orders/{id}',
    });
    expect(section({ path: '/orders', server: { ...server, url: '/v2' } }).path).toBe('/v2/orders');
  });

  it('begins with scenarios that have an answer, and marks the others', () => {
    const answer = (name: string) =>
      response('200', { content: [mediaType({ examples: [{ name, summary: name, description: '', value: {} }] })] });
    const scenarios = (...responses: readonly Response[]) =>
      section({ path: '/a', method: 'POST', requestBody: body(1, 2), responses }).request?.scenarios.map(
        ({ name, withoutResponse }) => [name, withoutResponse],
      );
    expect(scenarios(answer('Number 2'))).toEqual([
      ['Number 2', undefined],
      ['Number 1', true],
    ]);
    expect(scenarios(answer('other'))).toEqual([
      ['Number 1', undefined],
      ['Number 2', undefined],
    ]);
  });

  it('links to further documentation where that is safe', () => {
    expect(section({ externalDocs: { url: 'https://a.example', description: '' } }).docs).toEqual([
      {
        kind: 'link',
        href: 'https://a.example',
        external: true,
        children: [{ kind: 'text', value: 'https://a.example' }],
      },
    ]);
    expect(section({ externalDocs: { url: 'javascript:alert(1)', description: 'Click' } })).not.toHaveProperty('docs');
  });

  it('leaves out further documentation that is relative to nothing, but for its words', () => {
    const url = '/api/#charge';
    expect(section({ externalDocs: { url, description: '' } })).not.toHaveProperty('docs');
    expect(section({ externalDocs: { url, description: 'Charges' } }).docs).toMatchObject([
      { href: url, relative: true, children: [{ value: 'Charges' }] },
    ]);
  });

  it('shows neither path nor method where they are not published', () => {
    const hidden = section({
      methodPublished: false,
      notPublished: ['path', 'method'],
      requestBody: body({ id: 'a' }),
    });
    expect(hidden).not.toHaveProperty('path');
    expect(hidden).not.toHaveProperty('url');
    expect(hidden).not.toHaveProperty('method');
    expect(
      hidden.request?.scenarios.map(({ samples }) => samples.map(({ language, code }) => [language.id, code])),
    ).toEqual([[['json', { text: '{\n  "id": "a"\n}', syntax: 'json' }]]]);
    expect(JSON.stringify(hidden)).not.toMatch(/curl|fetch\(/);
  });

  // Beside what the golden page of credentials shows.
  const CREDENTIALS: readonly (readonly [given: Partial<Operation>, ...want: string[]])[] = [
    [{ security: [[KEY]], requires: ['A *paid* plan.'] }, 'Your key in the header X-Key.', 'A paid plan.'],
    [{ security: [[KEY, scheme('http', { scheme: 'bearer' })]] }, 'Your key in the header X-Key.', 'A bearer token.'],
    [
      { security: [[scheme('oauth2', { scopes: ['read'], description: 'Ask us for one.' })]] },
      'An OAuth 2.0 access token with the scope read. Ask us for one.',
    ],
    [
      {
        security: [
          [
            scheme('oauth2', {
              scopes: ['read', 'write'],
              flows: [
                {
                  kind: 'implicit',
                  scopes: [
                    { name: 'read', description: 'Reads.\n\nMore of it.' },
                    { name: 'write', description: '' },
                  ],
                },
              ],
            }),
          ],
        ],
      },
      'An OAuth 2.0 access token with the scopes read (Reads) and write.',
    ],
    [{ security: [[]] }, 'No credentials.'],
    [{ security: [] }],
  ];
  for (const [given, ...want] of CREDENTIALS)
    it(`lists what is needed: ${want}`, () => expect(section(given).needs.map(textOf)).toEqual(want));

  it('puts inputs into headers, path, query, cookies and body; required ones first', () => {
    const { inputs } = section({
      path: '/a/{id}',
      security: [[KEY]],
      requestBody: body(),
      parameters: [
        parameter('query', 'page', { required: false }),
        parameter('query', 'from'),
        parameter('path', 'id'),
        parameter('querystring', 'selection', { mediaType: 'text/plain' }),
        parameter('cookie', 'c', { required: false }),
        parameter('header', 'X-Id', { required: false }),
      ],
    });
    expect(
      inputs.map(({ title, anchor, table }) => [title, anchor, table.fields.map(({ anchor: field }) => field)]),
    ).toEqual([
      ['Headers', 'getIt.header', ['getIt.header.X-Key', 'getIt.header.Content-Type', 'getIt.header.X-Id']],
      ['Path parameters', 'getIt.path', ['getIt.path.id']],
      ['Query parameters', 'getIt.query', ['getIt.query.from', 'getIt.query.page']],
      ['Query string', 'getIt.querystring', ['getIt.querystring.selection']],
      ['Cookies', 'getIt.cookie', ['getIt.cookie.c']],
      ['Body', 'getIt.body', ['getIt.body.id']],
    ]);
    expect(inputs.at(-1)).toMatchObject({ mediaType: 'application/json', required: true });
  });

  it('gives calls without a body the media type that every call declares', () => {
    const { inputs } = section({ path: '/a', contentType: 'application/json' });
    expect(inputs.map(({ table }) => table.fields.map(({ name, constraints }) => [name, constraints]))).toEqual([
      [['Content-Type', ['always application/json']]],
    ]);
  });

  it('has no inputs, no request and no responses where there are none', () => {
    expect(section({})).toMatchObject({ inputs: [], responses: [] });
    expect(section({})).not.toHaveProperty('request');
  });

  it('gives an operation that is shown twice on a page anchors of its own', () => {
    const context = pageContext({ schemas: SCHEMAS });
    const shown = operation({ path: '/a', requestBody: body({}) });
    expect(
      [operationSection(shown, context, 3), operationSection(shown, context, 3)].map(({ anchor, inputs, request }) => [
        anchor,
        inputs.at(-1)?.anchor,
        request?.anchor,
      ]),
    ).toEqual([
      ['getIt', 'getIt.body', 'getIt.request'],
      ['getIt-2', 'getIt-2.body', 'getIt-2.request'],
    ]);
  });
});

describe('requestSection', () => {
  it('has a scenario for each named example of the body', () => {
    const request = requestSection(
      operation({ path: '/a', method: 'POST', requestBody: body({ id: 'a' }, { id: 'b' }) }),
      pageContext(),
      'getIt',
    );
    expect(
      request?.scenarios.map(({ anchor, title, samples, incomplete }) => [anchor, title, samples.length, incomplete]),
    ).toEqual([
      ['getIt.request.Number-1', 'Order 1', SAMPLE_RENDERERS.length, undefined],
      ['getIt.request.Number-2', 'Order 2', SAMPLE_RENDERERS.length, undefined],
    ]);
  });

  it('says that a sample without its body is not complete, in words and as a comment', () => {
    const request = requestSection(
      operation({ path: '/a', method: 'POST', requestBody: body() }),
      pageContext(),
      'getIt',
    );
    expect(
      request?.scenarios.map(({ anchor, title, incomplete, samples }) => [
        anchor,
        title,
        incomplete,
        samples.filter(({ code }) => code.text.includes('The body of this request is not documented.')).length,
      ]),
    ).toEqual([
      ['getIt.request.sample', 'Example', 'The body of this request is not documented.', SAMPLE_RENDERERS.length],
    ]);
  });

  it.each<[NotPublished[], want: string | undefined]>([
    [['parameters', 'required'], 'The parameters of this request are not documented.'],
    [['parameters'], undefined],
  ])('a sample without the parameters %j says %j', (notPublished, want) => {
    const request = requestSection(operation({ path: '/a', notPublished }), pageContext(), 'getIt');
    expect(request?.scenarios.map(({ incomplete }) => incomplete)).toEqual([want]);
  });

  it('a sample says which values its path needs', () => {
    const parameters = [parameter('path', 'order'), parameter('path', 'line'), parameter('query', 'page')];
    const request = requestSection(operation({ path: '/{order}/{line}', parameters }), pageContext(), 'getIt');
    expect(request?.scenarios.map(({ incomplete }) => incomplete)).toEqual([
      'This request needs a value for `order`, `line`.',
    ]);
  });
});
