import { testCheck } from '../check-case.ts';

const paths = (...all: readonly string[]): string =>
  `paths:\n${all.map((path) => `  ${path}: { get: { operationId: o${path.length}Collections, responses: { '200': { description: Done. } } } }`).join('\n')}`;

const unlike = (place: string, one: string, other: string): string =>
  `${place} \`${one}\` is not spelt like \`${other}\`.`;
const servers = (...urls: readonly string[]): string =>
  `servers: [${urls.map((url) => `{ url: '${url}' }`).join(', ')}]`;

testCheck('path-spelling', {
  'two paths that differ by a slip': [
    paths('/v1/orders', '/v1/ordres/{id}'),
    unlike('4:3', '/v1/orders', 'ordres'),
    unlike('5:3', '/v1/ordres/{id}', 'orders'),
  ],
  'a slip beside the id of the operation': [paths('/v1/colections'), unlike('4:3', '/v1/colections', 'collections')],
  'short names, and another version': [paths('/v1/a', '/v1/b', '/v1/c', '/v1/d', '/v2/e')],
  'two words of which one is known': [
    `${paths('/contacts', '/contracts')}\ncomponents: { schemas: { Contact: { type: object }, ContractList: { type: array }, Contracts: { type: array } } }`,
    unlike('4:3', '/contacts', 'contracts'),
  ],
  'two words that are both known': [
    `${paths('/contacts', '/contracts')}\ncomponents: { schemas: { Contacts: { type: array }, Contracts: { type: array } } }`,
  ],
  'a name of thousands of words': [
    `${paths('/v1/orders')}\ncomponents: { schemas: { Order: { type: object, properties: { ${'a_'.repeat(5000)}: { type: string } } } } }`,
  ],
  'one and many': [paths('/v1/order', '/v1/orders')],
  'two versions': [paths('/v1/orders', '/v2/orders')],
  'another scheme': [
    servers('https://api.example', 'http://api.example'),
    unlike('3:45', 'http://api.example', 'https://api.example'),
  ],
  'two servers that differ by a slip': [
    servers('https://api.example/wallets', 'https://api.example/walets'),
    unlike('3:13', 'https://api.example/wallets', 'https://api.example/walets'),
    unlike('3:53', 'https://api.example/walets', 'https://api.example/wallets'),
  ],
  'a sandbox': [servers('https://api.example', 'https://sandbox.api.example')],
  'two countries': [servers('https://uk.api.example', 'https://us.api.example')],
});
