import { expect, it } from 'vitest';
import { description, problemsOf } from '../check-case.ts';

const operation = (path: string, method: string, rest: string, responses = "'200': { description: Done. }"): string =>
  `  ${path}: { ${method}: { ${rest}, responses: { ${responses} } } }`;
const api = (...operations: readonly string[]): string => `paths:\n${operations.join('\n')}`;
const BODY = 'requestBody: { content: { application/json: { schema: { type: object } } } }';
const posts = [1, 2, 3, 4].map((index) => operation(`/p${index}`, 'post', `operationId: p${index}, ${BODY}`));

it.each([
  [
    api(operation('/o', 'put', 'operationId: listOrders')),
    ['openapi.yaml:4:9 `listOrders` only reads, but is a `PUT`.'],
  ],
  [
    api(operation('/o', 'get', 'operationId: createOrder')),
    ['openapi.yaml:4:9 `createOrder` changes something, but is a `GET`.'],
  ],
  [
    api(operation('/o', 'put', 'operationId: notify, description: Sends an HTTP POST to you.')),
    ['openapi.yaml:4:9 `notify` is a `PUT`, but its description says HTTP POST.'],
  ],
  [
    api(operation('/o', 'get', 'operationId: listOrders', "'201': { description: Done. }")),
    ['openapi.yaml:4:54 `listOrders` has the response `201`, but a `GET` creates nothing.'],
  ],
  [
    api(...posts, operation('/o', 'post', 'operationId: order')),
    ['openapi.yaml:8:9 `order` is the only `POST` without a `requestBody`.'],
  ],
  [api(operation('/o', 'post', `operationId: searchOrders, ${BODY}`)), []],
  [api(operation('/o', 'put', 'operationId: listOrders, x-not-published: [method]')), []],
  [api(operation('/o', 'get', 'operationId: getaway')), []],
])('%s', async (text, problems) => {
  expect(await problemsOf('operation-method', description(text))).toEqual(problems);
});
