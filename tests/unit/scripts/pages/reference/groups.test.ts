import { describe, expect, it } from 'vitest';
import type { Tag } from '#src/model/api.ts';
import { operation, response, webhook } from '../../model-builders.ts';
import { linesOf, pageOf, referenceOf } from './reference-pages.ts';

const tag = (name: string, more: Partial<Tag> = {}): Tag => ({ name, displayName: name, description: '', ...more });
const call = (operationId: string, ...tags: string[]) => operation({ operationId, summary: operationId, tags });
const outline = (parts: Parameters<typeof referenceOf>[0]): readonly string[] =>
  referenceOf(parts).groups.map(
    ({ under, label, entries }) =>
      `${under === undefined ? '' : `${under} / `}${label}: ${entries.map((entry) => entry.label).join(', ')}`,
  );

describe('groups of the reference', () => {
  it.each<[string, Parameters<typeof referenceOf>[0], readonly string[]]>([
    [
      'tags by `x-tagGroups`, the rest behind',
      {
        tags: [tag('a'), tag('b'), tag('c')],
        tagGroups: [
          { name: 'Second', tags: ['c'] },
          { name: 'First', tags: ['b', 'c'] },
        ],
        operations: [call('one', 'a'), call('two', 'b'), call('three', 'c')],
        schemas: { S: {} },
      },
      ['Second / c: three', 'First / b: two', 'More / a: one', 'More / Schemas: S'],
    ],
    [
      'tags by their parents (OpenAPI 3.2)',
      {
        tags: [
          tag('shop', { displayName: 'Shop' }),
          tag('cart', { parent: 'shop' }),
          tag('line', { parent: 'cart' }),
          tag('other'),
        ],
        operations: [call('one', 'line'), call('two', 'other'), call('three', 'shop')],
      },
      ['Shop / Shop: three', 'Shop › cart / line: one', 'More / other: two'],
    ],
    [
      'tags whose parents lead in a circle',
      {
        tags: [tag('a', { parent: 'b' }), tag('b', { parent: 'a' })],
        operations: [call('one', 'a'), call('two', 'b')],
      },
      ['b / a: one', 'a / b: two'],
    ],
    [
      'tags without operations where they have a text or documentation',
      {
        tags: [
          tag('intro', { description: 'Read this.' }),
          tag('a'),
          tag('unused'),
          tag('more', { externalDocs: { url: 'https://a.example', description: '' } }),
        ],
        operations: [call('one', 'a')],
      },
      ['intro: ', 'a: one', 'more: '],
    ],
    [
      'errors that operations answer with',
      { operations: [operation({ summary: 'one', responses: [response('404'), response('200'), response('5XX')] })] },
      ['Operations: one', 'Errors: 404 Not Found, 5XX Server error'],
    ],
  ])('list %s', (_, parts, want) => {
    expect(outline(parts)).toEqual(want);
  });
});

describe('addresses of the reference', () => {
  it('differ for names that differ only by letter case', () => {
    const [, first, second] = referenceOf({ schemas: { order: {}, Order: {} } })
      .hrefs.filter((href) => href.includes('/schemas'))
      .map((href) => href.toLowerCase());
    expect(first).not.toBe(second);
  });

  it('differ for webhooks of one name and several methods; the first keeps the name', () => {
    const { hrefs, page } = referenceOf({
      webhooks: [
        webhook('paid', { summary: 'Paid' }),
        webhook('paid', { id: 'paid PUT', method: 'PUT', summary: 'Paid again' }),
      ],
    });
    expect(hrefs).toEqual([
      '/reference',
      '/reference/webhooks',
      '/reference/webhooks/paid',
      '/reference/webhooks/paid-PUT',
      '/explain',
      '/reference/downloads',
    ]);
    expect([page('/reference/webhooks/paid').heading, page('/reference/webhooks/paid-PUT').heading]).toEqual([
      'Paid',
      'Paid again',
    ]);
  });

  it('hold a tag with its kind and further documentation (OpenAPI 3.2)', () => {
    const page = pageOf(
      {
        tags: [
          tag('a', {
            kind: 'audience',
            description: 'For shops.',
            externalDocs: { url: 'https://a.example', description: 'More' },
          }),
        ],
        operations: [call('one', 'a')],
      },
      '/reference/tags/a',
    );
    expect([page.badges, linesOf(page.content)]).toEqual([
      ['audience'],
      ['For shops.', 'More', 'GET one → /reference/operations/one'],
    ]);
  });

  it('lead each to a page, and from page to page', () => {
    const reference = referenceOf({
      operations: [call('one', 'a')],
      schemas: { S: { type: 'string' } },
      webhooks: [webhook('paid')],
    });
    for (const [index, href] of reference.hrefs.entries()) {
      const page = reference.page(href);
      expect([page.href, page.previous?.href, page.next?.href]).toEqual([
        href,
        reference.hrefs[index - 1],
        reference.hrefs[index + 1],
      ]);
    }
  });

  it('are refused where there is no page', () => {
    expect(() => referenceOf({}).page('/reference/operations/nothing')).toThrow(RangeError);
  });
});

describe('the sidebar', () => {
  const large = referenceOf({
    operations: Array.from({ length: 1000 }, (_, index) => call(`call${index}`, index < 900 ? 'large' : 'small')),
  });

  it('holds every entry of a small description on every page, and the tools', () => {
    const { groups, page } = referenceOf({ operations: [call('one', 'a'), call('two', 'b')] });
    const { sidebar } = page('/reference/operations/two');
    expect(sidebar.slice(0, -1)).toEqual(groups);
    expect(sidebar.at(-1)?.entries.map(({ href }) => href)).toEqual(['/explain', '/reference/downloads']);
  });

  it('of a large description holds the forty entries around the page, and the other groups as links', () => {
    const [first, second] = large.page('/reference/operations/call500').sidebar;
    expect([
      first?.entries.length,
      first?.entries[0]?.label,
      first?.entries.at(-1)?.label,
      second?.entries.length,
    ]).toEqual([40, 'call480', 'call519', 0]);
  });

  it.each([
    ['/reference/operations/call0', 'call0', 'call39'],
    ['/reference/operations/call899', 'call860', 'call899'],
  ] as const)('holds forty at the edges too: %s', (href, from, to) => {
    const entries = large.page(href).sidebar[0]?.entries ?? [];
    expect([entries.length, entries[0]?.label, entries.at(-1)?.label]).toEqual([40, from, to]);
  });
});
