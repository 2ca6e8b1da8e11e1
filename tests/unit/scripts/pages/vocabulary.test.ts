import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { VOCABULARY } from '#scripts/pages/vocabulary/index.ts';
import type { Api } from '#src/model/api.ts';
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
      required: ['id'],
      properties: {
        id: { type: 'string', maxLength: 9, default: 'A' },
        status: ref('Status'),
        lines: { type: 'array', items: { type: 'object', properties: { price: { type: 'number' } } } },
        parent: ref('Order'),
        buyer: {
          type: 'object',
          'x-not-published': ['required'],
          properties: { name: { type: 'string' } },
        },
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

/** Beside what the golden page of every word shows. */
const TERMS: readonly (readonly [given: string, want: object])[] = [
  ['<Value enum="Status" of="1" is="Ordered" />', { text: '1', detail: 'Ordered', code: true }],
  ['<Value enum="Status" of="Paid" />', { text: 'Paid', code: true }],
  ['<Field schema="Order" path="lines[].price" required />', { text: 'optional', code: false }],
];

const MISTAKES: readonly (readonly [name: string, given: string, ...want: string[]])[] = [
  ['no numbered list in steps', '<Steps>\n\n- One\n\n</Steps>', '1:1 `<Steps>` contains no numbered list.'],
  [
    'code beside the list of steps',
    '<Steps>\n\n1. One\n\n```\ncode\n```\n\n</Steps>',
    '5:1 `<Steps>` shows a single numbered list.',
  ],
  [
    'whether a field is required, which is not published',
    '<Field schema="Order" path="buyer.name" required />',
    '1:41 It is not published whether the field `buyer.name` is required.',
  ],
  ['a fold without a summary', '<details>\n\nText.\n\n</details>', '1:1 `<details>` has no summary.'],
  ['a summary outside a fold', 'Text <summary>Why</summary>.', '1:6 `<summary>` is outside `<details>`.'],
  ['a value that does not say which', 'A <Value />', '1:3 `<Value>` does not name a value.'],
  [
    'a key that goes into no header',
    'A <Value header="Ticket" />',
    '1:10 The key of `Ticket` is sent in the query, not in a header.',
  ],
  ['an enum without its value', 'A <Value enum="Status" />', '1:3 `<Value>` does not name a value of the enum.'],
  [
    'a value with another meaning',
    'A <Value enum="Status" of="1" is="Paid" /> of <Value status="404" is="Lost" />',
    '1:31 `1` means `Ordered` in the OpenAPI description, not `Paid`.',
    '1:67 `404` means `Not found` in the OpenAPI description, not `Lost`.',
  ],
  [
    'a limit that the field does not have, and none at all',
    '<Field schema="Order" path="id" limit="minLength" /> <Field schema="Order" path="id" limit="maxlength" />',
    '1:33 The field `id` has no `minLength` in the OpenAPI description.',
    '1:86 `maxlength` is not a limit.',
  ],
  [
    'names of attributes that were guessed',
    '<Callout type="tip" heading="A">B</Callout> <Value enum="Paid" of="Status" />',
    '1:10 `<Callout>` has no attributes `type`, `heading`.',
    '1:52 `enum` of `<Value>` is the schema, and `of` its value.',
  ],
  [
    'components of other tools, each once',
    '<Steps>\n\n<Step title="One">\n\nText.\n\n</Step>\n\n</Steps>\n\n<Tabs><TabItem label="A">B</TabItem></Tabs>\n\n<Accordion />',
    '3:1 There is no component `<Step>`.',
    '11:7 There is no component `<TabItem>`.',
    '13:1 There is no component `<Accordion>`.',
  ],
  [
    'a value with attributes of its own',
    'A <Value schema="S" value="P" />',
    '1:10 `<Value>` has no attributes `schema`, `value`.',
  ],
  ['text among tabs', '<Tabs>\n\nA\n\n</Tabs>', '3:1 `<Tabs>` shows only tabs.'],
  ['an image with an attribute of its own', '<img src="a.png" class="b" />', '1:1 There is no component `<img>`.'],
  ['a tab outside tabs', '<Tab title="A">B</Tab>', '1:1 `<Tab>` is outside `<Tabs>`.'],
  ['a card outside cards', '<Card title="A" href="#b">C</Card>', '1:1 `<Card>` is outside `<Cards>`.'],
  [
    'a card without an address',
    '<Cards>\n<Card title="A">B</Card>\n</Cards>',
    '2:1 `<Card>` lacks the attribute `href`.',
  ],
  ['an attribute without a value', '<Operation id />', '1:12 The attribute `id` of `<Operation>` has no value.'],
  [
    'a flag with a value',
    '<Operation id="getOrder" short="yes" />',
    '1:26 The attribute `short` of `<Operation>` takes no value.',
  ],
  [
    'a level that no operation has',
    '<Operation id="getOrder" level="4" />',
    '1:26 `4` is not a level of `<Operation>`.',
  ],
  ['an option outside its table', '<Option title="A" href="#b" />', '1:1 `<Option>` is outside `<Readiness>`.'],
  [
    'an option whose guide does not exist',
    '<Readiness>\n<Option title="A" href="/nowhere" />\n</Readiness>',
    '2:19 There is no page `/nowhere`.',
  ],
  ['an element without a name', '<>Text</>', '1:1 There is no component `<>`.'],
  [
    'names of JavaScript',
    '<constructor />\n\n<Operation id="constructor" toString="a" />',
    '1:1 There is no component `<constructor>`.',
    '3:29 `<Operation>` has no attribute `toString`.',
    '3:12 There is no operation `constructor`.',
  ],
  [
    'a field below a value',
    'A <Field schema="Order" path="id.more" />',
    '1:25 The schema `Order` has no field `id.more`.',
  ],
  [
    'an address only a browser could mean',
    '[a](javascript:alert(1)) ![b](data:image/png,a)',
    '1:1 `javascript:alert(1)` is not a URL that a guide may link to.',
    '1:26 `data:image/png,a` is not a URL that a guide may link to.',
  ],
];

describe('the vocabulary of guides', () => {
  it.each(TERMS)('prints %s', (given, want) => {
    const { problems, content } = contentOf(`A ${given}`, PARTS);
    expect(problems).toEqual([]);
    const [paragraph] = content;
    expect(paragraph?.kind === 'element' ? paragraph.children[1] : paragraph).toEqual({ kind: 'term', ...want });
  });

  it('prints the base URL as code in a sentence', () => {
    const { problems, content } = contentOf('It is <BaseUrl />. Go on.', PARTS);
    expect(problems).toEqual([]);
    expect(content).toMatchObject([
      { name: 'p', children: [{ value: 'It is ' }, { name: 'code' }, { value: '. Go on.' }] },
    ]);
  });

  it('shows the fences among tabs under their titles, or their languages', () => {
    const { problems, content } = contentOf(
      '<Tabs>\n\n```js title="Node.js" {1}\na\n```\n\n```go\nb\n```\n\n<Tab title="C">\n\nc\n\n</Tab>\n</Tabs>',
    );
    expect(problems).toEqual([]);
    const codeBlock = (text: string, syntax: string) => ({ kind: 'codeBlock', code: { text, syntax } });
    expect(content).toEqual([
      {
        kind: 'tabs',
        tabs: [
          { anchor: 'node-js', title: 'Node.js', children: [{ ...codeBlock('a', 'js'), marks: [1] }] },
          { anchor: 'go', title: 'go', children: [codeBlock('b', 'go')] },
          {
            anchor: 'c',
            title: 'C',
            children: [{ kind: 'element', name: 'p', children: [{ kind: 'text', value: 'c' }] }],
          },
        ],
      },
    ]);
  });

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

  it.each(MISTAKES)('reports %s, once', (_, given, ...want) => expect(contentOf(given, PARTS).problems).toEqual(want));

  it.each([
    ['sttaus', 'Did you mean `status`?'],
    ['price', 'Did you mean `lines[].price`?'],
    ['lines[].total', 'Write `lines[].price`. All are on `/reference/schemas/Order`.'],
    ['nonsense', 'Write one of `id`, `status`, `lines`, `parent`, `buyer`. All are on `/reference/schemas/Order`.'],
  ])('leads from the unknown field %s to one that is there', (path, want) =>
    expect(contentOf(`A <Field schema="Order" path="${path}" />`, PARTS).hints).toEqual([want]),
  );

  it('gives an operation the level and the shortness that the guide wants', () => {
    const shown = (attributes: string) => {
      const [node] = contentOf(`<Operation id="getOrder" ${attributes} />`, PARTS).content;
      return node?.kind === 'operation' ? [node.operation.level, node.operation.short] : node;
    };
    expect(shown('')).toEqual([3, undefined]);
    expect(shown('level="2"')).toEqual([2, undefined]);
    expect(shown('level="3" short')).toEqual([3, true]);
  });

  it('has a golden page that shows every word', () => {
    const golden = readFileSync('tests/golden/vocabulary/guide.mdx', 'utf8');
    expect(Object.keys(VOCABULARY).filter((word) => !golden.includes(`<${word}`))).toEqual([]);
  });
});
