import { expect, it } from 'vitest';
import { description, problemsOf } from '../check-case.ts';

const paths = (...all: readonly string[]): string =>
  `paths:\n${all.map((path) => `  ${path}: { get: { operationId: o${path.length}Collections, responses: { '200': { description: Done. } } } }`).join('\n')}`;

it.each([
  [
    paths('/v1/orders', '/v1/ordres/{id}'),
    [
      'openapi.yaml:4:3 `/v1/orders` is not spelt like `ordres`.',
      'openapi.yaml:5:3 `/v1/ordres/{id}` is not spelt like `orders`.',
    ],
  ],
  [paths('/v1/colections'), ['openapi.yaml:4:3 `/v1/colections` is not spelt like `collections`.']],
  [paths('/v1/a', '/v1/b', '/v1/c', '/v1/d', '/v/e'), ['openapi.yaml:8:3 `/v/e` is not spelt like `v1`.']],
  [paths('/v1/order', '/v1/orders'), []],
  [paths('/v1/orders', '/v2/orders'), []],
  [
    "servers: [{ url: 'https://api.example' }, { url: 'http://api.example' }]",
    ['openapi.yaml:3:45 `http://api.example` is not spelt like `https://api.example`.'],
  ],
])('%s', async (text, problems) => {
  expect(await problemsOf('path-spelling', description(text))).toEqual(problems);
});
