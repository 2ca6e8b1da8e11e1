import { describe, expect, it } from 'vitest';
import { beyondBounds } from '#scripts/description/markdown/bounds.ts';
import { toProse as content } from '#scripts/guides/prose/description.ts';
import { parseMdx } from '#scripts/description/markdown/markdown.ts';

const DEEP = 'Quotes, lists, brackets or emphasis are nested more than 50 levels deep.';

/** Texts that would hold up a parser, or exhaust those who walk its tree, and why they are not read. */
const BEYOND: readonly (readonly [name: string, given: string, want: string])[] = [
  ['a megabyte', 'All words are here.\n\n'.repeat(50_000), 'The text has more than 200,000 characters.'],
  ['a paragraph without end', 'ab '.repeat(20_000), 'A paragraph has more than 50,000 characters.'],
  [
    'marks without end',
    '*a_ ]~\n\n'.repeat(3000),
    'The text has more than 10,000 asterisks, underscores, tildes and brackets.',
  ],
  ['comments without end', 'a<!-- \n'.repeat(3000), 'The text has more than 300 comments.'],
  ['nested quotes', `${'> '.repeat(1000)}a`, DEEP],
  ['nested lists of one line', `${'1. - '.repeat(500)}a`, DEEP],
  ['nested links', `${'['.repeat(1000)}a${'](b)'.repeat(1000)}`, DEEP],
];

/** What people write. */
const WITHIN: readonly (readonly [name: string, given: string])[] = [
  ['a long text', 'A paragraph with *words*, [links](https://a.example) and `code`.\n\n'.repeat(1500)],
  ['a long table', `| a | b |\n|---|---|\n${'| [a](https://a.example) | `b` |\n'.repeat(1000)}`],
  ['lists in lists', '- a\n  - b\n    - c\n      > d'],
  ['brackets paragraph after paragraph', 'a [b\n\n'.repeat(100)],
  ['nothing', ''],
];

describe('beyondBounds', () => {
  it.each(BEYOND)('refuses %s', (_, given, want) => expect(beyondBounds(given)).toBe(want));
  it.each(WITHIN)('lets %s through', (_, given) => expect(beyondBounds(given)).toBeUndefined());
});

describe('what is beyond all bounds', () => {
  it('is shown as it is written in a description, and refused in a guide', () => {
    const [, given = ''] = BEYOND.at(-1) ?? [];
    expect(content(given)).toEqual([{ kind: 'element', name: 'p', children: [{ kind: 'text', value: given }] }]);
    expect(() => parseMdx(given)).toThrow(/more than/);
  });

  it('is known by its tree where the text does not show it', () => {
    const lists = Array.from({ length: 200 }, (_, index) => `${' '.repeat(index * 2)}- ${index}`).join('\n');
    expect(beyondBounds(lists)).toBeUndefined();
    expect(content(lists)).toEqual([{ kind: 'element', name: 'p', children: [{ kind: 'text', value: lists }] }]);
    expect(() => parseMdx(lists)).toThrow(/more than 50 levels deep/);
  });
});
