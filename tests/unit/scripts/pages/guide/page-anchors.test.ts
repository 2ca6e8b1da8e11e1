import { beforeAll, describe, expect, it } from 'vitest';
import { compile, type Compilation } from '#scripts/checks/compile.ts';
import { anchorsOf } from '#scripts/pages/guide/page-anchors.ts';
import { searchEntries } from '#scripts/outputs/search/gather.ts';
import type { Api } from '#src/model/api.ts';
import { PARCELS } from '../../../../fixtures/parcels.ts';
import { mediaType, operation, parameter, ref, response, webhook } from '../../model-builders.ts';
import { guide, pagesOf } from '../guide.ts';

const PARTS: Partial<Api> = {
  operations: [
    operation({
      operationId: 'getOrder',
      summary: 'Fetch an order',
      description: 'Reads **one**.',
      path: '/orders',
      parameters: [parameter('query', 'page', { description: 'Which page.' })],
      responses: [response('200', { content: [mediaType({ schema: ref('Order') })] })],
    }),
    operation({ operationId: 'pay', summary: 'Pay', methodPublished: false }),
  ],
  webhooks: [webhook('paid', { summary: 'Paid', description: 'Sent.' })],
  schemas: {
    Order: {
      type: 'object',
      properties: { lines: { type: 'array', items: { properties: { price: {} } } }, by: ref('Means') },
    },
    Means: { oneOf: [ref('Card'), ref('Channel')] },
    Card: { type: 'object', properties: { number: { description: 'Digits.' } } },
    Channel: { oneOf: [{ const: 5, title: 'Phone', description: 'USSD.' }, { const: 6 }] },
  },
  catalogue: [
    {
      code: '401',
      title: 'Unauthorized',
      meaning: 'Wrong key.',
      remedy: 'Use yours.',
      component: 'Unauthorized',
      notPublished: [],
    },
  ],
};

/** Places of each word; entries of the search without the page itself. */
type Row = readonly [name: string, given: string, anchors: readonly string[], found: readonly string[]];

const PLACES: readonly Row[] = [
  [
    'a heading, by its text, terms included',
    '## Pay by <Value enum="Channel" of="5" />',
    ['pay-by'],
    ['heading | Pay by 5 (Phone) | pay-by | Orders | '],
  ],
  [
    'a heading, with the paragraph below it',
    '## Pay\n\nBy *card* or cash.\n\nSoon.\n\n## List\n\n- One',
    ['pay', 'list'],
    ['heading | Pay | pay | Orders | By card or cash. Soon.', 'heading | List | list | Orders | One'],
  ],
  [
    'headings, wherever they stand; of those over mere links none is found',
    '> ## A\n\n<Steps>\n\n1. ### B\n\n</Steps>\n\n<Tabs>\n<Tab title="C">\n\n### D\n\n</Tab>\n</Tabs>\n\n<Cards>\n<Card title="E" href="#a">\n\n### F\n\n</Card>\n</Cards>\n\n<Callout kind="tip" title="G">\n\n### H\n\n</Callout>',
    ['a', 'b', 'c', 'd', 'f', 'h'],
    ['heading | A | a | Orders | ', 'heading | B | b | Orders | C', 'heading | H | h | Orders | '],
  ],
  [
    'an operation with its fields, alternatives and values',
    '<Operation id="getOrder" />',
    [
      'getOrder',
      'getOrder.query',
      'getOrder.query.page',
      'getOrder.responses',
      'getOrder.200',
      'getOrder.200.lines',
      'getOrder.200.lines.price',
      'getOrder.200.by',
      'getOrder.200.by.Card',
      'getOrder.200.by.Card.number',
      'getOrder.200.by.Channel',
      'getOrder.200.by.Channel=5',
      'getOrder.200.by.Channel=6',
      'getOrder.request',
      'getOrder.request.sample',
    ],
    [
      'operation | Fetch an order | getOrder | GET /orders | Reads one.',
      'parameter | page | getOrder.query.page | Fetch an order, query parameters | Which page.',
      'field | lines | getOrder.200.lines | Fetch an order, response 200 | ',
      'field | price | getOrder.200.lines.price | lines[].price, Fetch an order, response 200 | ',
      'field | by | getOrder.200.by | Fetch an order, response 200 | ',
      'field | number | getOrder.200.by.Card.number | by.number, Fetch an order, response 200, Card | Digits.',
      'value | 5 Phone | getOrder.200.by.Channel=5 | Fetch an order, response 200, Channel | USSD.',
      'value | 6 | getOrder.200.by.Channel=6 | Fetch an order, response 200, Channel | ',
    ],
  ],
  [
    'an operation without an address, by its page',
    '<Operation id="pay" />',
    ['pay'],
    ['operation | Pay | pay | Orders | '],
  ],
  ['a request', '<Request id="getOrder" />', ['getOrder.request', 'getOrder.request.sample'], []],
  ['a webhook', '<Webhook name="paid" />', ['paid'], ['webhook | Paid | paid | Webhook | Sent.']],
  [
    'the fields of a schema',
    '<SchemaTable name="Card" />',
    ['Card', 'Card.number'],
    ['field | number | Card.number | Card, Orders | Digits.'],
  ],
  [
    'the values of an enum',
    '<EnumTable name="Channel" />',
    ['Channel=5', 'Channel=6'],
    ['value | 5 Phone | Channel=5 | Channel, Orders | USSD.', 'value | 6 | Channel=6 | Channel, Orders | '],
  ],
  [
    'the codes of the catalogue',
    '<ErrorCatalogue />',
    ['status-401'],
    ['error | 401 Unauthorized | status-401 | Orders | Wrong key. Use yours.'],
  ],
];

describe('the places of a guide', () => {
  it.each(PLACES)('include %s', (_, given, anchors, found) => {
    const page = pagesOf([guide('orders', given, { heading: 'Orders', description: 'All.' })], PARTS).site.pages[0];
    if (page?.kind !== 'guide') throw new Error('There is no guide.');
    const entries = searchEntries([page]).map(({ kind, title, places: [place], text }) =>
      [kind, title, place?.href.replace('/orders#', ''), place?.where, text.join(' ')].join(' | '),
    );
    expect(anchorsOf(page)).toEqual(anchors);
    expect(entries).toEqual(['page | Orders | /orders | Start | All.', ...found]);
  });
});

describe('the anchors of a site', () => {
  let site: NonNullable<Compilation['site']>;
  beforeAll(async () => {
    const compilation = await compile(PARCELS, { runsChecks: false });
    if (compilation.site === undefined) throw new Error('The site does not compile.');
    ({ site } = compilation);
  });

  const everyPage = () => [
    ...site.pages.filter((page) => page.kind !== 'notFound'),
    ...site.reference.hrefs.map((href) => site.reference.page(href)),
  ];

  it('are where the list of headings and the search lead', () => {
    const pages = everyPage();
    const places = new Set(
      pages.flatMap((page) => [page.href, ...anchorsOf(page).map((anchor) => `${page.href}#${anchor}`)]),
    );
    const headings = pages.flatMap((page) =>
      ('headings' in page ? page.headings : []).map(({ anchor }) => `${page.href}#${anchor}`),
    );
    expect(
      [...headings, ...searchEntries(pages).flatMap(({ places }) => places.map(({ href }) => href))].filter(
        (href) => !places.has(href),
      ),
    ).toEqual([]);
  });

  it('leave no two results of the search the same', () => {
    const results = searchEntries(everyPage()).map(({ kind, title, text, places }) =>
      JSON.stringify([kind, title, text, places[0]]),
    );
    expect(results.filter((result, index) => results.indexOf(result) !== index)).toEqual([]);
  });
});
