import { describe, expect, it } from 'vitest';
import { allProblems, description, guide, type Files } from '../check-case.ts';

const API = description('paths: {}\n');

const SITE =
  'brand: B\nurl: https://docs.example\nsupportEmail: help@gateway.example\nsignInUrl: https://in.example\nsignUpUrl: https://up.example\nchatUrl: https://chat.example\npoweredBy: Bank\n';

/** What a site holds, and the one problem it makes: also where another check has already refused it. */
const BAD: readonly (readonly [name: string, files: Files, want: string])[] = [
  ['a script', guide('Read.\n\n<script>alert(1)</script>'), 'guide-vocabulary guides/start/first.mdx:7:1'],
  ['an event handler', guide('<img src="x" onError="alert(1)" />'), 'guide-vocabulary guides/start/first.mdx:5:1'],
  ['an expression', guide('{alert(1)}'), 'guide-syntax guides/start/first.mdx:5:1'],
  ['a link that runs', guide('[x](javascript:alert(1))'), 'guide-links guides/start/first.mdx:5:1'],
  [
    'a link by reference that runs',
    guide('[x][y]\n\n[y]: JavaScript&colon;alert(1)'),
    'guide-links guides/start/first.mdx:5:1',
  ],
  ['an image that holds its content', guide('![x](data:image/svg+xml,x)'), 'guide-links guides/start/first.mdx:5:1'],
  [
    'a card that runs',
    guide('<Cards>\n<Card title="T" href="javascript:1">x</Card>\n</Cards>'),
    'guide-links guides/start/first.mdx:6:17',
  ],
  [
    'a sequence whose message runs',
    guide('```sequence\ntitle: T\nA -> B: [x](javascript:1)\n```'),
    'guide-links guides/start/first.mdx:',
  ],
  ['a script written with entities', guide('Read &lt;script&gt;.'), 'guide-hostile guides/start/first.mdx:5:1'],
  [
    'an address that runs, in plain text',
    guide('Read javascript:alert(1).'),
    'guide-hostile guides/start/first.mdx:5:6',
  ],
  [
    'a script in an attribute',
    guide('<Callout kind="note" title="A <script>">\n\nx\n\n</Callout>'),
    'guide-hostile guides/start/first.mdx:5:31',
  ],
  [
    'a script in the title of a sequence',
    guide('```sequence\ntitle: <script>\nA -> B: x\n```'),
    'guide-hostile guides/start/first.mdx:6:8',
  ],
  [
    'a script in the frontmatter',
    { 'guides/start/first.mdx': '---\ntitle: First\ndescription: One <script>\n---\nText.\n' },
    'guide-hostile guides/start/first.mdx:3:18',
  ],
  ['an image of another host', guide('![x](https://images.example/x.png)'), 'guide-hostile guides/start/first.mdx:5:6'],
  ['text that runs backwards', guide('```json\n{"a": "\u202Eb"}\n```'), 'guide-hostile guides/start/first.mdx:6:8'],
  [
    'an address of the site that runs',
    {
      ...guide('[x](site:signInUrl)'),
      'guides/site.yaml': SITE.replace('https://in.example', '"javascript:alert(1)"'),
    },
    'guide-hostile guides/site.yaml:4:12',
  ],
  [
    'a label with a script',
    { ...guide('Text.'), 'guides/groups.yaml': '- folder: start\n  label: Start <script>\n' },
    'guide-hostile guides/groups.yaml:2:10',
  ],
  [
    'a handler in the icon of the site, which a reader may open alone',
    {
      ...guide('Text.'),
      'guides/site.yaml': `${SITE}favicon: logo.svg\n`,
      'guides/logo.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<path onclick="x()" d="M0 0"/></svg>',
    },
    'guide-hostile guides/logo.svg:2:1',
  ],
  [
    'a script in a note beside the guides',
    { ...guide('Text.'), 'guides/README.md': '# Notes\n\n- a <script>alert(1)</script>\n' },
    'guide-hostile guides/README.md:3:5',
  ],
  [
    'a link that runs in a note of a group',
    { ...guide('Text.'), 'guides/start/notes.md': 'See [x](javascript:alert(1)).\n' },
    'guide-hostile guides/start/notes.md:1:9',
  ],
  [
    'an event handler in a note',
    { ...guide('Text.'), 'guides/README.md': '<img src="x" onerror="alert(1)">\n' },
    'guide-hostile guides/README.md:1:1',
  ],
];

/** What a note may hold that no page may: nothing else of it is checked. */
const NOTE =
  '<!-- Ask Ada. -->\n\n# Notes\n\n# Notes\n\n<details><summary>More</summary>Text with `unknownName`.</details>\n\n![x](https://images.example/x.png) [y](/nowhere), `<script>`\n\n```html\n<script src="x"></script>\n```\n';

describe('guide-hostile', () => {
  for (const [name, files, want] of BAD) {
    it(`refuses ${name}, once`, async () => {
      const problems = await allProblems({ ...API, ...files });
      expect(problems.map(({ check, at }) => `${check} ${at}`)).toEqual([expect.stringContaining(want)]);
    });
  }

  it('names what it refuses', async () => {
    expect(await allProblems({ ...API, ...guide('Read javascript:alert(1).') })).toMatchObject([
      {
        message: 'The address `javascript:alert(1).` runs code or contains data.',
        hint: 'Link to an `https:` address; `javascript:` is not allowed.',
      },
    ]);
  });

  it('leaves alone what a note may hold', async () => {
    expect(await allProblems({ ...API, ...guide('Text.'), 'guides/README.md': NOTE })).toEqual([]);
  });

  it('lets code, comparisons and the addresses of the site pass', async () => {
    const text =
      'If a &lt; b, put `<script>` in.\n\n```html\n<script src="x"></script>\n```\n\n[x](site:signInUrl), [y](https://shop.example), [z](mailto:a@shop.example)';
    expect(await allProblems({ ...API, ...guide(text) })).toEqual([]);
  });
});
