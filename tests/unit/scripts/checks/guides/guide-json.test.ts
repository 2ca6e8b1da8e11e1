import { describe, expect, it } from 'vitest';
import { errorsOf, guide, problemsOf } from '../check-case.ts';
import { SHOP } from './shop.ts';

/** Problems of a guide with one block; its fence stands in line 5. */
async function found(info: string, body: string): Promise<readonly string[]> {
  const problems = await problemsOf('guide-json', { ...SHOP, ...guide(`\`\`\`${info}\n${body}\n\`\`\``) });
  return problems.map((problem) => problem.replace('guides/start/first.mdx:', ''));
}

const REQUEST = 'json operation="createOrder" part="request"';

const MISTAKES: readonly (readonly [name: string, info: string, body: string, ...want: string[]])[] = [
  [
    'an unknown field',
    REQUEST,
    '{\n  "totalAmount": 5,\n  "giftwrap": true\n}',
    '8:3 The schema has no field `giftwrap`.',
  ],
  ['a missing field', REQUEST, '{ "channel": 1 }', '6:1 The required field `totalAmount` is missing.'],
  [
    'a wrong type, deep inside',
    REQUEST,
    '{ "totalAmount": 5, "customer": { "email": 7 } }',
    '6:44 `email` is `7`, not a string.',
  ],
  [
    'a value outside the enum',
    'json operation="createOrder" status="201"',
    '{ "id": "a", "totalAmount": 5, "status": "sent" }',
    '6:42 `status` is `"sent"`, which the schema does not list.',
  ],
  [
    'a field of the other side',
    'json schema="Order" part="request"',
    '{ "id": "a", "totalAmount": 5 }',
    '6:3 `id` is `readOnly`: it does not belong in a request.',
  ],
  [
    'an item of a list',
    'json operation="listOrders" part="response"',
    '[\n  { "id": "a", "totalAmount": "5" }\n]',
    '7:31 `totalAmount` is `"5"`, not a number.',
  ],
  [
    'the body of a webhook, by its name',
    'json operation="orderPaid"',
    '{ "totalAmount": 5 }',
    '6:1 The required field `id` is missing.',
  ],
  [
    'the body of a webhook, by its operationId',
    'json operation="orderWasPaid" part="request"',
    '{ "id": "a", "totalAmount": "5" }',
    '6:29 `totalAmount` is `"5"`, not a number.',
  ],
  [
    'a value that is not that of the example',
    `${REQUEST} example="book"`,
    '{ "totalAmount": 6, "channel": 1, "customer": { "email": "a@b.example" } }',
    '6:18 `totalAmount` is `6` here, but `5` in the example `book`.',
  ],
  [
    'a member that the example lacks, and one that it has',
    `${REQUEST} example="book"`,
    '{ "totalAmount": 5, "channel": 1, "customer": { "giftWrap": true } }',
    '6:47 `email` is missing here, but is in the example `book`.',
    '6:49 `giftWrap` is not in the example `book`.',
  ],
  [
    'a reusable example',
    'json example="Gift"',
    '{ "channel": 2, "totalAmount": 8 }',
    '6:32 `totalAmount` is `8` here, but `9` in the example `Gift`.',
  ],
  [
    'JSON without attributes that is clearly one schema',
    'json',
    '{ "totalAmount": 5, "giftWrap": "yes" }',
    '6:33 `giftWrap` is `"yes"`, not a boolean.',
  ],
  ['a missing comma', REQUEST, '{\n  "totalAmount": 5\n  "channel": 1\n}', '8:3 A comma is missing before this.'],
  ['a comma too many', 'json', '{\n  "a": [1, 2],\n}', '7:14 This comma is not allowed before `}`.'],
  ['single quotes', 'json', "{ 'a': 1 }", '6:3 JSON puts names and texts in double quotes, `"`.'],
  [
    'a bracket that is never closed',
    'json',
    '{ "a": [1, 2',
    '6:12 The text ends inside `a`, a list that is not closed.',
  ],
  ['a name given twice', 'json', '{ "a": 1, "a": 2 }', '6:11 The key `a` occurs twice in this object.'],
  ['text behind the end', 'json', '{}\n{}', '7:1 Unexpected text after the JSON value.'],
  ['an unknown operation', 'json operation="createOrders"', '{}', '5:20 There is no operation `createOrders`.'],
  [
    'an unknown part',
    'json operation="createOrder" part="answer"',
    '{}',
    '5:39 `answer` is not a part of an operation.',
  ],
  [
    'an unknown status',
    'json operation="createOrder" part="response" status="200"',
    '{}',
    '5:57 There is no response of `createOrder` with the status `200`.',
  ],
  [
    'an unknown example',
    `${REQUEST} example="bookOld"`,
    '{ "totalAmount": 5 }',
    '5:57 There is no example of the request of `createOrder` with the name `bookOld`.',
  ],
  [
    'an example of the other side',
    'json operation="createOrder" part="response" example="book"',
    '{}',
    '5:58 There is no example of the response of `createOrder` with the name `book`.',
  ],
  ['an unknown schema', 'json schema="Ordr"', '{}', '5:17 There is no schema `Ordr`.'],
  [
    'an operation without such a body',
    'json operation="listLines" part="response"',
    '{}',
    '5:20 The response of `listLines` has no JSON body.',
  ],
  ['a misspelt attribute', 'json opertion="createOrder"', '{}', '5:9 Unknown attribute `opertion` of a code block.'],
];

const FINE: readonly (readonly [name: string, info: string, body: string])[] = [
  [
    'members in another order',
    `${REQUEST} example="book"`,
    '{ "customer": { "email": "a@b.example" }, "totalAmount": 5.0, "channel": 1 }',
  ],
  [
    'the named example of an answer, found without a status',
    'json operation="createOrder" part="response" example="made"',
    '{ "id": "o1", "channel": 1, "totalAmount": 5, "status": "in_review" }',
  ],
  ['JSON that is nothing of the API', 'json', '{ "name": "x", "version": "1" }'],
  ['a fragment of many schemas', 'json', '{ "totalAmount": "5", "channel": 1 }'],
  ['JSON with comments, by its name', 'jsonc', '{ "a": 1, // note\n}'],
  ['attributes of other tools', 'json title="Order" {1,3} schema="OrderRequest"', '{ "totalAmount": 5 }'],
];

describe('guide-json', () => {
  it.each(MISTAKES)('finds %s', async (_, info, body, ...want) => expect(await found(info, body)).toEqual(want));
  it.each(FINE)('leaves %s alone', async (_, info, body) => expect(await found(info, body)).toEqual([]));

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
