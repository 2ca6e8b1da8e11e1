import { describe, expect, it } from 'vitest';
import { readFrontmatter } from '#scripts/guides/sources/frontmatter.ts';
import { parseMdx } from '#scripts/description/markdown/markdown.ts';

const read = (text: string) => readFrontmatter(parseMdx(text), 'guide.mdx', text);
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
        whileOpen: '',
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
          'whileOpen: Fixtures',
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
      whileOpen: 'Fixtures',
      foreign: [],
      formerly: [],
    });
  });

  it('labels by the heading where there is no label', () =>
    expect(read(block('title: A', 'heading: B', 'description: C')).frontmatter).toMatchObject({
      heading: 'B',
      navLabel: 'B',
    }));

  const PROBLEMS: readonly (readonly [name: string, given: string, ...want: string[]])[] = [
    ['an empty guide', '', '1:1 The guide has no frontmatter.'],
    ['a block without an end', '---\ntitle: A\n\nText.', '1:1 The frontmatter is not closed.'],
    ['a line above the block', `\n${block('title: A')}`, '1:1 The frontmatter does not begin in the first line.'],
    ['a key that is misspelt', block('Title: A', 'description: B'), '2:1 There is no key `Title` here.'],
    ['an empty block', '---\n---\n\nText.', '2:1 `title` is missing.', '2:1 `description` is missing.'],
    [
      'foreign names that are none',
      block('title: A', 'description: B', 'foreign: [a_b, 5, "*"]'),
      '4:16 This entry is `5`, not a string.',
      '4:19 This entry cannot be `"*"`.',
    ],
  ];
  it.each(PROBLEMS)('reports %s', (_, given, ...want) =>
    expect(
      read(given).problems.map(({ message, location: { line, column } }) => `${line}:${column} ${message}`),
    ).toEqual(want),
  );
});
