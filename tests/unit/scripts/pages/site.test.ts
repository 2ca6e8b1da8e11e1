import { describe, expect, it } from 'vitest';
import type { GuidePage } from '#src/model/page.ts';
import { mediaType, operation, response } from '../model-builders.ts';
import { contentOf, guide, pagesOf } from './guide.ts';

describe('toSite', () => {
  const guides = [
    guide('first', '# One\n\n## Two\n\n### Three\n\n#### Four\n\n## Two'),
    guide('hidden', 'Text.', { unlisted: true }),
    guide('last', 'Text.', { navLabel: 'The last', heading: 'Last of all', icon: 'flag' }),
  ];
  const { site } = pagesOf(guides);

  it('puts listed guides into the sidebar', () => {
    expect(site.nav).toEqual([
      {
        label: 'Start',
        open: true,
        icon: 'rocket',
        links: [
          { label: 'first', href: '/first', icon: 'file-text' },
          { label: 'The last', href: '/last', icon: 'flag' },
        ],
        unlisted: [{ label: 'hidden', href: '/hidden', icon: 'file-text' }],
      },
    ]);
  });

  it('leads from each guide to the next, so that none is an orphan', () => {
    const turns = site.pages.map((page) =>
      page.kind === 'guide' ? [page.previous?.href, page.next?.href] : page.kind,
    );
    expect(turns).toEqual([[undefined, '/hidden'], ['/first', '/last'], ['/hidden', undefined], 'notFound']);
    expect(site.pages[0]).toMatchObject({ next: { label: 'hidden', href: '/hidden' }, group: 'Start' });
  });

  it('leads from the root to the first guide, without one to the reference', () => {
    expect(site.redirects[0]).toEqual({ from: '/', to: '/first' });
    expect(pagesOf([]).site).toMatchObject({
      redirects: expect.arrayContaining([{ from: '/', to: '/reference' }]) as unknown,
      pages: [{ kind: 'notFound', href: '/404', reference: [{ label: 'Overview', href: '/reference' }] }],
      synonyms: [],
    });
  });

  it('lists headings of two levels with anchors of their own; the title is the only h1', () => {
    expect(site.pages[0]).toMatchObject({
      headings: [
        { level: 2, anchor: 'one', text: 'One' },
        { level: 2, anchor: 'two', text: 'Two' },
        { level: 3, anchor: 'three', text: 'Three' },
        { level: 2, anchor: 'two-2', text: 'Two' },
      ],
    });
  });

  it('draws headings of levels two to four', () =>
    expect(contentOf('# A\n\n###### D').content).toMatchObject([{ level: 2 }, { level: 4 }]));

  it('lets guides link to operations of guides behind them, the first that shows one', () => {
    const parts = { operations: [operation({ operationId: 'getOrder' })] };
    const both = pagesOf(
      [
        guide('a', '[it](operation:getOrder)'),
        guide('b', '<Operation id="getOrder" />'),
        guide('c', '<Operation id="getOrder" />'),
      ],
      parts,
    );
    expect(both.problems).toEqual([]);
    expect(JSON.stringify(both.site.pages[0])).toContain('"href":"/b#getOrder"');
  });

  it('leads from operations whose path or method is not documented to the guide for that time', () => {
    const content = [mediaType({ examples: [{ name: 'Paid', summary: '', description: '', value: 1 }] })];
    const operations = [
      operation({ operationId: 'pay', methodPublished: false, responses: [response('200', { content })] }),
      operation({
        operationId: 'get',
        path: '/orders',
        methodPublished: true,
        responses: [response('200', { content })],
      }),
    ];
    const waiting = pagesOf(
      [
        guide('a', '<Operation id="pay" />\n\n<Operation id="get" />'),
        guide('b', 'Text.', { whileOpen: 'While you wait' }),
      ],
      { operations },
    );
    const link = JSON.stringify({ whileOpen: { label: 'While you wait', href: '/b' } }).slice(1, -1);
    const shown = ['/a', '/reference/operations/pay', '/reference/operations/get'].map(
      (href) => JSON.stringify(waiting.site.page(href)).split(link).length - 1,
    );
    expect(shown).toEqual([1, 1, 0]);
  });

  it('asks each question once, those that can cost money first, and none that is answered', () => {
    const answer = { text: 'Yes.', day: '2026-03-31' };
    const { site: asking } = pagesOf(
      [guide('a', '<Operation id="pay" />\n\n## Known\n\n<Ask id="limit" /> <Ask id="unit" /> <Ask id="fee" />')],
      {
        operations: [operation({ operationId: 'pay', summary: 'Pay', notPublished: ['parameters'] })],
        questions: [
          { id: 'limit', text: 'Is there a limit?', blocks: 'launch', meanwhile: '' },
          { id: 'unit', text: 'Is `id` paid?', blocks: 'money', meanwhile: '' },
          { id: 'fee', text: 'Is there a fee?', blocks: 'money', meanwhile: '', answer },
        ],
      },
    );
    const { questions } = asking.page('/a') as GuidePage;
    expect(questions?.questions).toEqual([
      { text: 'Is `id` paid?', href: '/a#known' },
      { text: 'What are the parameters of “Pay”?', href: '/a#pay' },
      { text: 'Is there a limit?', href: '/a#known' },
    ]);
  });

  it('keeps anchors of the API before those of headings', () => {
    const { content } = contentOf('## getOrder\n\n<Operation id="getOrder" />', {
      operations: [operation({ operationId: 'getorder' }), operation({ operationId: 'getOrder' })],
    });
    expect(content).toMatchObject([
      { kind: 'heading', anchor: 'getorder' },
      { kind: 'operation', operation: { anchor: 'getOrder' } },
    ]);
  });
});
