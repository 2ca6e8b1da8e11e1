import { describe, expect, it } from 'vitest';
import { derivedId, operationsOf } from '../../../../scripts/model/operation.ts';
import { webhooksOf } from '../../../../scripts/model/webhook.ts';
import { document } from './document.ts';

const DOCUMENT = document({
  servers: [{ url: 'https://document.example' }],
  paths: {
    '/orders/{id}': {
      summary: 'Orders',
      servers: [{ url: 'https://item.example' }],
      parameters: [{ name: 'id', in: 'path', required: true }],
      post: {
        operationId: 'createOrder',
        summary: 'Create',
        'x-requires': ['A shop.', 5],
        'x-code-samples': [{ lang: 'go', source: 'go()' }],
      },
      get: { description: 'Reads.', servers: [{ url: 'https://operation.example' }], deprecated: true },
      'x-note': {},
    },
    'x-paths': { get: {} },
  },
  components: {
    pathItems: {
      Pay: {
        put: {
          operationId: 'pay',
          'x-not-published': ['path', 'method'],
          'x-codeSamples': [{ lang: 'shell', label: 'Shell', source: 'pay' }],
        },
      },
    },
  },
});

const operations = operationsOf(DOCUMENT, {});

describe('operationsOf', () => {
  it('lists those under paths in the order of methods, then those without a path', () => {
    expect(operations.map(({ method, path, operationId }) => [method, path, operationId])).toEqual([
      ['GET', '/orders/{id}', 'get-orders-id'],
      ['POST', '/orders/{id}', 'createOrder'],
      ['PUT', undefined, 'pay'],
    ]);
  });

  it('takes the nearest server', () =>
    expect(operations.map(({ server }) => server.url)).toEqual([
      'https://operation.example',
      'https://item.example',
      'https://document.example',
    ]));

  it('inherits summary and parameters of the path item', () => {
    expect(operations[0]).toMatchObject({
      summary: 'Orders',
      description: 'Reads.',
      deprecated: true,
      parameters: [{ name: 'id', in: 'path', required: true }],
    });
  });

  it('hides what is not published', () => {
    expect(operations[2]).toMatchObject({ methodPublished: false, notPublished: ['path', 'method'] });
    expect(operations[2]).not.toHaveProperty('path');
  });

  it('reads prerequisites and authored samples', () => {
    expect(operations[1]?.requires).toEqual(['A shop.']);
    expect(operations.map(({ codeSamples }) => codeSamples)).toEqual([
      [],
      [{ lang: 'go', label: 'go', source: 'go()' }],
      [{ lang: 'shell', label: 'Shell', source: 'pay' }],
    ]);
  });

  it('survives path items and operations that are no objects', () => {
    expect(
      operationsOf(document({ paths: { '/a': null, '/b': { get: null, put: 5 }, '/c': { $ref: '#/nowhere' } } }), {}),
    ).toEqual([]);
  });
});

describe('derivedId', () => {
  for (const [method, path, want] of [
    ['get', '/wallets/{id}', 'get-wallets-id'],
    ['post', '/', 'post'],
    ['get', '/a.b/c_d', 'get-a-b-c-d'],
  ] as const) {
    it(`of ${method} ${path} is ${want}`, () => expect(derivedId(method, path)).toBe(want));
  }
});

describe('webhooksOf', () => {
  it('names, describes and reads the body', () => {
    const given = document({
      webhooks: {
        paid: {
          post: {
            summary: 'Paid',
            requestBody: { content: { 'application/json': { schema: {} } } },
            'x-not-published': ['fields'],
          },
        },
        later: { parameters: [], servers: [], put: {} },
        empty: { summary: 'None' },
        nothing: null,
      },
    });
    expect(
      webhooksOf(given, {}).map(({ name, method, summary, notPublished, requestBody }) => [
        name,
        method,
        summary,
        notPublished,
        requestBody?.content[0]?.mediaType,
      ]),
    ).toEqual([
      ['paid', 'POST', 'Paid', ['fields'], 'application/json'],
      ['later', 'PUT', 'later', [], undefined],
    ]);
  });
});
