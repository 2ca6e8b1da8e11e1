import { describe, expect, it } from 'vitest';
import { VOCABULARY } from '../../../../scripts/pages/vocabulary/index.ts';
import type { Api } from '../../../../src/model/api.ts';
import type { ContentNode } from '../../../../src/model/content.ts';
import { operation, ref, response, scheme, SERVER, webhook } from '../model-builders.ts';
import { contentOf } from './guide.ts';

const PARTS: Partial<Api> = {
  servers: [SERVER],
  operations: [
    operation({
      operationId: 'getOrder',
      summary: 'Fetch an order',
      path: '/orders',
      responses: [response('200', { description: 'The order.' }), response('404')],
    }),
  ],
  webhooks: [webhook('orderPaid', { summary: 'Order paid' })],
  schemas: {
    Order: {
      type: 'object',
      properties: {
        id: { type: 'string' },
        status: ref('Status'),
        lines: { type: 'array', items: { type: 'object', properties: { price: { type: 'number' } } } },
        parent: ref('Order'),
      },
    },
    Status: {
      oneOf: [
        { const: 1, title: 'Ordered' },
        { const: 'Paid', title: 'paid' },
      ],
    },
  },
  examples: { Order: { name: 'Order', summary: 'An order', description: '', value: { id: 'A-1' } } },
  securitySchemes: {
    Key: scheme('apiKey', { in: 'header', parameterName: 'X-Key' }),
    Ticket: scheme('apiKey', { name: 'Ticket', in: 'query', parameterName: 'ticket' }),
  },
  catalogue: [{ code: '404', title: 'Not found', meaning: 'None.', component: 'NotFound', notPublished: [] }],
};

const inner = (text: string): ContentNode | undefined => {
  const [first] = contentOf(text, PARTS).content;
  return first?.kind === 'element' ? first.children[0] : first;
};

const WORDS: readonly { name: string; given: string; want: object | undefined }[] = [
  {
    name: 'a whole operation',
    given: '<Operation id="getOrder" />',
    want: { kind: 'operation', operation: { anchor: 'getOrder', title: 'Fetch an order', level: 3 } },
  },
  {
    name: 'an operation under other words',
    given: '<Operation id="getOrder" heading="Look it up" />',
    want: { operation: { title: 'Look it up' } },
  },
  {
    name: 'its request alone',
    given: '<Request id="getOrder" />',
    want: { kind: 'request', request: { anchor: 'getOrder.request' } },
  },
  {
    name: 'one of its answers',
    given: '<Response id="getOrder" status="404" />',
    want: { kind: 'response', response: { anchor: 'getOrder.404', title: 'Not found' } },
  },
  {
    name: 'a webhook',
    given: '<Webhook name="orderPaid" />',
    want: { kind: 'webhook', webhook: { anchor: 'orderPaid' } },
  },
  {
    name: 'the fields of a schema',
    given: '<SchemaTable name="Order" />',
    want: {
      kind: 'schemaTable',
      anchor: 'Order',
      caption: 'Order',
      table: {
        fields: [
          { anchor: 'Order.id' },
          { anchor: 'Order.status' },
          { anchor: 'Order.lines' },
          { anchor: 'Order.parent' },
        ],
      },
    },
  },
  {
    name: 'the values of an enum',
    given: '<EnumTable name="Status" />',
    want: { kind: 'enumTable', table: { values: [{ value: '1' }, { value: 'Paid' }] } },
  },
  {
    name: 'the error catalogue',
    given: '<ErrorCatalogue />',
    want: { kind: 'errorCatalogue', rows: [{ anchor: 'status-404' }] },
  },
  {
    name: 'a named example',
    given: '<Example name="Order" />',
    want: { kind: 'codePanel', panel: { title: 'An order', code: { text: '{\n  "id": "A-1"\n}', syntax: 'json' } } },
  },
  {
    name: 'a named example under other words',
    given: '<Example name="Order" title="Mine" />',
    want: { panel: { title: 'Mine' } },
  },
  {
    name: 'the snippet of a plug-in',
    given:
      '<ScriptSample example="Order" schema="Order" script="signInUrl" object="brand" method="open" then="show" />',
    want: {
      kind: 'codePanel',
      panel: { title: 'An order', code: { syntax: 'html', text: expect.stringContaining('Shop.open({') } },
    },
  },
  {
    name: 'the base address',
    given: '<BaseUrl />',
    want: { kind: 'codePanel', panel: { title: 'Base URL', code: { text: 'https://api.example', syntax: 'text' } } },
  },
  {
    name: 'a field that is explained nowhere',
    given: 'a <Field schema="Order" path="lines[].price" />',
    want: undefined,
  },
  {
    name: 'a path through the dashboard',
    given: '<Clicks>Settings > Business > *Edit*</Clicks>',
    want: { kind: 'clicks', labels: ['Settings', 'Business', 'Edit'] },
  },
  {
    name: 'steps',
    given: '<Steps>\n\n1. One\n2. Two\n\n</Steps>',
    want: { kind: 'steps', steps: [[{ name: 'p' }], [{ name: 'p' }]] },
  },
  {
    name: 'a callout',
    given: '<Callout kind="tip" title="Mind">\n\nText.\n\n</Callout>',
    want: { kind: 'callout', tone: 'tip', title: 'Mind', children: [{ name: 'p' }] },
  },
  {
    name: 'tabs',
    given: '<Tabs>\n<Tab title="By card">One.</Tab>\n<Tab title="By card">Two.</Tab>\n</Tabs>',
    want: { kind: 'tabs', tabs: [{ anchor: 'by-card', title: 'By card' }, { anchor: 'by-card-2' }] },
  },
  {
    name: 'cards',
    given: '<Cards>\n<Card title="Mail" href="mailto:a@b.example" icon="mail">Write.</Card>\n</Cards>',
    want: { kind: 'cards', cards: [{ title: 'Mail', href: 'mailto:a@b.example', external: true, icon: 'mail' }] },
  },
];

const TERMS: readonly { given: string; want: object }[] = [
  { given: '<Value enum="Status" of="1" />', want: { text: '1', detail: 'Ordered', code: true } },
  { given: '<Value enum="Status" of="1" is="Ordered" />', want: { text: '1', detail: 'Ordered', code: true } },
  { given: '<Value enum="Status" of="Paid" />', want: { text: 'Paid', code: true } },
  { given: '<Value site="brand" />', want: { text: 'Shop', code: false } },
  { given: '<Value header="Key" />', want: { text: 'X-Key', code: true } },
  {
    given: '<Value status="404" />',
    want: { text: '404', detail: 'Not found', code: true, href: '/reference/errors/404' },
  },
  { given: '<Field schema="Order" path="status" />', want: { text: 'status', code: true } },
];

const MISTAKES: readonly { name: string; given: string; want: readonly string[] }[] = [
  {
    name: 'no numbered list in steps',
    given: '<Steps>\n\n- One\n\n</Steps>',
    want: ['1:1 `<Steps>` holds no numbered list.'],
  },
  { name: 'a value that does not say which', given: 'A <Value />', want: ['1:3 `<Value>` does not say which value.'] },
  {
    name: 'a key that goes into no header',
    given: 'A <Value header="Ticket" />',
    want: ['1:10 The key of `Ticket` goes into the query, not into a header.'],
  },
  {
    name: 'an enum without its value',
    given: 'A <Value enum="Status" />',
    want: ['1:3 `<Value>` does not say which value of the enum.'],
  },
  { name: 'a tab outside tabs', given: '<Tab title="A">B</Tab>', want: ['1:1 `<Tab>` stands outside `<Tabs>`.'] },
  {
    name: 'a card outside cards',
    given: '<Card title="A" href="#b">C</Card>',
    want: ['1:1 `<Card>` stands outside `<Cards>`.'],
  },
  {
    name: 'a card without an address',
    given: '<Cards>\n<Card title="A">B</Card>\n</Cards>',
    want: ['2:1 `<Card>` lacks the attribute `href`.'],
  },
  {
    name: 'an attribute without a value',
    given: '<Operation id />',
    want: ['1:12 The attribute `id` of `<Operation>` has no value.'],
  },
  { name: 'an element without a name', given: '<>Text</>', want: ['1:1 There is no component `<>`.'] },
  {
    name: 'names of JavaScript',
    given: '<constructor />\n\n<Operation id="constructor" toString="a" />',
    want: [
      '1:1 There is no component `<constructor>`.',
      '3:29 `<Operation>` has no attribute `toString`.',
      '3:12 There is no operation `constructor`.',
    ],
  },
  {
    name: 'a field below a value',
    given: 'A <Field schema="Order" path="id.more" />',
    want: ['1:25 The schema `Order` has no field `id.more`.'],
  },
  {
    name: 'an address only a browser could mean',
    given: '[a](javascript:alert(1)) ![b](data:image/png,a)',
    want: [
      '1:1 `javascript:alert(1)` is no address a guide may link to.',
      '1:26 `data:image/png,a` is no address a guide may link to.',
    ],
  },
];

describe('the vocabulary of guides', () => {
  for (const { name, given, want } of WORDS) {
    it(`has ${name}`, () => {
      expect(contentOf(given, PARTS).problems).toEqual([]);
      if (want !== undefined) expect(inner(given)).toMatchObject(want);
    });
  }

  for (const { given, want } of TERMS) {
    it(`prints ${given}`, () => {
      expect(contentOf(`A ${given}`, PARTS).problems).toEqual([]);
      const [paragraph] = contentOf(`A ${given}`, PARTS).content;
      expect(paragraph?.kind === 'element' ? paragraph.children[1] : paragraph).toEqual({ kind: 'term', ...want });
    });
  }

  it('links fields, values and codes to where they are explained, even further down or in a component', () => {
    const { content } = contentOf(
      'See <Field schema="Order" path="status" /> <Value enum="Status" of="Paid" /> <Value status="404" />\n\n<Tabs>\n<Tab title="A">\n\n<SchemaTable name="Order" />\n\n<EnumTable name="Status" />\n\n<ErrorCatalogue />\n\n</Tab>\n</Tabs>',
      PARTS,
    );
    expect(JSON.stringify(content[0]).match(/"href":"[^"]*"/g)).toEqual([
      '"href":"/guide#Order.status"',
      '"href":"/guide#Status=Paid"',
      '"href":"/guide#status-404"',
    ]);
  });

  it('links a value to the field that lists it where no table of its own does, but to that table wherever it stands', () => {
    const hrefs = (text: string) => JSON.stringify(contentOf(text, PARTS).content[0]).match(/"href":"[^"]*"/g);
    expect(hrefs('A <Value enum="Status" of="1" />\n\n<SchemaTable name="Order" />')).toEqual([
      '"href":"/guide#Order.status=1"',
    ]);
    expect(
      hrefs('A <Value enum="Status" of="1" />\n\n<SchemaTable name="Order" />\n\n<EnumTable name="Status" />'),
    ).toEqual(['"href":"/guide#Status=1"']);
  });

  for (const { name, given, want } of MISTAKES)
    it(`reports ${name}, once`, () => expect(contentOf(given, PARTS).problems).toEqual(want));

  it('tests every word', () => {
    const tested = new Set(
      [...WORDS, ...TERMS].flatMap(({ given }) => [...given.matchAll(/<([A-Z]\w*)/g)].map((match) => match[1])),
    );
    expect([...tested].sort()).toEqual(Object.keys(VOCABULARY).sort());
  });
});
