import { describe, expect, it } from 'vitest';
import { toContent } from '#scripts/guides/prose/content.ts';
import { parseMdx } from '#scripts/description/markdown/markdown.ts';
import type { Content } from '#src/model/content.ts';

/**
 * Names of what a guide becomes, `B` being a component that needs room of its own, and how often something was refused.
 */
function outline(text: string): { shape: string; refused: number } {
  let refused = 0;
  const content = toContent(parseMdx(text).children, {
    heading: () => 'a',
    link: (url) => ({ href: url, external: true }),
    embed: ({ name }) =>
      name === 'B'
        ? [{ kind: 'codeBlock', code: { text: 'B', syntax: 'text' } }]
        : [{ kind: 'term', text: 'C', code: true, href: '/c' }],
    codeBlock: ({ value }) => ({ kind: 'codeBlock', code: { text: value, syntax: 'text' } }),
    picture: () => undefined,
    refuse: () => void (refused += 1),
  });
  return { shape: shape(content), refused };
}

function shape(content: Content): string {
  return content
    .map((node) => {
      const name =
        node.kind === 'element'
          ? node.name
          : node.kind === 'text'
            ? node.value.trim()
            : node.kind === 'term'
              ? `term${node.href ?? ''}`
              : node.kind;
      return 'children' in node ? `${name}[${shape(node.children)}]` : name;
    })
    .join(' ');
}

const TABLE: readonly { name: string; given: string; want: string; refused?: number }[] = [
  { name: 'a component on a line of its own, without a paragraph around it', given: '<B>b</B>', want: 'codeBlock' },
  {
    name: 'one in the middle of a paragraph, between two',
    given: 'a <B /> c <C />',
    want: 'p[a] codeBlock p[c term/c]',
  },
  { name: 'one in a list', given: '- a <B />', want: 'ul[li[a codeBlock]]' },
  { name: 'one in a heading, left out', given: '## a <B />', want: 'heading[a]', refused: 1 },
  { name: 'one in emphasis, left out', given: '*a <B />*', want: 'p[em[a]]', refused: 1 },
  { name: 'one in a link, left out', given: '[a <B />](b)', want: 'p[link[a]]', refused: 1 },
  { name: 'one in a cell, left out', given: '| a <B /> |\n|---|', want: 'table[thead[tr[th[a]]] tbody[]]', refused: 1 },
  { name: 'a linked term in a link, as its words', given: '[a <C /> *<C />*](b)', want: 'p[link[a term  em[term]]]' },
];

describe('what is no part of a line', () => {
  for (const { name, given, want, refused = 0 } of TABLE)
    it(`is told from it: ${name}`, () => expect(outline(given)).toEqual({ shape: want, refused }));
});
