import { describe, expect, test } from 'vitest';
import { Content } from '../../../../src/guide/Content.tsx';
import type { Content as Nodes } from '../../../../src/model/content.ts';
import { text } from '../../../fixtures/guide-page.ts';
import { markup, words } from '../render.tsx';

const cases: { name: string; given: Nodes; want: string }[] = [
  { name: 'nothing', given: [], want: '' },
  { name: 'text, escaped', given: text('<b> & more'), want: '<div>&lt;b&gt; &amp; more</div>' },
  {
    name: 'a heading beside the link to it',
    given: [{ kind: 'heading', level: 3, anchor: 'a', children: text('A') }],
    want: '<div><div><h3 id="a">A</h3><a href="#a" aria-label="Link to this section"></a></div></div>',
  },
  {
    name: 'a link of the site',
    given: [{ kind: 'link', href: '/response#401', external: false, children: text('401') }],
    want: '<div><a href="/docs/response#401">401</a></div>',
  },
  {
    name: 'a link within the page',
    given: [{ kind: 'link', href: '#a', external: false, children: text('A') }],
    want: '<div><a href="#a">A</a></div>',
  },
  {
    name: 'a link elsewhere',
    given: [{ kind: 'link', href: 'mailto:a@b.example', external: true, children: text('Ask') }],
    want: '<div><a href="mailto:a@b.example">Ask</a></div>',
  },
  {
    name: 'an image as a link',
    given: [{ kind: 'image', src: 'https://a.example/b.png', alt: 'A picture' }],
    want: '<div><a href="https://a.example/b.png">A picture</a></div>',
  },
  {
    name: 'an ordered list from three',
    given: [
      { kind: 'element', name: 'ol', start: 3, children: [{ kind: 'element', name: 'li', children: text('x') }] },
    ],
    want: '<div><ol start="3"><li>x</li></ol></div>',
  },
  {
    name: 'an ordered list from one',
    given: [{ kind: 'element', name: 'ol', start: 1, children: [] }],
    want: '<div><ol></ol></div>',
  },
  {
    name: 'void elements',
    given: [
      { kind: 'element', name: 'br', children: [] },
      { kind: 'element', name: 'hr', children: [] },
    ],
    want: '<div><br/><hr/></div>',
  },
  {
    name: 'a table that scrolls by keyboard',
    given: [{ kind: 'element', name: 'table', children: [] }],
    want: '<div><section aria-label="Table" tabindex="0"><table></table></section></div>',
  },
  { name: 'a notice', given: [{ kind: 'notice', text: 'Not published.' }], want: '<div><p>Not published.</p></div>' },
  {
    name: 'a linked term with its meaning',
    given: [{ kind: 'term', text: '8', code: true, detail: 'Static account', href: '/get-started#channel.8' }],
    want: '<div><a href="/docs/get-started#channel.8"><code>8</code></a><span> (Static account)</span></div>',
  },
  {
    name: 'a meaning with brackets of its own',
    given: [{ kind: 'term', text: '5', code: true, detail: 'Phone (USSD)' }],
    want: '<div><code>5</code><span>, Phone (USSD)</span></div>',
  },
];

describe('Content', () => {
  test.each(cases)('draws $name', ({ given, want }) => {
    expect(markup(<Content nodes={given} />)).toBe(want);
  });

  test.each<{ name: string; given: Nodes; want: string }>([
    {
      name: 'clicks',
      given: [{ kind: 'clicks', labels: ['Settings', 'Business', 'Edit'] }],
      want: 'Settings then Business then Edit',
    },
    {
      name: 'an external card',
      given: [
        {
          kind: 'cards',
          cards: [{ title: '.NET', href: 'https://a.example', external: true, children: text('For servers.') }],
        },
      ],
      want: '.NET (another site) For servers.',
    },
    {
      name: 'a sequence, message by message',
      given: [
        {
          kind: 'sequence',
          sequence: {
            title: 'Pay',
            participants: ['Customer', 'Your server'],
            messages: [
              { from: 0, to: 1, answer: false, label: text('pays by phone') },
              { from: 1, to: 0, answer: true, label: text('done') },
            ],
          },
        },
      ],
      want: 'Pay Customer Your server Customer to Your server: pays by phone Your server to Customer: done',
    },
  ])('reads $name', ({ given, want }) => {
    expect(words(<Content nodes={given} />)).toBe(want);
  });

  test('draws a callout as a note', () => {
    expect(markup(<Content nodes={[{ kind: 'callout', tone: 'warning', title: 'Mind', children: [] }]} />)).toMatch(
      /^<div><div role="note"><p><svg.*<\/svg>Mind<\/p><\/div><\/div>$/,
    );
  });
});
