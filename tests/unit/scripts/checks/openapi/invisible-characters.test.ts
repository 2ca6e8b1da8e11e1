import { expect, it } from 'vitest';
import { allProblems, description, guide, testCheck, type Files } from '../check-case.ts';

const operation = (summary: string): Files =>
  description(
    `paths:\n  /pay:\n    post:\n      summary: ${summary}\n      responses: { '200': { description: Paid. } }\n`,
  );
const SITE = { ...description('paths: {}\n'), ...guide('Text.') };
const message = (code: string): string => `The text contains the invisible character \`U+${code}\`.`;

testCheck(
  'invisible-characters',
  {
    'text that runs backwards': ['Pay \u202Ewon.', `6:20 ${message('202E')}`],
    'a space without width': ['Pay no\u200Bw.', `6:22 ${message('200B')}`],
    'a null': ['"Pay no\\u0000w."', `6:16 ${message('0000')}`],
    'an escape': ['"Pay no\\u001bw."', `6:16 ${message('001B')}`],
    'half a pair': ['"Pay no\\uD800w."', `6:16 ${message('D800')}`],
    'what is no character': ['Pay no\u{10FFFF}w.', `6:22 ${message('10FFFF')}`],
    'letters of any language, and joined pictures': ['Zażółć, 支払う, \u{1F468}\u200D\u{1F469}\u200D\u{1F467}.'],
    'the name of a field, and a sample': [
      description(
        'components:\n  schemas:\n    A:\n      properties:\n        "a\\u200b": { type: string, example: "b\\u200b" }\n',
      ),
      `7:9 ${message('200B')}`,
      `7:45 ${message('200B')}`,
    ],
    'a code block of a guide': [{ ...SITE, ...guide('```json\n{"a": "\u202Eb"}\n```') }, `6:8 ${message('202E')}`],
    'the settings beside the guides': [
      { ...SITE, 'guides/groups.yaml': '- folder: start\n  label: St\u200bart\n' },
      `guides/groups.yaml:2:12 ${message('200B')}`,
    ],
    'an escape in the settings': [
      { ...SITE, 'guides/groups.yaml': '- folder: start\n  label: "St\\u200bart"\n' },
      `guides/groups.yaml:2:3 ${message('200B')}`,
    ],
    'an escape in the frontmatter': [
      { ...SITE, 'guides/start/first.mdx': '---\ntitle: First\ndescription: "No\\0thing."\n---\n\nText.\n' },
      `3:1 ${message('0000')}`,
    ],
    'notes beside the guides': [
      { ...SITE, 'guides/README.md': '# No\u200btes\n' },
      `guides/README.md:1:5 ${message('200B')}`,
    ],
  },
  operation,
);

it.each([
  ['a script', guide('Read.\n\n<script>alert(1)</script>'), 'guide-vocabulary guides/start/first.mdx:7:1'],
  ['an event handler', guide('<img src="x" onError="alert(1)" />'), 'guide-vocabulary guides/start/first.mdx:5:1'],
  ['an expression', guide('{alert(1)}'), 'guide-syntax guides/start/first.mdx:5:1'],
  ['a link that runs', guide('[x](javascript:alert(1))'), 'guide-links guides/start/first.mdx:5:1'],
  ['a link by reference', guide('[x][y]\n\n[y]: JavaScript&colon;1'), 'guide-links guides/start/first.mdx:5:1'],
  ['an image that holds its content', guide('![x](data:image/svg+xml,x)'), 'guide-links guides/start/first.mdx:5:1'],
  [
    'a card that runs',
    guide('<Cards>\n<Card title="T" href="javascript:1">x</Card>\n</Cards>'),
    'guide-links guides/start/first.mdx:6:17',
  ],
  [
    'a message that runs',
    guide('```sequence\ntitle: T\nA -> B: [x](javascript:1)\n```'),
    'guide-links guides/start/first.mdx:',
  ],
  [
    'an address of the site that runs',
    { ...guide('[x](site:home)'), 'guides/site.yaml': 'brand: B\nhome: javascript:alert(1)\n' },
    'guide-links guides/start/first.mdx:5:1',
  ],
  [
    'a page to sign in that runs',
    { ...guide('Text.'), 'guides/site.yaml': 'brand: B\nsignInUrl: javascript:alert(1)\n' },
    'site-config guides/site.yaml:2:1',
  ],
])('a guide with %s is refused once, where it is read', async (_, files, want) => {
  const problems = await allProblems({ ...SITE, ...files });
  expect(problems.map(({ check, at }) => `${check} ${at}`)).toEqual([expect.stringContaining(want)]);
});
