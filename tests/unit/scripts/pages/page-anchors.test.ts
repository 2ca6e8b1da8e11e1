import { beforeAll, describe, expect, it } from 'vitest';
import { compile, type Compilation } from '../../../../scripts/compile.ts';
import { anchorsOf } from '../../../../scripts/pages/page-anchors.ts';
import type { Content } from '../../../../src/model/content.ts';
import type { FieldTable } from '../../../../src/model/field.ts';

const text = (value: string): Content => [{ kind: 'text', value }];
const table = (anchor: string): FieldTable => ({
  notices: [],
  fields: [
    {
      anchor,
      name: 'a',
      path: 'a',
      type: 'string',
      required: false,
      marks: [],
      description: [],
      constraints: [],
      notices: [],
      enum: { caption: 'A', notices: [], values: [{ anchor: `${anchor}=1`, value: '1' }] },
      children: {
        fields: [],
        notices: [],
        variants: [
          {
            keyword: 'oneOf',
            variants: [{ anchor: `${anchor}.Card`, label: 'Card', table: { fields: [], notices: [] } }],
          },
        ],
      },
    },
  ],
});

const TABLE: readonly { name: string; given: Content; want: readonly string[] }[] = [
  {
    name: 'headings, however deep they stand',
    given: [
      {
        kind: 'callout',
        tone: 'note',
        title: '',
        children: [
          {
            kind: 'element',
            name: 'blockquote',
            children: [{ kind: 'heading', level: 2, anchor: 'a', children: text('A') }],
          },
        ],
      },
    ],
    want: ['a'],
  },
  {
    name: 'tabs and what they hold',
    given: [
      {
        kind: 'tabs',
        tabs: [
          { anchor: 'one', title: 'One', children: [{ kind: 'heading', level: 3, anchor: 'in-one', children: [] }] },
        ],
      },
    ],
    want: ['one', 'in-one'],
  },
  {
    name: 'what stands in steps',
    given: [{ kind: 'steps', steps: [[{ kind: 'heading', level: 3, anchor: 'step', children: [] }]] }],
    want: ['step'],
  },
  {
    name: 'fields, values and alternatives',
    given: [{ kind: 'schemaTable', anchor: 'A', caption: 'A', table: table('a') }],
    want: ['A', 'a', 'a=1', 'a.Card'],
  },
  {
    name: 'values of an enum',
    given: [
      {
        kind: 'enumTable',
        table: {
          caption: 'A',
          notices: [],
          values: [
            { anchor: 'a=1', value: '1' },
            { anchor: 'a=2', value: '2' },
          ],
        },
      },
    ],
    want: ['a=1', 'a=2'],
  },
  {
    name: 'codes of the catalogue',
    given: [
      {
        kind: 'errorCatalogue',
        rows: [{ anchor: 'status-404', code: '404', title: '', meaning: [], operations: [], notices: [] }],
      },
    ],
    want: ['status-404'],
  },
  {
    name: 'inputs, responses, examples and samples of an operation',
    given: [
      {
        kind: 'operation',
        operation: {
          anchor: 'get',
          operationId: 'get',
          title: '',
          level: 3,
          deprecated: false,
          description: [],
          needs: [],
          notices: [],
          servers: [],
          callbacks: [],
          stated: [],
          inputs: [{ anchor: 'get.query', title: '', description: [], table: table('get.query.a') }],
          responses: [
            {
              anchor: 'get.200',
              status: '200',
              title: '',
              description: [],
              notices: [],
              alternatives: [],
              links: [],
              table: table('get.200.a'),
              examples: [{ anchor: 'get.200.e', name: 'e', title: '', code: { text: '', syntax: '' } }],
            },
          ],
          request: {
            anchor: 'get.request',
            operationId: 'get',
            title: '',
            scenarios: [{ anchor: 'get.request.s', name: 's', title: '', samples: [], notices: [] }],
          },
        },
      },
    ],
    want: [
      'get',
      'get.query',
      'get.query.a',
      'get.query.a=1',
      'get.query.a.Card',
      'get.responses',
      'get.200',
      'get.200.a',
      'get.200.a=1',
      'get.200.a.Card',
      'get.200.e',
      'get.request',
      'get.request.s',
    ],
  },
  {
    name: 'nothing of text and links',
    given: [
      { kind: 'link', href: '#a', external: false, children: text('a') },
      { kind: 'term', text: 'a', code: true, href: '#b' },
    ],
    want: [],
  },
];

describe('anchorsOf', () => {
  for (const { name, given, want } of TABLE) it(`finds ${name}`, () => expect(anchorsOf(given)).toEqual(want));
});

describe('the anchors of this site', () => {
  let site: NonNullable<Compilation['site']>;
  beforeAll(async () => {
    const compilation = await compile({ openapi: 'openapi/openapi.yaml', guides: 'guides' });
    if (compilation.site === undefined) throw new Error('The site does not compile.');
    ({ site } = compilation);
  }, 60_000);

  const everyPage = () => [
    ...site.pages.filter((page) => page.kind !== 'notFound'),
    ...site.reference.hrefs.map((href) => site.reference.page(href)),
  ];

  it('are unique in every page', () => {
    for (const page of everyPage()) {
      const anchors = anchorsOf(page.content);
      expect(
        anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index),
        page.href,
      ).toEqual([]);
    }
  });

  it('hold no white space and nothing empty', () => {
    const anchors = everyPage().flatMap((page) => anchorsOf(page.content));
    expect(anchors.length).toBeGreaterThan(500);
    expect(anchors.filter((anchor) => anchor === '' || /\s/.test(anchor))).toEqual([]);
  });

  it('are where the list of headings and the search lead', () => {
    const pages = everyPage();
    const places = new Set(
      pages.flatMap((page) => [page.href, ...anchorsOf(page.content).map((anchor) => `${page.href}#${anchor}`)]),
    );
    const headings = pages.flatMap((page) =>
      ('headings' in page ? page.headings : []).map(({ anchor }) => `${page.href}#${anchor}`),
    );
    expect([...headings, ...site.search.map(({ href }) => href)].filter((href) => !places.has(href))).toEqual([]);
  });

  it('leave no two results of the search the same', () => {
    const results = site.search.map(({ kind, title, context, href }) => [kind, title, context, href].join(' | '));
    expect(results.filter((result, index) => results.indexOf(result) !== index)).toEqual([]);
  });
});
