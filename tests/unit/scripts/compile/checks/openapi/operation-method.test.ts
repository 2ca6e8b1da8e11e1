import { expect, it } from 'vitest';
import { description, problemsOf } from '../check-case.ts';

const operation = (path: string, method: string, rest: string, responses = "'200': { description: Done. }"): string =>
  `  ${path}: { ${method}: { ${rest}, responses: { ${responses} } } }`;
const api = (...operations: readonly string[]): string => `paths:\n${operations.join('\n')}`;
const BODY = 'requestBody: { content: { application/json: { schema: { type: object } } } }';

it.each([
  [
    api(operation('/o', 'put', 'operationId: listOrders')),
    ['openapi.yaml:4:9 `listOrders` only reads, as its id says, but is a `PUT`.'],
  ],
  [
    api(operation('/o', 'get', 'operationId: createOrder')),
    ['openapi.yaml:4:9 `createOrder` changes something, as its id says, but is a `GET`.'],
  ],
  [
    api(operation('/o', 'get', 'operationId: listOrders', "'201': { description: Done. }")),
    ['openapi.yaml:4:54 `listOrders` has the response `201`, but a `GET` creates nothing.'],
  ],
  [
    api(operation('/o', 'get', 'operationId: order', "'404': { description: None. }")),
    ['openapi.yaml:4:36 `order` has no successful response.'],
  ],
  [
    api(
      operation('/o', 'get', 'operationId: order', "'200': { description: Done., content: { application/jsn: {} } }"),
    ),
    ['openapi.yaml:4:89 There is no media type `application/jsn`.'],
  ],
  [
    api(
      operation(
        '/o',
        'get',
        'operationId: order',
        "'200': { description: Done., content: { application/vnd.api+json: {} } }",
      ),
    ),
    [],
  ],
  [api(operation('/o', 'post', 'operationId: archiveOrder')), []],
  [api(operation('/o', 'get', 'operationId: validateOrder')), []],
  [api(operation('/o', 'post', `operationId: searchOrders, ${BODY}`)), []],
  [api(operation('/o', 'put', 'operationId: listOrders, x-not-published: [method]')), []],
  [api(operation('/o', 'get', 'operationId: getaway')), []],
])('%s', async (text, problems) => {
  expect(await problemsOf('operation-method', description(text))).toEqual(problems);
});
