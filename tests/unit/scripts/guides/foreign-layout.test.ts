import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { readLayout } from '../../../../scripts/guides/layout.ts';
import { loadGuides } from '../../../../scripts/guides/load-guides.ts';
import { translate } from '../../../../scripts/guides/translate.ts';
import { parseMdx } from '../../../../scripts/prose/markdown.ts';

const LAYOUT = readLayout({
  sidebar: 'sidebar.json',
  components: { Schema: 'SchemaTable', Enum: { component: 'EnumTable', attributes: { schema: 'name' } } },
});
const guide = (more = '') => `---\ntitle: A\ndescription: B\n${more}---\n\n# A\n`;

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function load(files: Readonly<Record<string, string>>) {
  root = mkdtempSync(join(tmpdir(), 'layout-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const { guides, problems } = await loadGuides(root, LAYOUT);
  return {
    ...guides,
    problems: problems.map(
      ({ message, location: { file, line, column } }) =>
        `${file.split('/layout-')[1]?.replace(/^[^/]*\//, '')}:${line}:${column} ${message}`,
    ),
  };
}

const list = (...entries: readonly (readonly [label: string, page: string])[]) =>
  `[\n${entries.map(([label, page]) => `  { "label": "${label}", "page": "${page}" }`).join(',\n')}\n]\n`;

describe('a layout with a sidebar written by hand', () => {
  it('orders and labels guides as the sidebar does, needs no groups and no site.yaml', async () => {
    const { guides, groups, problems } = await load({
      'sidebar.json': list(['Second', 'b'], ['First', 'more/a']),
      'more/a.mdx': guide(),
      'b.mdx': guide(),
      'hidden.mdx': guide('unlisted: true\n'),
    });
    expect(problems).toEqual([]);
    expect(groups.map(({ folder }) => folder)).toEqual(['']);
    expect(guides.map(({ href, frontmatter }) => `${href} ${frontmatter.navLabel}`)).toEqual([
      '/b Second',
      '/more/a First',
      '/hidden A',
    ]);
  });

  const MISTAKES: readonly { name: string; given: Readonly<Record<string, string>>; want: readonly string[] }[] = [
    {
      name: 'an entry without a page',
      given: { 'a.mdx': guide(), 'sidebar.json': list(['A', 'a'], ['Refunds', 'refunds']) },
      want: ['sidebar.json:3:33 The sidebar lists `refunds`, which is no page.'],
    },
    {
      name: 'a page without an entry',
      given: { 'a.mdx': guide(), 'b.mdx': guide(), 'sidebar.json': list(['A', 'a']) },
      want: ['b.mdx:1:1 The sidebar does not list `b`.'],
    },
    {
      name: 'a page listed twice',
      given: { 'a.mdx': guide(), 'sidebar.json': list(['A', 'a'], ['B', 'a']) },
      want: ['sidebar.json:3:27 The sidebar lists `a` twice.'],
    },
    {
      name: 'a label given twice',
      given: { 'a.mdx': guide(), 'b.mdx': guide(), 'sidebar.json': list(['A', 'a'], ['A', 'b']) },
      want: ['sidebar.json:3:14 Two entries of the sidebar are labelled `A`.'],
    },
    {
      name: 'an entry without label, and one without page',
      given: { 'a.mdx': guide(), 'sidebar.json': list(['', 'a'], ['B', '']) },
      want: [
        'sidebar.json:2:3 The entry `a` has no `label`.',
        'sidebar.json:3:3 An entry of the sidebar has no `page`.',
      ],
    },
    {
      name: 'no sidebar at all',
      given: { 'a.mdx': guide() },
      want: [expect.stringMatching(/sidebar\.json:1:1 There is no sidebar/) as string],
    },
    {
      name: 'a sidebar that cannot be read',
      given: { 'a.mdx': guide(), 'sidebar.json': '[\n' },
      want: [expect.stringMatching(/^sidebar\.json:2:1 /) as string],
    },
  ];
  for (const { name, given, want } of MISTAKES)
    it(`reports ${name}`, async () => expect((await load(given)).problems).toEqual(want));
});

describe('translate', () => {
  const urls = (text: string, page: string) =>
    [...JSON.stringify(translate(parseMdx(text), page, LAYOUT)).matchAll(/"url":"([^"]*)"/g)].map(([, url]) => url);

  it('reads links to files as addresses, and leaves all others', () => {
    expect(urls('[a](./b.mdx#c) [a](b.mdx) [a](../b.md) [a](b)', 'start/a.mdx')).toEqual([
      '/start/b#c',
      '/start/b',
      '/b',
      '/start/b',
    ]);
    expect(
      urls('[a](https://a.example/b.mdx) [a](mailto:a@b.example) [a](#c) [a](/b) [a](site:brand)', 'a.mdx'),
    ).toEqual(['https://a.example/b.mdx', 'mailto:a@b.example', '#c', '/b', 'site:brand']);
  });

  it('calls components and attributes by our names, where they stand', () => {
    const [enumTable, schema] = translate(
      parseMdx('<Enum schema="A" />\n\n<Schema name="B" />\n'),
      'a.mdx',
      LAYOUT,
    ).children;
    expect(enumTable).toMatchObject({
      name: 'EnumTable',
      attributes: [{ name: 'name', value: 'A', position: { start: { column: 7 } } }],
    });
    expect(schema).toMatchObject({ name: 'SchemaTable', attributes: [{ name: 'name', value: 'B' }] });
  });
});
