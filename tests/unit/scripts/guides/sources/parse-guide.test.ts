import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { parseGuide } from '#scripts/guides/sources/parse-guide.ts';

/** Comments wherever an author puts one, and the words that are left. */
const COMMENTS: readonly (readonly [name: string, given: string, want: string])[] = [
  ['a block', '{/* x */}\n\na', 'a'],
  ['a block of several lines', 'a\n\n{/* x\n\n  - y\n\n*/}', 'a'],
  ['a part of a sentence', 'a {/* x */} b', 'a b'],
  ['the end of a heading', '## a {/* x */}', 'a'],
  ['a cell', '| a {/* x */} |\n| --- |\n| {/* y */} b |', 'ab'],
  ['a cell that it would divide', '| a {/* x | y */} |\n| --- |\n| b {/* z | */} |', 'ab'],
  ['a list', '- a\n- {/* x */} b', 'ab'],
  ['a component', '<Steps>\n\n{/* x */}\n\n1. a\n\n</Steps>', 'a'],
  ['two comments in a pair of braces', 'a {/* x */ /* y */}', 'a'],
  ['code, which stays', '`{/* a */}`', '{/* a */}'],
  ['a row in a code block, which stays', '```\n| {/* a | b */}\n```', '| {/* a | b */}'],
];

describe('parseGuide', () => {
  it.each(COMMENTS)('leaves out a comment in %s', (_, given, want) => {
    const { tree, htmlComments } = parseGuide(given);
    expect({ text: toString(tree), htmlComments }).toEqual({ text: want, htmlComments: [] });
  });

  it('keeps every other expression, for the compiler to refuse', () => {
    expect(parseGuide('{1}').tree.children).toMatchObject([{ type: 'mdxFlowExpression', value: '1' }]);
    expect(parseGuide('{/* x */ 1}').tree.children).toHaveLength(1);
  });

  it.each([
    ['a block', '<!-- x -->\n\na', [0]],
    ['a part of a sentence', 'a <!-- x --> a', [2]],
    ['two of them', 'a\n\n<!--\n\n{b} <C>\n-->\n\na <!-- x -->', [3, 24]],
    ['one without an end', 'a <!-- x', [2]],
    ['code', '`<!-- a -->`', []],
  ])('finds comments of HTML: %s', (_, given, want) => expect(parseGuide(given).htmlComments).toEqual(want));

  it('keeps the places of what follows a comment', () => {
    expect(parseGuide('<!-- x\n-->\n\nb {/* y */} c').tree.children[0]?.position?.start).toMatchObject({ line: 4 });
  });
});
