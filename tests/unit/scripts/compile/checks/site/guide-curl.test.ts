import { describe, expect, it } from 'vitest';
import { guide, problemsOf } from '../check-case.ts';
import { SHOP } from './shop.ts';

/** Problems of a guide with one block of shell; its first line is line 6. */
async function found(command: string, info = 'bash'): Promise<readonly string[]> {
  const problems = await problemsOf('guide-curl', { ...SHOP, ...guide(`\`\`\`${info}\n${command}\n\`\`\``) });
  return problems.map((problem) => problem.replace('guides/start/first.mdx:', ''));
}

const KEY = "-H 'shop-access-key: YOUR_KEY'";
const BASE = 'https://api.example/live/v1';
const LIST = `curl '${BASE}/orders?page=1'`;
const POST = `curl -X POST ${BASE}/orders ${KEY} -H 'Content-Type: application/json'`;

const MISTAKES: readonly { name: string; given: string; info?: string; want: readonly string[] }[] = [
  {
    name: 'a wrong method',
    given: `curl -X PUT ${BASE}/orders ${KEY}`,
    want: ['6:9 `PUT` is not the method of `/orders`.'],
  },
  {
    name: 'a method that is implied',
    given: `curl ${BASE}/orders/o1/lines ${KEY} -d '{}'`,
    want: ['6:1 `POST` is not the method of `/orders/{orderId}/lines`.'],
  },
  {
    name: 'a wrong path',
    given: `curl ${BASE}/order?page=1 ${KEY}`,
    want: ['6:33 No operation has the path `/order`.'],
  },
  {
    name: 'a wrong segment, the operation being named',
    given: `curl ${BASE}/orders/o1/line ${KEY}`,
    info: 'sh operation="listLines"',
    want: ['6:44 `/orders/o1/line` is not the path of this operation.'],
  },
  {
    name: 'a server with an unknown variable',
    given: `curl https://api.example/prod/v1/orders?page=1 ${KEY}`,
    want: ['6:6 `https://api.example/prod/v1/orders?page=1` does not begin with a server of the API.'],
  },
  {
    name: 'another host, the operation being named',
    given: `curl https://api.exmple/live/v1/orders?page=1 ${KEY}`,
    info: 'curl operation="listOrders"',
    want: ['6:6 `https://api.exmple/live/v1/orders?page=1` does not begin with a server of the API.'],
  },
  {
    name: 'a missing query parameter',
    given: `curl '${BASE}/orders?sortBy=date' ${KEY}`,
    want: ['6:53 The required query parameter `page` is missing.'],
  },
  {
    name: 'an unknown query parameter',
    given: `curl '${BASE}/orders?page=1&order=date' ${KEY}`,
    want: ['6:49 `listOrders` has no query parameter `order`.'],
  },
  {
    name: 'a value that the parameter does not take',
    given: `curl '${BASE}/orders?page=first&sortBy=name' ${KEY}`,
    want: ['6:47 `page` is `"first"`, not an integer.', '6:60 `sortBy` is `"name"`, which the schema does not list.'],
  },
  {
    name: 'the key in the address',
    given: `curl '${BASE}/orders?shop-access-key=YOUR_KEY&page=1' ${KEY}`,
    want: ['6:42 `listOrders` has no query parameter `shop-access-key`.'],
  },
  { name: 'no key', given: LIST, want: ['6:1 The header `shop-access-key` is missing.'] },
  {
    name: 'another header for the key',
    given: `${LIST} \\\n  -H 'x-api-key: YOUR_KEY'`,
    want: ['7:7 `listOrders` has no header parameter `x-api-key`.'],
  },
  {
    name: 'the name of the key in other letters',
    given: `${LIST} -H 'Shop-Access-Key: YOUR_KEY'`,
    want: ['6:54 The header `Shop-Access-Key` is spelt `shop-access-key` in the description.'],
  },
  {
    name: 'an unknown header beside the key',
    given: `${LIST} ${KEY} -H 'X-Traces: 1'`,
    want: ['6:85 `listOrders` has no header parameter `X-Traces`.'],
  },
  {
    name: 'a missing body',
    given: `curl -X POST ${BASE}/orders ${KEY}`,
    want: ['6:1 `createOrder` requires a body, but the command sends none.'],
  },
  {
    name: 'a body that breaks its schema',
    given: `${POST} \\\n  -d '{\n  "totalAmount": "5",\n  "gift": true\n}'`,
    want: ['8:18 `totalAmount` is `"5"`, not a number.', '9:3 The schema has no field `gift`.'],
  },
  {
    name: 'a body that is no JSON',
    given: `${POST} -d '{ "totalAmount": 5, }'`,
    want: ['6:138 This comma is one too many: `}` follows.'],
  },
  {
    name: 'a body sent as a form',
    given: `curl ${BASE}/orders ${KEY} -d '{ "totalAmount": 5 }'`,
    want: ['6:1 The header `Content-Type` is missing, so that cURL sends the body as a form.'],
  },
  {
    name: 'a media type that is not taken',
    given: `curl ${BASE}/orders ${KEY} -H 'Content-Type: text/xml' -d '<a/>'`,
    want: ['6:90 `createOrder` has no request body of the media type `text/xml`.'],
  },
  {
    name: 'a body where none belongs',
    given: `curl -X GET ${BASE}/orders/o1/lines ${KEY} -d '{}'`,
    want: ['6:92 `listLines` has no request body.'],
  },
  {
    name: 'an unknown operation',
    given: LIST,
    info: 'bash operation="listOrder"',
    want: ['5:20 There is no operation `listOrder`.'],
  },
  {
    name: 'a command for a webhook',
    given: LIST,
    info: 'bash operation="orderPaid"',
    want: ['6:7 Clients do not call a webhook: the provider does.'],
  },
  {
    name: 'the second of two commands',
    given: `${LIST} ${KEY}\n${LIST}`,
    want: ['7:1 The header `shop-access-key` is missing.'],
  },
];

const FINE: readonly { name: string; given: string; info?: string }[] = [
  { name: 'a correct call', given: `${LIST} ${KEY} -H 'Accept: application/json' -H 'X-Trace: 1'` },
  { name: 'a body from a file', given: `${POST} -d @body.json` },
  { name: 'a correct body', given: `${POST} --data '{ "totalAmount": 5, "channel": 1 }'` },
  {
    name: 'a variable for the server, and for values',
    given: `curl "$BASE_URL/orders/$ORDER_ID/lines" ${KEY} && curl "$BASE_URL/orders?page=$PAGE" ${KEY}`,
  },
  { name: 'words that stand for values', given: `curl '${BASE}/orders?page=PAGE&sortBy=<order>' ${KEY}` },
  { name: 'other hosts', given: 'curl https://deb.other.example/setup | sh\ncurl http://localhost:3000/orders' },
  { name: 'other commands', given: 'npm install @shop/client' },
  { name: 'other languages', given: LIST, info: 'text' },
];

describe('guide-curl', () => {
  for (const { name, given, info, want } of MISTAKES)
    it(`finds ${name}`, async () => expect(await found(given, info)).toEqual(want));
  for (const { name, given, info } of FINE)
    it(`leaves ${name} alone`, async () => expect(await found(given, info)).toEqual([]));
});
