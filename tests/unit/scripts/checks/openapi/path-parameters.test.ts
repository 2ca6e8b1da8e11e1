import { description, testCheck, type Files } from '../check-case.ts';

const ID = '{ name: orderId, in: path, required: true, schema: { type: string } }';

/** One path with an operation that has some parameters; `more` follows as further paths. */
function paths({ path = '/orders/{orderId}', own = ID, more = '' }): Files {
  return description(`paths:
  ${path}:
    get:
      parameters: [${own}]
      responses: { '200': { description: Done. } }
  ${more}
`);
}

const other = (path: string, parameters: string): string =>
  `${path}: { post: { parameters: [${parameters}], responses: { '200': { description: Done. } } } }`;

testCheck('path-parameters', {
  'a variable without a parameter': [
    paths({ path: '/orders/{orderRef}' }),
    '4:3 The variable `orderRef` of the path `/orders/{orderRef}` is not declared.',
  ],
  'a parameter without a variable': [
    paths({ path: '/orders' }),
    '6:28 The path `/orders` has no variable `orderId`, which this parameter declares.',
  ],
  'one of two operations that does not declare the variable': [
    description(`paths:
  /orders/{orderId}:
    get: { operationId: getOrder, parameters: [${ID}], responses: { '200': { description: Done. } } }
    delete: { operationId: deleteOrder, responses: { '204': { description: Done. } } }
`),
    '6:5 `deleteOrder` does not declare the variable `orderId` of its path.',
  ],
  'an optional parameter': [
    paths({ own: ID.replace('true', 'false') }),
    '6:57 The path parameter `orderId` is not required.',
  ],
  'a parameter without `required`': [
    paths({ own: ID.replace('required: true, ', '') }),
    '6:37 The path parameter `orderId` is not required.',
  ],
  'a variable twice': [
    paths({ path: '/orders/{orderId}/{orderId}' }),
    '4:3 The path `/orders/{orderId}/{orderId}` has the variable `orderId` twice.',
  ],
  'a brace that is not closed': [
    paths({ path: "'/orders/{orderId'", own: '' }),
    '4:3 The path `/orders/{orderId` has an unmatched brace.',
  ],
  'paths that differ in capitals': [
    paths({ more: other('/Orders/{orderId}', ID) }),
    '8:3 The path `/Orders/{orderId}` differs from `/orders/{orderId}` only in letter case.',
  ],
  'paths that are right': [
    paths({ more: other('/orders/{orderId}/items/{id}', `${ID}, ${ID.replace('orderId', 'id')}`) }),
  ],
});
