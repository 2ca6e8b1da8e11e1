import { describe, expect, it } from 'vitest';
import { searchEntries } from '../../../../scripts/pages/search-entries.ts';
import type { Content } from '../../../../src/model/content.ts';
import type { Field } from '../../../../src/model/field.ts';
import type { GuidePage } from '../../../../src/model/page.ts';

const text = (value: string): Content => [{ kind: 'text', value }];
const field = (path: string, more: Partial<Field> = {}): Field => ({
  anchor: path,
  name: path,
  path,
  type: 'string',
  required: false,
  marks: [],
  description: text(`About ${path}.`),
  constraints: [],
  notices: [],
  ...more,
});

function entries(content: Content): readonly string[] {
  const page: GuidePage = {
    kind: 'guide',
    href: '/orders',
    title: 'Orders | API',
    heading: 'Orders',
    description: 'All of them.',
    group: 'Start',
    unlisted: false,
    headings: [],
    content,
  };
  return searchEntries(page).map(({ kind, title, href, context, text: more }) =>
    [kind, title, href, context, more].join(' | '),
  );
}

describe('searchEntries', () => {
  it('finds the page itself, by heading, title and description', () =>
    expect(entries([])).toEqual(['page | Orders | /orders | Start | Orders | API All of them.']));

  it('finds headings by their text, terms included', () => {
    expect(
      entries([
        {
          kind: 'heading',
          level: 2,
          anchor: 'pay',
          children: [...text('Pay by '), { kind: 'term', text: '5', detail: 'Phone', code: true }],
        },
      ]).slice(1),
    ).toEqual(['heading | Pay by 5 (Phone) | /orders#pay | Orders | ']);
  });

  it('finds an operation by title, id and path, and its fields by their path', () => {
    const found = entries([
      {
        kind: 'operation',
        operation: {
          anchor: 'get',
          operationId: 'getOrder',
          title: 'Fetch',
          level: 3,
          method: 'GET',
          path: '/orders/{id}',
          deprecated: false,
          description: text('Reads.'),
          needs: [],
          notices: [],
          servers: [],
          callbacks: [],
          stated: [],
          inputs: [
            {
              anchor: 'q',
              title: 'Query parameters',
              description: [],
              table: { fields: [field('page')], notices: [] },
            },
          ],
          responses: [
            {
              anchor: 'r',
              status: '200',
              title: 'OK',
              description: [],
              alternatives: [],
              links: [],
              examples: [],
              notices: [],
              table: {
                fields: [field('data', { children: { fields: [field('data.id')], notices: [] } })],
                notices: [],
              },
            },
          ],
        },
      },
    ]);
    expect(found.slice(1)).toEqual([
      'operation | Fetch | /orders#get | GET /orders/{id} | getOrder Reads.',
      'field | page | /orders#page | Fetch, query parameters | About page.',
      'field | data | /orders#data | Fetch, response 200 | About data.',
      'field | data.id | /orders#data.id | Fetch, response 200 | About data.id.',
    ]);
  });

  it('tells an operation without an address by its page', () => {
    expect(
      entries([
        {
          kind: 'operation',
          operation: {
            anchor: 'pay',
            operationId: 'pay',
            title: 'Pay',
            level: 3,
            deprecated: false,
            description: [],
            needs: [],
            notices: [],
            inputs: [],
            servers: [],
            callbacks: [],
            stated: [],
            responses: [],
          },
        },
      ]).slice(1),
    ).toEqual(['operation | Pay | /orders#pay | Orders | pay ']);
  });

  it('finds enum values by value and meaning, in tables and at fields', () => {
    const values = {
      caption: 'Channel',
      notices: [],
      values: [
        { anchor: 'c=5', value: '5', title: 'Phone', description: 'USSD.' },
        { anchor: 'c=6', value: '6' },
      ],
    };
    const want = ['enum | 5 Phone | /orders#c=5 | Channel | USSD.', 'enum | 6 | /orders#c=6 | Channel | '];
    expect(entries([{ kind: 'enumTable', table: values }]).slice(1)).toEqual(want);
    expect(
      entries([
        {
          kind: 'schemaTable',
          anchor: 'S',
          caption: 'Order',
          table: { fields: [field('channel', { enum: values })], notices: [] },
        },
      ]).slice(2),
    ).toEqual(want);
  });

  it('tells the fields of alternatives apart', () => {
    const variants = {
      keyword: 'oneOf',
      variants: [{ anchor: 'card', label: 'Card', table: { fields: [field('number')], notices: [] } }],
    } as const;
    expect(
      entries([
        {
          kind: 'schemaTable',
          anchor: 'S',
          caption: 'Payment',
          table: { fields: [], notices: [], variants: [variants] },
        },
      ]).slice(1),
    ).toEqual(['field | number | /orders#number | Payment, Card | About number.']);
  });

  it('finds codes of the catalogue by code, title, meaning and remedy', () => {
    expect(
      entries([
        {
          kind: 'errorCatalogue',
          rows: [
            {
              anchor: 'status-401',
              code: '401',
              title: 'Unauthorized',
              meaning: text('Wrong key.'),
              remedy: text('Use yours.'),
              operations: [],
              notices: [],
            },
          ],
        },
      ]).slice(1),
    ).toEqual(['error | 401 Unauthorized | /orders#status-401 | Orders | Wrong key. Use yours.']);
  });

  it('finds webhooks, and what stands in steps, tabs and callouts', () => {
    const heading = (anchor: string): Content => [{ kind: 'heading', level: 3, anchor, children: text(anchor) }];
    const found = entries([
      {
        kind: 'webhook',
        webhook: {
          anchor: 'paid',
          name: 'paid',
          title: 'Paid',
          level: 3,
          method: 'POST',
          target: [{ kind: 'text', value: 'to your server' }],
          deprecated: false,
          needs: [],
          stated: [],
          responses: [],
          description: text('Sent.'),
          notices: [],
          examples: [],
          receivers: [],
          inputs: [{ anchor: 'b', title: 'Payload', description: [], table: { fields: [field('id')], notices: [] } }],
        },
      },
      { kind: 'steps', steps: [heading('a')] },
      { kind: 'tabs', tabs: [{ anchor: 't', title: 'T', children: heading('b') }] },
      { kind: 'callout', tone: 'tip', title: 'Tip', children: heading('c') },
    ]);
    expect(found.slice(1).map((entry) => entry.split(' | ').slice(0, 3).join(' '))).toEqual([
      'operation Paid /orders#paid',
      'field id /orders#id',
      'heading a /orders#a',
      'heading b /orders#b',
      'heading c /orders#c',
    ]);
  });
});
