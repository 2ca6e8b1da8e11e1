import { describe, expect, it } from 'vitest';
import { guide, problemsOf, type Files } from '../check-case.ts';
import { SHOP } from './shop.ts';

/** Problems of a guide with one block of shell; its first line is line 6. */
async function found(command: string, info = 'bash', files: Files = {}): Promise<readonly string[]> {
  const problems = await problemsOf('guide-curl', { ...SHOP, ...files, ...guide(`\`\`\`${info}\n${command}\n\`\`\``) });
  return problems.map((problem) => problem.replace('guides/start/first.mdx:', ''));
}

const KEY = "-H 'shop-access-key: YOUR_KEY'";
const BASE = 'https://api.example/live/v1';
const LIST = `curl '${BASE}/orders?page=1'`;
const POST = `curl -X POST ${BASE}/orders ${KEY} -H 'Content-Type: application/json'`;

const MISTAKES: readonly (readonly [name: string, given: string, ...want: string[]])[] = [
  ['a wrong method', `curl -X PUT ${BASE}/orders ${KEY}`, '6:9 `PUT` is not the method of `/orders`.'],
  [
    'a method that is implied',
    `curl ${BASE}/orders/o1/lines ${KEY} -d '{}'`,
    '6:1 `POST` is not the method of `/orders/{orderId}/lines`.',
  ],
  ['a wrong path', `curl ${BASE}/order?page=1 ${KEY}`, '6:33 No operation has the path `/order`.'],
  [
    'a server with an unknown variable',
    `curl https://api.example/prod/v1/orders?page=1 ${KEY}`,
    '6:6 `https://api.example/prod/v1/orders?page=1` does not begin with a server of the API.',
  ],
  [
    'a missing query parameter',
    `curl '${BASE}/orders?sortBy=date' ${KEY}`,
    '6:53 The required query parameter `page` is missing.',
  ],
  [
    'an unknown query parameter',
    `curl '${BASE}/orders?page=1&order=date' ${KEY}`,
    '6:49 `listOrders` has no query parameter `order`.',
  ],
  [
    'a value that the parameter does not take',
    `curl '${BASE}/orders?page=first&sortBy=name' ${KEY}`,
    '6:47 `page` is `"first"`, not an integer.',
    '6:60 `sortBy` is `"name"`, which the schema does not list.',
  ],
  [
    'the key in the address',
    `curl '${BASE}/orders?shop-access-key=YOUR_KEY&page=1' ${KEY}`,
    '6:42 `listOrders` has no query parameter `shop-access-key`.',
  ],
  ['no key', LIST, '6:1 The header `shop-access-key` is missing.'],
  [
    'another header for the key',
    `${LIST} \\\n  -H 'x-api-key: YOUR_KEY'`,
    '7:7 `listOrders` has no header parameter `x-api-key`.',
  ],
  [
    'the name of the key in other letters',
    `${LIST} -H 'Shop-Access-Key: YOUR_KEY'`,
    '6:54 The header `Shop-Access-Key` is written as `shop-access-key` in the OpenAPI description.',
  ],
  [
    'an unknown header beside the key',
    `${LIST} ${KEY} -H 'X-Traces: 1'`,
    '6:85 `listOrders` has no header parameter `X-Traces`.',
  ],
  [
    'a missing body',
    `curl -X POST ${BASE}/orders ${KEY}`,
    '6:1 `createOrder` requires a body, but the command sends none.',
  ],
  [
    'a body that breaks its schema',
    `${POST} \\\n  -d '{\n  "totalAmount": "5",\n  "gift": true\n}'`,
    '8:18 `totalAmount` is `"5"`, not a number.',
    '9:3 The schema has no field `gift`.',
  ],
  ['a body that is no JSON', `${POST} -d '{ "totalAmount": 5, }'`, '6:138 This comma is not allowed before `}`.'],
  [
    'a body sent as a form',
    `curl ${BASE}/orders ${KEY} -d '{ "totalAmount": 5 }'`,
    '6:1 The header `Content-Type` is missing, so cURL sends the body as a form.',
  ],
  [
    'a media type that is not taken',
    `curl ${BASE}/orders ${KEY} -H 'Content-Type: text/xml' -d '<a/>'`,
    '6:90 `createOrder` has no request body of the media type `text/xml`.',
  ],
  [
    'a body where none belongs',
    `curl -X GET ${BASE}/orders/o1/lines ${KEY} -d '{}'`,
    '6:92 `listLines` has no request body.',
  ],
  ['the second of two commands', `${LIST} ${KEY}\n${LIST}`, '7:1 The header `shop-access-key` is missing.'],
];

const NAMED: readonly (readonly [name: string, info: string, given: string, ...want: string[]])[] = [
  [
    'a wrong segment, the operation being named',
    'sh operation="listLines"',
    `curl ${BASE}/orders/o1/line ${KEY}`,
    '6:44 `/orders/o1/line` is not the path of this operation.',
  ],
  [
    'another host, the operation being named',
    'curl operation="listOrders"',
    `curl https://api.exmple/live/v1/orders?page=1 ${KEY}`,
    '6:6 `https://api.exmple/live/v1/orders?page=1` does not begin with a server of the API.',
  ],
  ['an unknown operation', 'bash operation="listOrder"', LIST, '5:20 There is no operation `listOrder`.'],
  [
    'a command for a webhook',
    'bash operation="orderPaid"',
    LIST,
    '6:7 Clients do not call a webhook: the provider does.',
  ],
];

const FINE: readonly (readonly [name: string, given: string, info?: string])[] = [
  ['a correct call', `${LIST} ${KEY} -H 'Accept: application/json' -H 'X-Trace: 1'`],
  ['a body from a file', `${POST} -d @body.json`],
  ['a correct body', `${POST} --data '{ "totalAmount": 5, "channel": 1 }'`],
  [
    'a variable for the server, and for values',
    `curl "$BASE_URL/orders/$ORDER_ID/lines" ${KEY} && curl "$BASE_URL/orders?page=$PAGE" ${KEY}`,
  ],
  ['words that stand for values', `curl '${BASE}/orders?page=PAGE&sortBy=<order>' ${KEY}`],
  ['other hosts', 'curl https://deb.other.example/setup | sh\ncurl http://localhost:3000/orders'],
  ['other commands', 'npm install @shop/client'],
  ['other languages', LIST, 'text'],
];

describe('guide-curl', () => {
  it.each(MISTAKES)('finds %s', async (_, given, ...want) => expect(await found(given)).toEqual(want));
  it.each(NAMED)('finds %s', async (_, info, given, ...want) => expect(await found(given, info)).toEqual(want));
  for (const [name, given, info] of FINE)
    it(`leaves ${name} alone`, async () => expect(await found(given, info)).toEqual([]));

  it('leaves the call for a token alone', async () => {
    const scheme = 'App: { type: oauth2, flows: { clientCredentials: { tokenUrl: /live/v1/token, scopes: {} } } }';
    const openapi = SHOP['openapi.yaml']?.replace('securitySchemes:', `securitySchemes:\n    ${scheme}`) ?? '';
    const given = `curl ${BASE}/token --data grant_type=client_credentials`;
    expect(await found(given, 'bash', { 'openapi.yaml': openapi })).toEqual([]);
    expect(await found(given)).toEqual(['6:33 No operation has the path `/token`.']);
  });
});
