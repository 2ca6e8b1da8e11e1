import { describe, expect, it } from 'vitest';
import { allProblems, description, guide, problemsOf, type Files } from '../check-case.ts';
import { SHOP } from './shop.ts';

/** Problems of a guide of this text, which begins in line 5; mere doubts end in a question mark. */
async function found(text: string, files: Files = {}): Promise<readonly string[]> {
  const problems = await allProblems({ ...SHOP, ...guide(text), ...files });
  return problems
    .filter(({ check }) => check === 'guide-names')
    .map(({ at, message, severity }) => `${at} ${message}${severity === 'warning' ? '?' : ''}`)
    .map((problem) => problem.replace('guides/start/first.mdx:', ''));
}

const NOT = (name: string): string => `\`${name}\` is not a name of the API.`;

const MISTAKES: readonly { name: string; given: string; want: readonly string[] }[] = [
  { name: 'a field', given: 'Send `totalAmounts`.', want: [`5:7 ${NOT('totalAmounts')}`] },
  {
    name: 'a field in another case',
    given: 'Send `total_amount` and ``TotalAmount``.',
    want: [`5:7 ${NOT('total_amount')}`, `5:27 ${NOT('TotalAmount')}`],
  },
  { name: 'a field of one word, mistyped', given: 'The `chanel` of an order.', want: [`5:6 ${NOT('chanel')}`] },
  { name: 'a schema, perhaps', given: 'An `OrderDto`.', want: [`5:5 ${NOT('OrderDto')}?`] },
  { name: 'an operation, perhaps', given: 'Call `listOrderLines`.', want: [`5:7 ${NOT('listOrderLines')}?`] },
  { name: 'what nothing resembles, perhaps', given: 'Send `couponBook`.', want: [`5:7 ${NOT('couponBook')}?`] },
  {
    name: 'a name with a word more',
    given: 'Send `totalAmountCode`.',
    want: [`5:7 ${NOT('totalAmountCode')}`],
  },
  {
    name: 'a value in other letters',
    given: 'When it is `Completed`.',
    want: ['5:13 `Completed` is not a value of the API.'],
  },
  { name: 'a value with a slip', given: 'It is `complted` then.', want: ['5:8 `complted` is not a value of the API.'] },
  {
    name: 'a value behind its field',
    given: 'When `status: complete`, `status=401`.',
    want: ['5:15 `complete` is not a value of `status`.', '5:34 `401` is not a value of `status`.'],
  },
  {
    name: 'a field in a path',
    given: 'Read `customer.mail`.',
    want: ['5:16 `mail` in `customer.mail` is not a field there.'],
  },
  {
    name: 'a path of a root',
    given: 'Read `response.totalAmunt`.',
    want: ['5:16 `totalAmunt` is not a name of the API.'],
  },
  {
    name: 'a field that is elsewhere',
    given: 'Read `customer.totalAmount`.',
    want: ['5:16 `totalAmount` in `customer.totalAmount` is not a field there.'],
  },
  { name: 'a method', given: 'Call `PUT /orders`.', want: ['5:7 `PUT` is not the method of `/orders`.'] },
  {
    name: 'a path',
    given: 'Call `POST /order`, or GET /orders/o1/line again.',
    want: ['5:12 No operation has the path `/order`.', '5:28 No operation has the path `/orders/o1/line`.'],
  },
  {
    name: 'a parameter of a path',
    given: 'Call `GET /orders/{id}/lines`.',
    want: ['5:11 No operation has the path `/orders/{id}/lines`.'],
  },
  {
    name: 'a query of a path',
    given: 'Call `GET /orders?pages=2`.',
    want: ['5:19 `listOrders` has no query parameter `pages`.'],
  },
  {
    name: 'a path without method',
    given: 'Below `/orders/{orderId}/parts` and `https://api.example/live/v1/ordres`.',
    want: ['5:8 No operation has the path `/orders/{orderId}/parts`.', '5:65 No operation has the path `/ordres`.'],
  },
  {
    name: 'a status',
    given: 'You get `404`, HTTP 409, status code 302, or `3XX`. It answers `204`.',
    want: [
      '5:10 `404` is neither in the error catalogue nor a response of any operation.',
      '5:21 `409` is neither in the error catalogue nor a response of any operation.',
      '5:38 `302` is neither in the error catalogue nor a response of any operation.',
      '5:47 `3XX` is neither in the error catalogue nor a response of any operation.',
      '5:65 `204` is neither in the error catalogue nor a response of any operation.',
    ],
  },
  {
    name: 'a header for the key',
    given: 'In `x-api-key`, `access-key`, `Authorization` or `Shop-Access-Key`, `apikey`.',
    want: [
      '5:5 The API has no header `x-api-key`.',
      '5:18 The API has no header `access-key`.',
      '5:32 The API has no header `Authorization`.',
      '5:51 The header `Shop-Access-Key` is spelt `shop-access-key` in the description.',
      '5:70 The API has no header `apikey`.',
    ],
  },
  {
    name: 'a header for the key that is recommended where calls fail',
    given: '## Every call answers 401\n\nSend the key in `Authorization`. Or put it into `apikey`.',
    want: ['7:18 The API has no header `Authorization`.', '7:50 The API has no header `apikey`.'],
  },
  {
    name: 'another header, perhaps',
    given: 'The `Retry-Token` and the `Request-Id`, the `X-Trase`.',
    want: [
      '5:6 The API has no header `Retry-Token`.?',
      '5:28 The API has no header `Request-Id`.?',
      '5:46 The API has no header `X-Trase`.',
    ],
  },
  {
    name: 'names in headings, lists, tables, quotes and callouts',
    given:
      '## The `gift_wrap`\n\n- `gift_wrap`\n\n| `gift_wrap` |\n| --- |\n| `gift_wrap` |\n\n> `gift_wrap`\n\n<Callout kind="note" title="T">\n\nThe `gift_wrap`.\n\n</Callout>',
    want: [5, 7, 9, 11, 13, 17].map((line, index) => `${line}:${[9, 4, 4, 4, 4, 6][index]} ${NOT('gift_wrap')}`),
  },
  {
    name: 'a name in a sequence',
    given: '```sequence\ntitle: Pay\nYou -> Shop: send `giftwrap`\n```',
    want: [`7:20 ${NOT('giftwrap')}`],
  },
];

const FINE: readonly { name: string; given: string }[] = [
  {
    name: 'fields, parameters, values, operations, schemas, examples, webhooks',
    given:
      '`totalAmount`, `customer.email`, `response.status`, `sortBy`, `in_review`, `listOrders`, `OrderRequest`, `Gift`, `book`, `orderPaid`, `X-Trace`, `shop-access-key`, `listOrders()`, `"completed"`, `status: completed`',
  },
  {
    name: 'paths',
    given:
      '`POST /orders`, `GET /live/v1/orders?page=1`, `/orders/{orderId}/lines`, `/orders/o1/lines`, `/orders`, `https://api.example/sandbox/v1/orders`, `/first`, `/etc/hosts`, GET /orders',
  },
  { name: 'statuses', given: '`200`, `201`, `401`, `502`, `5XX`, HTTP 500, and a page of `500`, the room `404b`' },
  {
    name: 'words of HTTP and of the web',
    given:
      '`Content-Type`, `Retry-After`, `application/json`, `true`, `null`, `POST`, `localhost`, `api.example`, `index.html`, `date-time`, `npm install`, `react-native`, `UTF-8`',
  },
  { name: 'placeholders', given: '`YOUR_KEY`, `SHOP_KEY`, `yyyyMMdd`' },
  {
    name: 'names that code in the guide explains',
    given: 'Then `myHandler` runs with `cart.items`.\n\n```js\nfunction myHandler(cart) { return cart.items; }\n```',
  },
  { name: 'plain words', given: 'Any `order`, `orders`, `thing` or `total`; pay in 404 shops.' },
];

/** Warnings of what other APIs have. */
const WARNINGS: readonly string[] = [
  '## Every call answers 401\n\nThe key is that of another shop, or it goes into `Authorization`.',
  'A request fails when the key is in `Authorization`.',
  'Calls are refused if the key is in `apikey`.',
];

/** Names of something else, as a sentence, a list item, a column, a section, the page or the frontmatter tells. */
const OTHERS: readonly { name: string; given: string }[] = [
  {
    name: 'of another product, which a sentence names',
    given:
      'Paystack takes `total_amount` as kobo. At Zorbix you send `gift_wrap`. With Square it is `Total_Amount`. Wise calls it `giftwrap`. Zorbix calls it `Total_Amount`, and Zorbix’s `chanel` is a word.',
  },
  {
    name: 'of another product, in the list that it leads up to',
    given: 'Zorbix sends:\n\n- `total_amount`\n- `gift_wrap`',
  },
  { name: 'of another product, in a quotation', given: 'Stripe says:\n\n> Send `total_amount`. Read `gift_wrap`.' },
  {
    name: 'of another product, in its column and its row',
    given:
      '| Zorbix | here |\n| --- | --- |\n| `total_amount` | `totalAmount` |\n\n| Provider | Amount |\n| --- | --- |\n| Stripe | `total_amount` |\n| here | `totalAmount` |',
  },
  {
    name: 'in a section on another product',
    given: '## Coming from Zorbix\n\nRename `total_amount`. Put `gift_card` away.',
  },
  {
    name: 'in a tab of another product',
    given: '<Tabs>\n<Tab title="Stripe">\n\nPut `total_amount`.\n\n</Tab>\n</Tabs>',
  },
  {
    name: 'of the past',
    given:
      '- Renamed: `total_amount` is now `totalAmount`. The old name was sent until 30 April 2026.\n- Removed: `giftwrap`.\n- `total_amount` → `totalAmount`\n\nWhat was called `gift_wrap` is gone. Before 2026 it was `Chanel`. Formerly, `POST /ordres` and the path `/orders/old` answered `410`. The header `X-Shop-Token` is no longer read. In version 1 it was `chanel`. Send `totalAmount` instead of `total_amount`.',
  },
  {
    name: 'of the past, in their column',
    given: '| Before | Now |\n| --- | --- |\n| `total_amount` | `totalAmount` |',
  },
  {
    name: 'of the reader',
    given:
      '`sendOrder` is yours. Then `sendOrder` runs. The table `order_lines` has a `total_amount` column. Your own function, call it `giftWrapped`, and the environment variable `shopKey`; the `left_pad` library; `sendMail()` of your server. Keep the columns `gift_wrap` and `total_amount`.',
  },
  {
    name: 'that do not exist, as is said',
    given: 'There is no field `gift_card`. `total_amount` does not exist. It is `totalAmount`, not `total_amount`.',
  },
  { name: 'of pages elsewhere', given: 'See [`gift_card`](https://zorbix.example/gift_card).' },
  {
    name: 'of headers of HTTP',
    given: '`Idempotency-Key`, `X-Request-Id`, `X-Real-IP`, `If-None-Match`, `Sec-Fetch-Site`',
  },
  {
    name: 'of members in programs',
    given:
      'Read `req.body.totalAmount`, `response.ok`, `order.lines.length` and `config/shop_keys.php`, `shop_keys.php`.',
  },
  {
    name: 'of the servers of readers',
    given: 'Your server takes `POST /hooks/orders` and answers `410`. Your route `/orders/hook` may answer `409`.',
  },
];

/** Values that fields do not have. */
const VALUES: readonly { name: string; given: string; want: readonly string[] }[] = [
  {
    name: 'in a sentence',
    given: 'When `status` is `complete`, `channel` is `7`. With `status` `done`, set `order.channel` to `"Cash"`.',
    want: ['`complete` status', '`7` channel', '`done` status', '`Cash` channel'],
  },
  {
    name: 'of a field that is linked',
    given: '<Field schema="Order" path="status" /> must be `complete` then.',
    want: ['`complete` status'],
  },
  {
    name: 'in a list',
    given: '`status` goes from `in_review` to `done`, or is either `completed` or `open`.',
    want: ['`done` status'],
  },
  {
    name: 'without backticks',
    given: 'Here `channel` is 7, and `status` is "done".',
    want: ['`7` channel', '`done` status'],
  },
  {
    name: 'in a row',
    given: '| Field | Value |\n| --- | --- |\n| `channel` | `1` or `7` |\n| `status` | `Completed` |',
    want: ['`7` channel', '`Completed` status'],
  },
  {
    name: 'in a pair',
    given: '`"status": "complete"`, `order.status == complete`',
    want: ['`complete` status', '`complete` status'],
  },
];

const FINE_VALUES: readonly { name: string; given: string }[] = [
  { name: 'that it has', given: '`status` is `completed` or `in_review`; `channel` is 1, `channel` is `2`.' },
  {
    name: 'that it does not have, as is said',
    given: '`status` is never `done`. There is no `channel` `7`. `status` is not `open`.',
  },
  {
    name: 'of the same name elsewhere',
    given: 'Stripe says `status` is `succeeded`. Set the `status` of your own order to `paid`.',
  },
  { name: 'of the reader', given: 'Set `status` to `paid` in your database. The column `status` is `open` then.' },
  { name: 'of the past', given: 'Until 2025 `status` was `done`. `channel` `9` was removed.' },
  { name: 'of a field that has any', given: '`totalAmount` is `7`, `id` is `done`, `sortBy` is `date`.' },
  {
    name: 'that are types, or names of fields',
    given: '`channel` is `integer` or `null`, as `status` `channel` `id`.',
  },
  { name: 'in another column', given: '| Field | Since |\n| --- | --- |\n| `channel` | `7` |' },
];

/** Slips that stay slips where the text speaks of others besides. */
const STILL: readonly { name: string; given: string; want: readonly string[] }[] = [
  {
    name: 'in a section on another product',
    given: '## Coming from Zorbix\n\nSend the `totalAmonut` here.',
    want: [`7:11 ${NOT('totalAmonut')}`],
  },
  {
    name: 'in the sentence after',
    given: 'Paystack takes kobo. Here, send `total_amount`.',
    want: [`5:34 ${NOT('total_amount')}`],
  },
  {
    name: 'after a semicolon',
    given: 'Paystack has `total`; here it is `total_amount`.',
    want: [`5:35 ${NOT('total_amount')}`],
  },
  {
    name: 'in a column of ours',
    given: '| Paystack | here |\n| --- | --- |\n| `total` | `totalAmonut` |',
    want: [`7:14 ${NOT('totalAmonut')}`],
  },
  {
    name: 'of a word that is a product elsewhere',
    given: 'Wise shops send `total_amount`. Square numbers are no `gift_wrap`. Express it in `total_amount`.',
    want: [`5:18 ${NOT('total_amount')}`, `5:56 ${NOT('gift_wrap')}`, `5:83 ${NOT('total_amount')}`],
  },
  { name: 'on your server', given: 'Your server sends `totalAmonut`.', want: [`5:20 ${NOT('totalAmonut')}`] },
];

/** A guide whose frontmatter says which names are foreign; its text begins in line 6. */
const foreign = (list: string, text: string): Files => ({
  'guides/start/first.mdx': `---\ntitle: First\ndescription: The first one.\nforeign: ${list}\n---\n${text}\n`,
});

describe('guide-names', () => {
  for (const { name, given, want } of MISTAKES)
    it(`finds ${name}`, async () => expect(await found(given)).toEqual(want));
  for (const { name, given } of FINE) it(`leaves ${name} alone`, async () => expect(await found(given)).toEqual([]));

  for (const given of WARNINGS)
    it(`leaves the warning alone: ${given}`, async () => expect(await found(given)).toEqual([]));
  for (const { name, given } of OTHERS)
    it(`leaves names ${name} alone`, async () => expect(await found(given)).toEqual([]));
  for (const { name, given, want } of STILL)
    it(`finds a slip ${name}`, async () => expect(await found(given)).toEqual(want));

  for (const { name, given, want } of VALUES)
    it(`finds a value ${name}`, async () =>
      expect(
        (await found(given)).map((problem) => problem.replace(/^\S+ (.*) is not a value of `(\w+)`\.$/, '$1 $2')),
      ).toEqual(want));
  for (const { name, given } of FINE_VALUES)
    it(`leaves values ${name} alone`, async () => expect(await found(given)).toEqual([]));

  it('finds only slips where a field may have other values', async () => {
    const open =
      SHOP['openapi.yaml']?.replace('enum: [in_review', 'x-not-published: [values]\n      enum: [in_review') ?? '';
    expect(await found('`status` is `done`, or `status` is `complete`.', { 'openapi.yaml': open })).toEqual([
      '5:37 `complete` is not a value of `status`.',
    ]);
  });

  it('leaves what the frontmatter calls foreign', async () => {
    const text = 'Send `total_amount`, `gift_one` and `gift_two`, and to zorbix the `chanel`.';
    expect(await found('', foreign('[total_amount, gift_*, zorbix]', text))).toEqual([]);
    expect(await found('', foreign('[total_amount, gift_*]', text))).toEqual([`6:68 ${NOT('chanel')}`]);
  });

  it('says which entries of the frontmatter the guide does not need', async () => {
    expect(await found('', foreign('[total_amount, zorbix-*]', 'Send `total_amount`.'))).toEqual([
      '4:25 The guide does not mention `zorbix-*`, which it calls foreign.?',
    ]);
  });

  it('leaves what the policy allows', async () => {
    const policy = 'allowed:\n  names:\n    - name: nodeModules\n      reason: A folder.\n';
    expect(await found('In `nodeModules`.', { 'checks.yaml': policy })).toEqual([]);
    expect(await found('In `nodeModules`.')).toHaveLength(1);
  });

  it('reads descriptions of the API as prose, and points into them however they are written', async () => {
    const api = description(`paths:
  /a:
    get:
      operationId: getThing
      summary: Gives a \`thingg_id\`
      description: >-
        First line of the text, then the
        field \`thingId\` and \`thing_id\`.

            \`notJudged\`
      x-requires: ['The \`thingOne\` of it.']
      responses:
        '200':
          description: "Answers \`404\`."
          content: { application/json: { schema: { type: object, properties: { thing_id: { type: string, description: 'See \`GET /b\`.' } } } } }
`);
    expect(await problemsOf('guide-names', api)).toEqual([
      `openapi.yaml:7:25 ${NOT('thingg_id')}`,
      `openapi.yaml:10:16 ${NOT('thingId')}`,
      `openapi.yaml:13:26 ${NOT('thingOne')}`,
      'openapi.yaml:16:34 `404` is neither in the error catalogue nor a response of any operation.',
      'openapi.yaml:17:129 No operation has the path `/b`.',
    ]);
  });

  /** Problems of one description of an API without guides. */
  async function described(text: string): Promise<readonly string[]> {
    const api = description(`paths:
  /v1/orders/{order_id}/lines:
    get:
      operationId: listOrderLines
      description: ${JSON.stringify(text)}
      parameters:
        - { name: order_id, in: path, required: true, schema: { type: string } }
      responses:
        '200': { description: Done., content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } }
        '401': { description: Unknown. }
components:
  schemas:
    Order: { type: object, properties: { shipping_status_code: { enum: [COMPLETED] }, returnUrl: { type: string }, line_1: { type: string }, retry.lastAttempt: { type: string }, date_sent: { type: string } } }
`);
    return (await problemsOf('guide-names', api)).map((problem) => problem.replace('openapi.yaml:', ''));
  }

  it.each<[string, string, readonly string[]]>([
    ['a name but for capitals', 'Send `returnURL`.', [`7:27 ${NOT('returnURL')}`]],
    ['a name but for one part', 'Send `shipping_code`.', [`7:27 ${NOT('shipping_code')}`]],
    ['a name in another order', 'Send `sent_date`.', [`7:27 ${NOT('sent_date')}`]],
    ['a name with a slip', 'Call `listOrdrLines`.', [`7:27 ${NOT('listOrdrLines')}`]],
    [
      'a path but for letters',
      'Call `/v1/order/{id}/lines`.',
      ['7:27 No operation has the path `/v1/order/{id}/lines`.'],
    ],
    [
      'the end of a path',
      'Call `GET /orders/{order_id}/lines`.',
      ['7:31 No operation has the path `/orders/{order_id}/lines`.'],
    ],
    [
      'a status',
      'It returns `404`.',
      ['7:33 `404` is neither in the error catalogue nor a response of any operation.'],
    ],
  ])('finds in a description without guides %s', async (_, text, want) => expect(await described(text)).toEqual(want));

  it.each([
    [
      'names of other products',
      'With `addClass`, `accountCode`, `uri_template`, `X-Frame-Options`, `Request-Id` or `/api/list`.',
    ],
    ['parameters of a path by other names', 'Call `GET /v1/orders/{id}/lines` or `/v1/orders/:id/lines`.'],
    ['links to pages elsewhere', 'The [`returnURL`](https://other.example/returnURL).'],
    ['sample values, and what is gone', 'Such as `returnURL`, or the deprecated `shipping_code` field.'],
    ['scopes and events', 'Needs the `returnURL` scope, `write:orders` or the `Order.sent` event.'],
    ['beginnings, plurals and parts of names', 'All `line`s, `line_` and `Orders`, the `lastAttempt`.'],
    ['names in a style of their own', 'The `ShippingStatusCode` and the `dateSent`.'],
    ['plain words in other letters', 'It is `Completed`, up to `500`, or `completed`.'],
  ])('leaves alone in a description without guides %s', async (_, text) => expect(await described(text)).toEqual([]));

  it('takes any status for answered where an operation says what it answers by default', async () => {
    const api = (responses: string) =>
      description(
        `paths:\n  /a:\n    get:\n      description: It returns \`404\`.\n      responses: { ${responses} }\n`,
      );
    expect(await problemsOf('guide-names', api("'200': { description: Done. }"))).toHaveLength(1);
    expect(
      await problemsOf('guide-names', api("'200': { description: Done. }, default: { description: Wrong. }")),
    ).toEqual([]);
  });
});
