import { describe, expect, it } from 'vitest';
import { beyondBounds } from '#scripts/compile/source/markdown/bounds.ts';
import { describe as content } from '#scripts/compile/prose/description.ts';
import { parseMdx } from '#scripts/compile/source/markdown/markdown.ts';

const DEEP = 'Quotes, lists, brackets or emphasis stand inside one another more than 50 deep.';

/** Texts that would hold up a parser, or exhaust those who walk its tree, and why they are not read. */
const BEYOND: readonly { name: string; given: string; want: string }[] = [
  {
    name: 'a megabyte',
    given: 'All words are here.\n\n'.repeat(50_000),
    want: 'The text has more than 200,000 characters.',
  },
  {
    name: 'a paragraph without end',
    given: 'ab '.repeat(20_000),
    want: 'A paragraph has more than 50,000 characters.',
  },
  {
    name: 'marks without end',
    given: '*a_ ]~\n\n'.repeat(3000),
    want: 'The text has more than 10,000 asterisks, underscores, tildes and brackets.',
  },
  { name: 'comments without end', given: 'a<!-- \n'.repeat(3000), want: 'The text has more than 300 comments.' },
  { name: 'nested quotes', given: `${'> '.repeat(1000)}a`, want: DEEP },
  { name: 'nested lists of one line', given: `${'1. - '.repeat(500)}a`, want: DEEP },
  { name: 'nested links', given: `${'['.repeat(1000)}a${'](b)'.repeat(1000)}`, want: DEEP },
];

/** What people write. */
const WITHIN: readonly { name: string; given: string }[] = [
  { name: 'a long text', given: 'A paragraph with *words*, [links](https://a.example) and `code`.\n\n'.repeat(1500) },
  { name: 'a long table', given: `| a | b |\n|---|---|\n${'| [a](https://a.example) | `b` |\n'.repeat(1000)}` },
  { name: 'lists in lists', given: '- a\n  - b\n    - c\n      > d' },
  { name: 'brackets paragraph after paragraph', given: 'a [b\n\n'.repeat(100) },
  { name: 'nothing', given: '' },
];

describe('beyondBounds', () => {
  for (const { name, given, want } of BEYOND) it(`refuses ${name}`, () => expect(beyondBounds(given)).toBe(want));
  for (const { name, given } of WITHIN) it(`lets ${name} through`, () => expect(beyondBounds(given)).toBeUndefined());
});

describe('what is beyond all bounds', () => {
  it('is shown as it is written in a description, and refused in a guide', () => {
    const { given } = BEYOND.at(-1) ?? { given: '' };
    expect(content(given)).toEqual([{ kind: 'element', name: 'p', children: [{ kind: 'text', value: given }] }]);
    expect(() => parseMdx(given)).toThrow(/more than/);
  });

  it('is known by its tree where the text does not show it', () => {
    const lists = Array.from({ length: 200 }, (_, index) => `${' '.repeat(index * 2)}- ${index}`).join('\n');
    expect(beyondBounds(lists)).toBeUndefined();
    expect(content(lists)).toEqual([{ kind: 'element', name: 'p', children: [{ kind: 'text', value: lists }] }]);
    expect(() => parseMdx(lists)).toThrow(/more than 50 deep/);
  });
});
