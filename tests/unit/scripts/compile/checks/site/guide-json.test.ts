import { describe, expect, it } from 'vitest';
import { errorsOf, guide, problemsOf } from '../check-case.ts';
import { SHOP } from './shop.ts';

/** Problems of a guide with one block; its fence stands in line 5. */
async function found(info: string, body: string): Promise<readonly string[]> {
  const problems = await problemsOf('guide-json', { ...SHOP, ...guide(`\`\`\`${info}\n${body}\n\`\`\``) });
  return problems.map((problem) => problem.replace('guides/start/first.mdx:', ''));
}

const REQUEST = 'json operation="createOrder" part="request"';

const MISTAKES: readonly { name: string; info: string; body: string; want: readonly string[] }[] = [
  {
    name: 'an unknown field',
    info: REQUEST,
    body: '{\n  "totalAmount": 5,\n  "giftwrap": true\n}',
    want: ['8:3 The schema has no field `giftwrap`.'],
  },
  {
    name: 'a missing field',
    info: REQUEST,
    body: '{ "channel": 1 }',
    want: ['6:1 The required field `totalAmount` is missing.'],
  },
  {
    name: 'a wrong type, deep inside',
    info: REQUEST,
    body: '{ "totalAmount": 5, "customer": { "email": 7 } }',
    want: ['6:44 `email` is `7`, not a string.'],
  },
  {
    name: 'a value outside the enum',
    info: 'json operation="createOrder" status="201"',
    body: '{ "id": "a", "totalAmount": 5, "status": "sent" }',
    want: ['6:42 `status` is `"sent"`, which the schema does not list.'],
  },
  {
    name: 'a field of the other side',
    info: 'json schema="Order" part="request"',
    body: '{ "id": "a", "totalAmount": 5 }',
    want: ['6:3 `id` is `readOnly`: it does not belong in a request.'],
  },
  {
    name: 'an item of a list',
    info: 'json operation="listOrders" part="response"',
    body: '[\n  { "id": "a", "totalAmount": "5" }\n]',
    want: ['7:31 `totalAmount` is `"5"`, not a number.'],
  },
  {
    name: 'the body of a webhook, by its name',
    info: 'json operation="orderPaid"',
    body: '{ "totalAmount": 5 }',
    want: ['6:1 The required field `id` is missing.'],
  },
  {
    name: 'the body of a webhook, by its operationId',
    info: 'json operation="orderWasPaid" part="request"',
    body: '{ "id": "a", "totalAmount": "5" }',
    want: ['6:29 `totalAmount` is `"5"`, not a number.'],
  },
  {
    name: 'a value that is not that of the example',
    info: `${REQUEST} example="book"`,
    body: '{ "totalAmount": 6, "channel": 1, "customer": { "email": "a@b.example" } }',
    want: ['6:18 `totalAmount` is `6` here, but `5` in the example `book`.'],
  },
  {
    name: 'a member that the example lacks, and one that it has',
    info: `${REQUEST} example="book"`,
    body: '{ "totalAmount": 5, "channel": 1, "customer": { "giftWrap": true } }',
    want: [
      '6:47 `email` is missing here, but is in the example `book`.',
      '6:49 `giftWrap` is not in the example `book`.',
    ],
  },
  {
    name: 'a reusable example',
    info: 'json example="Gift"',
    body: '{ "channel": 2, "totalAmount": 8 }',
    want: ['6:32 `totalAmount` is `8` here, but `9` in the example `Gift`.'],
  },
  {
    name: 'JSON without attributes that is clearly one schema',
    info: 'json',
    body: '{ "totalAmount": 5, "giftWrap": "yes" }',
    want: ['6:33 `giftWrap` is `"yes"`, not a boolean.'],
  },
  {
    name: 'a missing comma',
    info: REQUEST,
    body: '{\n  "totalAmount": 5\n  "channel": 1\n}',
    want: ['8:3 A comma is missing before this.'],
  },
  {
    name: 'a comma too many',
    info: 'json',
    body: '{\n  "a": [1, 2],\n}',
    want: ['7:14 This comma is one too many: `}` follows.'],
  },
  {
    name: 'single quotes',
    info: 'json',
    body: "{ 'a': 1 }",
    want: ['6:3 JSON puts names and texts in double quotes, `"`.'],
  },
  {
    name: 'a bracket that is never closed',
    info: 'json',
    body: '{ "a": [1, 2',
    want: ['6:12 The text ends inside `a`, a list that is not closed.'],
  },
  {
    name: 'a name given twice',
    info: 'json',
    body: '{ "a": 1, "a": 2 }',
    want: ['6:11 `a` occurs twice in this object.'],
  },
  {
    name: 'text behind the end',
    info: 'json',
    body: '{}\n{}',
    want: ['7:1 There is more after the end of the JSON.'],
  },
  {
    name: 'an unknown operation',
    info: 'json operation="createOrders"',
    body: '{}',
    want: ['5:20 There is no operation `createOrders`.'],
  },
  {
    name: 'an unknown part',
    info: 'json operation="createOrder" part="answer"',
    body: '{}',
    want: ['5:39 `answer` is not a part of an operation.'],
  },
  {
    name: 'an unknown status',
    info: 'json operation="createOrder" part="response" status="200"',
    body: '{}',
    want: ['5:57 There is no response of `createOrder` with the status `200`.'],
  },
  {
    name: 'an unknown example',
    info: `${REQUEST} example="bookOld"`,
    body: '{ "totalAmount": 5 }',
    want: ['5:57 There is no example of the request of `createOrder` with the name `bookOld`.'],
  },
  {
    name: 'an example of the other side',
    info: 'json operation="createOrder" part="response" example="book"',
    body: '{}',
    want: ['5:58 There is no example of the response of `createOrder` with the name `book`.'],
  },
  { name: 'an unknown schema', info: 'json schema="Ordr"', body: '{}', want: ['5:17 There is no schema `Ordr`.'] },
  {
    name: 'an operation without such a body',
    info: 'json operation="listLines" part="response"',
    body: '{}',
    want: ['5:20 The response of `listLines` has no JSON body.'],
  },
  {
    name: 'a misspelt attribute',
    info: 'json opertion="createOrder"',
    body: '{}',
    want: ['5:9 A code block has no attribute `opertion`.'],
  },
];

const FINE: readonly { name: string; info: string; body: string }[] = [
  {
    name: 'members in another order',
    info: `${REQUEST} example="book"`,
    body: '{ "customer": { "email": "a@b.example" }, "totalAmount": 5.0, "channel": 1 }',
  },
  {
    name: 'the named example of an answer, found without a status',
    info: 'json operation="createOrder" part="response" example="made"',
    body: '{ "id": "o1", "channel": 1, "totalAmount": 5, "status": "in_review" }',
  },
  { name: 'JSON that is nothing of the API', info: 'json', body: '{ "name": "x", "version": "1" }' },
  { name: 'a fragment of many schemas', info: 'json', body: '{ "totalAmount": "5", "channel": 1 }' },
  { name: 'JSON with comments, by its name', info: 'jsonc', body: '{ "a": 1, // note\n}' },
  {
    name: 'attributes of other tools',
    info: 'json title="Order" {1,3} schema="OrderRequest"',
    body: '{ "totalAmount": 5 }',
  },
];

describe('guide-json', () => {
  for (const { name, info, body, want } of MISTAKES)
    it(`finds ${name}`, async () => expect(await found(info, body)).toEqual(want));
  for (const { name, info, body } of FINE)
    it(`leaves ${name} alone`, async () => expect(await found(info, body)).toEqual([]));

  it('points into a block inside a list', async () => {
    const text = `- An order:\n\n  \`\`\`${REQUEST}\n  {\n    "totalAmount": "5"\n  }\n  \`\`\``;
    expect(await problemsOf('guide-json', { ...SHOP, ...guide(text) })).toEqual([
      'guides/start/first.mdx:9:20 `totalAmount` is `"5"`, not a number.',
    ]);
  });
});

it('only warns where unmarked JSON has members of its own', async () => {
  const errors = (body: string) => errorsOf('guide-json', { ...SHOP, ...guide(`\`\`\`json\n${body}\n\`\`\``) });
  expect(await errors('{ "totalAmount": "5", "giftWrap": true, "warehouse": "north" }')).toEqual([]);
  expect(await errors('{ "totalAmount": "5", "giftWrap": true }')).toHaveLength(1);
});
