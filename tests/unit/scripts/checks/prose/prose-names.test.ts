import { describe, expect, it } from 'vitest';
import { allProblems, description, guide, problemsOf, type Files } from '../check-case.ts';
import { SHOP } from '../guides/shop.ts';

const NOT = (name: string): string => `\`${name}\` is not a name of the API.`;
const NO_PATH = (path: string): string => `No operation has the path \`${path}\`.`;
const NO_STATUS = (status: string): string =>
  `\`${status}\` is neither in the error catalogue nor a response of any operation.`;
const NO_VALUE = (value: string, field: string): string => `\`${value}\` is not a value of \`${field}\`.`;

/** Problems of a guide with one text, as `line:column message`; a warning ends in `?`. */
async function found(text: string, files: Files = {}): Promise<readonly string[]> {
  const problems = await allProblems({ ...SHOP, ...guide(text), ...files });
  return problems
    .filter(({ check }) => check === 'prose-names')
    .map(({ at, message, severity }) => {
      const place = at.replace('guides/start/first.mdx:', '').replace('guides/', '');
      return `${place} ${message}${severity === 'warning' ? '?' : ''}`;
    });
}

/** A guide whose frontmatter says which names are foreign; its text begins in line 6. */
const foreign = (list: string, text: string): Files => ({
  'guides/start/first.mdx': `---\ntitle: First\ndescription: The first one.\nforeign: ${list}\n---\n${text}\n`,
});

const WRONG: readonly (readonly [name: string, given: string, ...want: string[]])[] = [
  ['a status', 'It returns `404`.', `5:13 ${NO_STATUS('404')}`],
  ['a number that has the form of a status', 'A page of `499`.', `5:12 ${NO_STATUS('499')}`],
  ['a method, and no operation by it', 'Send a `PUT` to `/orders`.', '5:9 No operation has the method `PUT`.'],
  ['a method', 'Send a `PUT`.', '5:9 No operation has the method `PUT`.'],
  ['a path', 'At `/orderz`.', `5:5 ${NO_PATH('/orderz')}`],
  ['a path far from ours', 'At `/refunds`.', `5:5 ${NO_PATH('/refunds')}`],
  ['another variable of a path', 'At `/orders/{id}/lines`.', `5:5 ${NO_PATH('/orders/{id}/lines')}`],
  ['an operation', 'Call `POST /orders/o1/lines`.', '5:7 No operation is `POST /orders/o1/lines`.'],
  ['an operation at no path', 'Call `GET /order`.', `5:11 ${NO_PATH('/order')}`],
  ['a method and a path', 'Send a `POST` to `/orders/o1/lines`.', '5:19 No operation is `POST /orders/o1/lines`.'],
  ['a name with a slip', 'Send `totalAmonut`.', `5:7 ${NOT('totalAmonut')}`],
  ['a name in another case', 'Send `total_amount`.', `5:7 ${NOT('total_amount')}`],
  ['a name with a further word', 'Send `totalAmountCode`.', `5:7 ${NOT('totalAmountCode')}`],
  ['the key of a response component', 'The `Broken`.', `5:6 ${NOT('Broken')}?`],
  ['a header', 'The header `shop-acces-key`.', `5:13 ${NOT('shop-acces-key')}`],
  ['a value with a slip', 'It is `in_revew`.', `5:8 ${NOT('in_revew')}`],
  ['a field of a field', 'The `customer.emial`.', `5:15 ${NOT('emial')}`],
  ['the field before a field', 'The `custmer.email`.', `5:6 ${NOT('custmer')}`],
  ['a name that resembles none', 'Send `zorbix`, `x-zor-bix`.', `5:7 ${NOT('zorbix')}?`, `5:17 ${NOT('x-zor-bix')}?`],
  ['a value of a field', '`status` is `done`.', `5:14 ${NO_VALUE('done', 'status')}`],
  ['a value of an enum of numbers', '`channel` = `4`', `5:14 ${NO_VALUE('4', 'channel')}`],
  ['a value of another type', '`giftWrap`: `yes`', `5:14 ${NO_VALUE('yes', 'giftWrap')}`],
  ['a value beyond a limit', '`page` is `501`.', `5:12 ${NO_VALUE('501', 'page')}`],
  ['a value of `<Field>`', '<Field schema="Order" path="status" /> is `done`.', `5:44 ${NO_VALUE('done', 'status')}`],
  ['a plain name', 'Send totalAmount.', '5:6 `totalAmount` is a name of the API.?'],
  ['a plain name with a slip', 'Send totalAmonut.', '5:6 `totalAmonut` resembles `totalAmount`, a name of the API.'],
  ['a plain path', 'Call /orders.', '5:6 `/orders` is a name of the API.?'],
  ['a plain path with a slip', 'Call /ordres or see /a/b.', '5:6 `/ordres` resembles `/orders`, a name of the API.'],
  ['a label of a diagram', '```sequence\nA -> B: `totalAmonut`\n```', `6:10 ${NOT('totalAmonut')}`],
  ['a cell', '| A |\n| --- |\n| `totalAmonut` |', `7:4 ${NOT('totalAmonut')}`],
];

const FREE: readonly (readonly [name: string, given: string])[] = [
  ['statuses', '`200`, `401` and `503`, as 5XX is in the catalogue'],
  ['methods and paths', '`POST`, `GET /orders`, `/orders/{orderId}/lines`, `/orders/o1/lines?page=2`, `/orders`'],
  ['paths with that of the server', '`/sandbox/v1/orders`, `/live/v1/orders`, `/{stage}/v1` and `/sandbox/v1`'],
  ['a method and a path', 'Send a `GET` to `/orders`. Then `POST` it. `/orders/o1/lines`'],
  [
    'names',
    '`orderId`, `customer.email`, `data.customer`, `shop-access-key`, `listOrders`, `Order`, `Key`, `in_review`',
  ],
  ['names of HTTP and JSON', '`Content-Type`, `string`, `maximum`'],
  ['literals', '`true`, `null`, `5`, `1.5`, `"zorbix"`, `99`, `600`'],
  ['what has other signs', '`a b`, `f()`, `items[].id`, `*901#`, `a=b`, `/^a$/`, `$total`, `https://a.example/b`'],
  ['values', '`status` is `completed`. `channel` = `1`. `giftWrap`: `true`. `page` = `500`. `totalAmount` = `5`'],
  ['a field beside a field', '`totalAmount` = `page`'],
  ['plain words', 'iOS, WooCommerce, and/or, https://a.example/totalAmount, a@totalAmount.example and order_form.php'],
  ['plain words in links', '[totalAmount](/first)'],
  ['a page of this site', 'At `/first`.'],
  ['words of the code on the page', 'Call `zorbix`.\n\n```js\nzorbix();\n```'],
  ['values in a table', '| Channel |\n| --- |\n| `1` |\n| `2` |\n| `3` |'],
];

describe('prose-names', () => {
  it.each(WRONG)('finds %s', async (_, given, ...want) => expect(await found(given)).toEqual(want));
  it.each(FREE)('leaves alone %s', async (_, given) => expect(await found(given)).toEqual([]));

  it('says what to write', async () => {
    const problems = await allProblems({ ...SHOP, ...guide('`499`, `totalAmonut`, `zorbix` and total_amount') });
    expect(problems.filter(({ check }) => check === 'prose-names').map(({ hint }) => hint)).toEqual([
      'Numbers from 100 to 599 in code are statuses; the API has `200`, `201`, `401`, `5XX`. For any other number, write `Limit` = `499`, or 499 without backticks.',
      'Did you mean `totalAmount`? If it is not of this API, list it under `names` in `checks.yaml`, or under `foreign` in the frontmatter.',
      'Correct it. If it is not of this API, list it under `names` in `checks.yaml`, or under `foreign` in the frontmatter.',
      'Write it as code: `totalAmount` in backticks.',
    ]);
  });

  it('lacks one value of a list', async () => {
    const openapi = SHOP['openapi.yaml']?.replace('enum: [date, total]', 'enum: [date, total, name, city]') ?? '';
    const rows = (...values: string[]): string =>
      `| By |\n| --- |\n${values.map((one) => `| \`${one}\` |`).join('\n')}`;
    const list = async (...values: string[]) => found(rows(...values), { 'openapi.yaml': openapi });
    expect(await list('date', 'name', 'city')).toEqual(['9:4 The table lists all values except `total`.']);
    expect(await list('date', 'name', 'city', 'total')).toEqual([]);
    expect(await list('date', 'name')).toEqual([]);
  });

  it('knows values that are nearly listed, where another field of that name is free text', async () => {
    const openapi = SHOP['openapi.yaml']?.replace('giftWrap: { type: boolean }', 'status: { type: string }') ?? '';
    const given = '`status` is `Completed`, `status` is `in_review` and `status` is `printed`.';
    expect(await found(given, { 'openapi.yaml': openapi })).toEqual([`5:14 ${NO_VALUE('Completed', 'status')}`]);
  });

  it('knows how tokens are had, and the variables of samples', async () => {
    const scheme = 'App: { type: oauth2, flows: { clientCredentials: { tokenUrl: /oauth/token, scopes: {} } } }';
    const openapi = SHOP['openapi.yaml']?.replace('securitySchemes:', `securitySchemes:\n    ${scheme}`) ?? '';
    const given = '`POST /oauth/token`, `/oauth/token`, `client_credentials`, `access_token`, `APP`, `KEY`, `ORDER_ID`';
    expect(await found(given, { 'openapi.yaml': openapi })).toEqual([]);
    expect(await found('`GET /oauth/token`', { 'openapi.yaml': openapi })).toEqual([
      '5:2 No operation is `GET /oauth/token`.',
    ]);
    expect(await found('`client_credentials`')).toEqual([`5:2 ${NOT('client_credentials')}?`]);
  });

  it('prints limits, so that no sentence types another', async () => {
    const openapi =
      SHOP['openapi.yaml']?.replace('totalAmount: { type: number }', 'totalAmount: { maximum: 90 }') ?? '';
    const limit = '<Field schema="Order" path="totalAmount" limit="maximum" />';
    expect(await found(`At most ${limit}, so \`99\`. Of \`98\`.`, { 'openapi.yaml': openapi })).toEqual([
      '5:74 The `maximum` of `totalAmount` is `90`, not `99`.',
    ]);
    expect(await found(`At most ${limit}, so \`90\`.`, { 'openapi.yaml': openapi })).toEqual([]);
  });

  it.each<[string, Files, readonly string[]]>([
    ['the frontmatter', foreign('[total_amount, zor*, "404"]', '`total_amount`, `zorbix`, `404` and total_amount'), []],
    ['`checks.yaml`', { 'checks.yaml': 'names: [total_amount, zor*]\n', ...guide('`total_amount`, `zorbix`') }, []],
    ['a passage', guide('<Foreign>\n\n`total_amount` and `/refunds`\n\n</Foreign>'), []],
    ['a part of a sentence', guide('Express has <Foreign>`total_amount`</Foreign>.'), []],
    [
      'too much',
      { ...foreign('[zorbix]', '<Foreign>`page`</Foreign>'), 'checks.yaml': 'names: [total_amount]\n' },
      [
        'checks.yaml:1:9 `total_amount` need not be listed: no text needs it.?',
        '4:11 `zorbix` need not be listed: no text needs it.?',
        '6:1 `<Foreign>` contains no name that has to be declared.?',
      ],
    ],
  ])('leaves alone what is declared foreign by %s', async (_, files, want) =>
    expect(await found('', files)).toEqual(want),
  );

  const api = (text: string, responses = "'200': { description: Done. }"): Files =>
    description(`paths:
  /a:
    get:
      operationId: getThing
      summary: Gives a thing_idd
      description: ${JSON.stringify(text)}
      responses: { ${responses} }
components: { schemas: { A: { type: object, properties: { thing_id: { type: string }, secret: { type: string, x-internal: true } } } } }
`);

  it.each([
    ['wrong names', 'The `thing_idd`, `404`, thingId.', 3],
    ['a block of code', 'A:\n\n    `thing_idd`\n\n```\n`thing_idd`\n```', 0],
    ['names that resemble none, as there are no guides', 'The `zorbix`.', 0],
    ['targets of links and HTML', 'See [it](https://a.example/thing_idd), <a href="/thing_idd">there</a>.', 0],
  ])('judges descriptions: %s', async (_, text, count) =>
    expect(await problemsOf('prose-names', api(text))).toHaveLength(count),
  );

  it('points into descriptions however they are written', async () => {
    const folded = api('X')['openapi.yaml']?.replace('"X"', '>-\n        One line, then\n        `thing_idd`.') ?? '';
    expect(await problemsOf('prose-names', { 'openapi.yaml': folded })).toEqual([
      `openapi.yaml:10:10 ${NOT('thing_idd')}`,
    ]);
  });

  it('takes any status for declared where errors are only a default response', async () => {
    const responses = 'default: { description: Wrong. }';
    expect(await problemsOf('prose-names', api('`404`', responses))).toEqual([]);
    expect(await problemsOf('prose-names', api('`404`', `${responses}, '400': { description: Bad. }`))).toHaveLength(1);
  });

  it('says that a name is internal', async () => {
    const problems = await allProblems({ ...api(''), ...guide('The `secret`.') });
    expect(problems.filter(({ check }) => check === 'internal-reference')).toMatchObject([
      { severity: 'error', message: '`secret` is internal (`x-internal: true`): readers do not see it.' },
    ]);
  });
});
