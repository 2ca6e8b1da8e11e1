import { expect, it } from 'vitest';
import { description, problemsOf } from '../check-case.ts';

const operation = (words: string, more = ''): string =>
  `paths:\n  /o:\n    post:\n      operationId: pay\n      description: ${words}\n      ${more === '' ? 'summary: Pay' : more}\n      requestBody: { content: { application/json: { schema: { type: object, properties: { orderId: { type: string } } } } } }\n      responses: { '200': { description: Done. } }\ncomponents: { schemas: { Other: { type: object, properties: { wallet: { type: string } } } } }`;
const schema = (words: string): string =>
  `components:\n  schemas:\n    Kind: { description: ${words}, oneOf: [{ const: 1, title: One }, { const: 3, title: Three }] }\n    Mood: { oneOf: [{ const: glad }, { const: sad }] }`;

const CALLS = [
  'paths:',
  "  /o: { get: { operationId: get, description: 'See `OrderId`.', responses: { '200': { description: Done. } } } }",
  "  /p: { get: { operationId: list, responses: { '200': { description: Done., content: { application/json: { schema: { type: object, properties: { orderId: {} } } } } } } } }",
].join('\n');

it.each([
  [operation("'Takes an `OrderId`.'"), ['openapi.yaml:7:7 `OrderId` is spelt `orderId` in `pay` itself.']],
  [
    operation("'Takes an `orderId`.'", "x-requires: ['The `wallet` of the customer.']"),
    ['openapi.yaml:8:20 `pay` has no parameter or request field `wallet`.'],
  ],
  [operation("'Takes an `orderId`.'", "x-requires: ['A customer whose `wallet` is full.']"), []],
  [operation("'Takes an `orderId`, see `wallet`.'"), []],
  [CALLS, ['openapi.yaml:4:34 `OrderId` is spelt `orderId` in other operations.']],
  [schema("'`2` is none.'"), ['openapi.yaml:5:13 `2` is not a value of the enum described here.']],
  [schema("'Only when `glad`, of another.'"), []],
  [
    "components: { schemas: { Mood: { description: 'Not `Glad`.', oneOf: [{ const: glad }, { const: sad }] } } }",
    ['openapi.yaml:3:34 `Glad` is not a value of the enum described here.'],
  ],
  [schema("'`1` is one, `3` three, `wallet` a word.'"), []],
])('%s', async (text, problems) => {
  expect(await problemsOf('description-names', description(text))).toEqual(problems);
});
