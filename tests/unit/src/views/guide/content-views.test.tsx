/** What the golden pages do not show. */
import { describe, expect, test } from 'vitest';
import { Content } from '#src/views/content/Content.tsx';
import { Article } from '#src/views/guide/Article.tsx';
import type { Content as Nodes } from '#src/model/content.ts';
import type { EnumValue } from '#src/model/field.ts';
import { guides } from '../../../../fixtures/site.ts';
import { markup } from '../../render.tsx';

const text = (value: string) => [{ kind: 'text', value }] as const;
const values = (count: number, more: Partial<EnumValue> = {}): readonly EnumValue[] =>
  Array.from({ length: count }, (_, index) => ({ anchor: `v${index}`, value: `V${index}`, ...more }));
const tabs = (count: number): Nodes => [
  {
    kind: 'tabs',
    tabs: Array.from({ length: count }, (_, index) => ({ anchor: `t${index}`, title: `T${index}`, children: [] })),
  },
];
const catalogue = (operations: number): Nodes => [
  {
    kind: 'errorCatalogue',
    rows: [
      {
        anchor: '401',
        code: '401',
        title: 'Unauthorized',
        meaning: text('No.'),
        operations: Array.from({ length: operations }, (_, index) => ({ label: `O${index}`, href: `/o${index}` })),
      },
    ],
  },
];
const fieldOf = (enumValues: readonly EnumValue[]): Nodes => [
  {
    kind: 'schemaTable',
    anchor: 's',
    caption: 'S',
    table: {
      fields: [
        {
          anchor: 's.a',
          name: 'a',
          path: 'a',
          type: 'string',
          required: false,
          marks: [],
          description: [],
          constraints: [],
          enum: { caption: 'E', values: enumValues },
        },
      ],
    },
  },
];

describe('Content', () => {
  test.each<{ name: string; given: Nodes; want: string }>([
    { name: 'nothing', given: [], want: '' },
    {
      name: 'links of the site under its base',
      given: [{ kind: 'link', href: '/response#401', external: false, children: text('401') }],
      want: '<div><a href="/docs/response#401">401</a></div>',
    },
    {
      name: 'links elsewhere as they are',
      given: [{ kind: 'link', href: 'mailto:a@b.example', external: true, children: text('Ask') }],
      want: '<div><a href="mailto:a@b.example">Ask</a></div>',
    },
    {
      name: 'a list from three on',
      given: [{ kind: 'element', name: 'ol', start: 3, children: [] }],
      want: '<div><ol start="3"></ol></div>',
    },
    {
      name: 'elements that hold nothing',
      given: [
        { kind: 'element', name: 'br', children: [] },
        { kind: 'element', name: 'hr', children: [] },
      ],
      want: '<div><br/><hr/></div>',
    },
    {
      name: 'a meaning with brackets of its own after a comma',
      given: [{ kind: 'term', text: '5', code: true, detail: 'Phone (USSD)' }],
      want: '<div><code>5</code><span>, Phone (USSD)</span></div>',
    },
    {
      name: 'code as text where nothing highlights it, without blank lines around it',
      given: [{ kind: 'codeBlock', code: { text: '\n  <a>\n\n', syntax: 'html' } }],
      want: '<div><div data-copy-source=""><button type="button" data-copy="" aria-label="Copy code"></button><pre tabindex="0"><code>  &lt;a&gt;</code></pre></div></div>',
    },
  ])('draws $name', ({ given, want }) => expect(markup(<Content nodes={given} />)).toBe(want));

  test.each<{ name: string; given: Nodes; has?: string; hasNot?: string }>([
    { name: 'more than six alternatives are a list to pick from', given: tabs(7), has: '<select' },
    { name: 'six alternatives are tabs', given: tabs(6), has: 'role="tablist"', hasNot: '<select' },
    {
      name: 'more than three operations fold',
      given: catalogue(4),
      has: '<details><summary>4 operations</summary><ul role="list"><li><a href="/docs/o0">O0</a></li>',
    },
    { name: 'three operations do not', given: catalogue(3), hasNot: '<details>' },
    { name: 'more than six values of a field fold', given: fieldOf(values(7)), has: '7 values of <code>E</code>' },
    { name: 'six values do not', given: fieldOf(values(6)), hasNot: '<details>' },
    {
      name: 'a title that repeats its value is not shown',
      given: fieldOf(values(1, { title: 'v0' })),
      has: '<li id="v0"><code>V0</code></li>',
    },
    {
      name: 'an address of another site is told to those who cannot see the arrow',
      given: [{ kind: 'cards', cards: [{ title: 'A', href: 'https://a.example', external: true, children: [] }] }],
      has: 'A<span> (another site)</span>',
    },
  ])('$name', ({ given, has = '', hasNot }) => {
    const html = markup(<Content nodes={given} />);
    expect(html).toContain(has);
    if (hasNot !== undefined) expect(html).not.toContain(hasNot);
  });

  test('costs little for each row', () => {
    const [table] = fieldOf([]);
    if (table?.kind !== 'schemaTable') return;
    const { enum: _, ...plain } = table.table.fields[0]!;
    const fields = Array.from({ length: 300 }, (__, index) => ({ ...plain, anchor: `s.${index}`, examples: ['"x"'] }));
    const html = markup(<Content nodes={[{ ...table, table: { ...table.table, fields } }]} />);
    expect(html.length / fields.length).toBeLessThan(360);
  });
});

describe('Article', () => {
  const article = (more: Partial<(typeof guides)[number]>) => markup(<Article page={{ ...guides[0]!, ...more }} />);

  test('leaves the description out when it is empty', () => {
    expect(article({ description: '' })).toContain('<h1>Getting Started</h1></header>');
  });

  test('keeps headings with what they lead to, beside the margin', () => {
    const content: Nodes = [
      { kind: 'element', name: 'p', children: text('Before.') },
      { kind: 'heading', level: 2, anchor: 'codes', children: text('Codes') },
      ...catalogue(1),
    ];
    expect(article({ headings: [], content })).toContain('<p>Before.</p></div></div><div><div><div><h2 id="codes">');
  });

  test('links its neighbours under the base of the site', () => {
    expect(article({})).toContain('<a href="/docs/get-api-keys"><span>Next</span> Getting your API keys</a>');
    expect(article({})).not.toContain('Previous: ');
  });
});
