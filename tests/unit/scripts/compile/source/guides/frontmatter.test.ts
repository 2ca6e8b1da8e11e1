import { describe, expect, it } from 'vitest';
import { readFrontmatter } from '#scripts/compile/source/guides/frontmatter.ts';
import { parseMdx } from '#scripts/compile/source/markdown/markdown.ts';

const read = (text: string) => readFrontmatter(parseMdx(text), 'guide.mdx');
const block = (...lines: readonly string[]) => ['---', ...lines, '---', '', 'Text.', ''].join('\n');

describe('readFrontmatter', () => {
  it('fills in the defaults', () => {
    expect(read(block('title: Pay', 'description: By card.'))).toEqual({
      problems: [],
      frontmatter: {
        title: 'Pay',
        heading: 'Pay',
        navLabel: 'Pay',
        description: 'By card.',
        order: Number.MAX_SAFE_INTEGER,
        icon: 'file-text',
        unlisted: false,
        foreign: [],
        formerly: [],
      },
    });
  });

  it('takes what is given', () => {
    expect(
      read(
        block(
          'title: Documentation',
          'heading: Getting Started',
          'navLabel: Introduction',
          'description: A',
          'order: -1.5',
          'icon: rocket',
          'unlisted: true',
        ),
      ).frontmatter,
    ).toEqual({
      title: 'Documentation',
      heading: 'Getting Started',
      navLabel: 'Introduction',
      description: 'A',
      order: -1.5,
      icon: 'rocket',
      unlisted: true,
      foreign: [],
      formerly: [],
    });
  });

  it('labels by the heading where there is no label', () =>
    expect(read(block('title: A', 'heading: B', 'description: C')).frontmatter).toMatchObject({
      heading: 'B',
      navLabel: 'B',
    }));

  const PROBLEMS: readonly { name: string; given: string; want: readonly string[] }[] = [
    { name: 'an empty title', given: block('description: A', 'title: "  "'), want: ['3:1 The guide has no `title`.'] },
    {
      name: 'an empty guide',
      given: '',
      want: ['1:1 The guide has no `title`.', '1:1 The guide has no `description`.'],
    },
    {
      name: 'an empty block',
      given: '---\n---\n\nText.',
      want: ['2:1 The guide has no `title`.', '2:1 The guide has no `description`.'],
    },
    {
      name: 'a list',
      given: block('- title: A'),
      want: ['2:1 The guide has no `title`.', '2:1 The guide has no `description`.'],
    },
    {
      name: 'foreign names that are no list',
      given: block('title: A', 'description: B', 'foreign: callback_url'),
      want: ['4:1 `foreign` is not a list.'],
    },
    {
      name: 'foreign names that are none',
      given: block('title: A', 'description: B', 'foreign: [a_b, 5, "*"]'),
      want: ['4:16 `5` is not a name.', '4:19 `"*"` is not a name.'],
    },
    {
      name: 'a number as title',
      given: block('title: 401', 'description: B'),
      want: ['2:1 `title` is `401`, not a string.'],
    },
    {
      name: 'a date as description',
      given: block('title: A', 'description: null'),
      want: ['3:1 The guide has no `description`.', '3:1 `description` is `null`, not a string.'],
    },
  ];
  for (const { name, given, want } of PROBLEMS) {
    it(`reports ${name}`, () =>
      expect(
        read(given).problems.map(({ message, location: { line, column } }) => `${line}:${column} ${message}`),
      ).toEqual(want));
  }
});
