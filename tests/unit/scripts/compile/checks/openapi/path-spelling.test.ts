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
  [paths('/v1/a', '/v1/b', '/v1/c', '/v1/d', '/v2/e'), []],
  [
    `${paths('/contacts', '/contracts')}\ncomponents: { schemas: { Contact: { type: object }, ContractList: { type: array }, Contracts: { type: array } } }`,
    ['openapi.yaml:4:3 `/contacts` is not spelt like `contracts`.'],
  ],
  [
    `${paths('/contacts', '/contracts')}\ncomponents: { schemas: { Contacts: { type: array }, Contracts: { type: array } } }`,
    [],
  ],
  [paths('/v1/order', '/v1/orders'), []],
  [paths('/v1/orders', '/v2/orders'), []],
  [
    "servers: [{ url: 'https://api.example' }, { url: 'http://api.example' }]",
    ['openapi.yaml:3:45 `http://api.example` is not spelt like `https://api.example`.'],
  ],
  [
    "servers: [{ url: 'https://api.example/wallets' }, { url: 'https://api.example/walets' }]",
    [
      'openapi.yaml:3:13 `https://api.example/wallets` is not spelt like `https://api.example/walets`.',
      'openapi.yaml:3:53 `https://api.example/walets` is not spelt like `https://api.example/wallets`.',
    ],
  ],
  ["servers: [{ url: 'https://api.example' }, { url: 'https://sandbox.api.example' }]", []],
  ["servers: [{ url: 'https://uk.api.example' }, { url: 'https://us.api.example' }]", []],
])('%s', async (text, problems) => {
  expect(await problemsOf('path-spelling', description(text))).toEqual(problems);
});
