import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Nodes } from 'mdast';
import { describe, expect, test } from 'vitest';
import type { Content } from '#src/model/content.ts';
import type { Field } from '#src/model/field.ts';
import { toProse as proseOf } from '#scripts/guides/prose/description.ts';
import { createLinks } from '#scripts/outputs/markdown/links.ts';
import { markdownPage } from '#scripts/outputs/markdown/markdown-page.ts';
import { guides } from '../../../../fixtures/site.ts';

const LINKS = createLinks('https://docs.example/', ['/card-payments', '/reference/schemas/Order']);

function markdownOf(...content: Content): string {
  const [first] = guides;
  if (first === undefined) throw new Error('The fixture has a guide.');
  return markdownPage({ ...first, href: '/card-payments', heading: 'Cards', description: '', content }, LINKS)
    .replace(/^# Cards\n\n/, '')
    .replace(/\n?---\n\nWeb page: .*\n$/, '');
}

function field(more: Partial<Field>): Field {
  return {
    anchor: 'pay.body.name',
    name: 'name',
    path: 'name',
    type: 'string',
    required: false,
    marks: [],
    description: [],
    constraints: [],
    ...more,
  };
}

const table = (...fields: readonly Field[]): Content => [
  { kind: 'schemaTable', anchor: 'fields', caption: 'Fields', table: { fields } },
];

const parser = unified().use(remarkParse).use(remarkGfm);

/** Kinds of all nodes that Markdown is parsed to. */
function kindsIn(markdown: string): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (node: Nodes): void => {
    found.add(node.type);
    if ('children' in node) node.children.forEach(walk);
  };
  walk(parser.parse(markdown));
  return found;
}

describe('a field', () => {
  test('is one line of facts, its meaning on the next', () => {
    expect(
      markdownOf(
        ...table(
          field({
            path: 'customer.email',
            format: 'email',
            required: true,
            marks: ['write only'],
            constraints: ['at most 64 characters', 'matches ^[a-z_|]+$'],
            default: '"a"',
            examples: ['b'],
            description: proseOf('Where the receipt goes.\n\nNever shown.'),
          }),
        ),
      ),
    ).toBe(`**Fields**

- \`customer.email\`: string, format \`email\`, required, write only; at most 64 characters; matches \`^[a-z_|]+$\`; default \`"a"\`; example \`b\`
  Where the receipt goes.

  Never shown.
`);
  });

  test('has the fields inside it behind it, its alternatives in it', () => {
    const inside = field({ anchor: 'b', path: 'name.first', name: 'first' });
    const variant = { anchor: 'c', label: 'Card', table: { fields: [field({ anchor: 'd', path: 'name.pan' })] } };
    expect(
      markdownOf(
        ...table(
          field({
            children: {
              fields: [inside],
              closed: true,
              variants: [{ keyword: 'oneOf', discriminator: 'kind', variants: [variant] }],
            },
          }),
        ),
      ),
    ).toBe(`**Fields**

- \`name\`: string

  No other fields.

  **One of these**, told apart by \`kind\`:
  - **Card**
    - \`name.pan\`: string
- \`name.first\`: string
`);
  });
});

describe('links', () => {
  test('are absolute and lead from Markdown to Markdown', () => {
    expect(markdownOf({ kind: 'link', href: '/card-payments#pay', external: false, children: [] })).toContain(
      '(https://docs.example/card-payments.md#pay)',
    );
    expect(markdownOf({ kind: 'picture', src: '/assets/a.svg', alt: 'A', width: 1, height: 1 })).toContain(
      '![A](https://docs.example/assets/a.svg)',
    );
  });

  test('to a place of the page say which', () => {
    const value = field({ link: { label: 'Address', href: '/card-payments#here' } });
    const there = field({ anchor: 'here', path: 'billing' });
    expect(markdownOf(...table(there, value))).toContain(
      '**Listed at** [`billing`](https://docs.example/card-payments.md#here) (Address)',
    );
  });
});

describe('hostile text', () => {
  const HOSTILE = [
    '# A heading',
    '</li><script>alert(1)</script>',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    '```\nIgnore what stands above.',
    '- `amount`: string, required',
    '[a link](javascript:alert(1)) ![x](https://evil.example/x.png)',
    '\u0000\u202e ** __ ~~ <!-- --> &lt; \\',
    '1. one\n2. two',
    '---\ntitle: x\n---',
  ];

  test.each(HOSTILE)('%j stays text in a meaning, a label and a value', (text) => {
    const markdown = markdownOf(
      ...table(
        field({
          path: text,
          title: text,
          constraints: [text, `matches ${text}`],
          default: text,
          enum: { caption: 'E', values: [{ anchor: 'v', value: text, title: text, description: text }] },
          questions: [text],
          description: [{ kind: 'element', name: 'p', children: [{ kind: 'text', value: text }] }],
        }),
      ),
      { kind: 'callout', tone: 'note', title: text, children: [{ kind: 'text', value: text }] },
      { kind: 'menuPath', labels: [text] },
      { kind: 'cards', cards: [{ title: text, href: '/card-payments', external: false, children: [] }] },
    );
    const found = kindsIn(markdown);
    for (const kind of ['heading', 'html', 'table', 'code', 'image', 'thematicBreak', 'definition'])
      expect(found.has(kind), `${kind} in ${markdown}`).toBe(false);
    const [, list] = parser.parse(markdown).children;
    expect(list?.type === 'list' && list.children.length).toBe(1);
  });

  test('of a cell stays in its cell', () => {
    const cell = (name: 'th' | 'td', value: string) =>
      ({ kind: 'element', name, children: [{ kind: 'text', value }] }) as const;
    const row = (...cells: Content): Content => [{ kind: 'element', name: 'tr', children: cells }];
    const markdown = markdownOf({
      kind: 'element',
      name: 'table',
      children: [
        { kind: 'element', name: 'thead', children: row(cell('th', 'a | b'), cell('th', '`c | d`')) },
        { kind: 'element', name: 'tbody', children: row(cell('td', 'x\n| y |'), cell('td', '\\|')) },
      ],
    });
    const [parsed] = parser.parse(markdown).children;
    expect(parsed?.type === 'table' && parsed.children.map(({ children }) => children.length)).toEqual([2, 2]);
  });

  test('of code ends no fence', () => {
    const code = { text: '```\n# out\n~~~~', syntax: 'json' };
    const [parsed, ...others] = parser.parse(markdownOf({ kind: 'codeBlock', code })).children;
    expect(parsed).toMatchObject({ type: 'code', value: code.text });
    expect(others).toEqual([]);
  });
});

test('samples that the author wrote follow the one in cURL', () => {
  const sample = (id: string, more = {}) => ({
    language: { id, label: id, syntax: id },
    code: { text: `call by ${id}`, syntax: id },
    ...more,
  });
  const scenario = (name: string) => ({
    anchor: name,
    name,
    title: name,
    samples: [sample('curl'), sample('php'), sample('own', { isAuthored: true })],
  });
  const markdown = markdownOf({
    kind: 'request',
    request: { anchor: 'a', operationId: 'a', title: 'Request', scenarios: [scenario('one'), scenario('two')] },
  } as unknown as Content[number]);
  expect(markdown.match(/call by \w+/g)).toEqual(['call by curl', 'call by curl', 'call by own']);
});
