import type { PhrasingContent } from 'mdast';
import { expect, test } from 'vitest';
import { toMarkdown } from '#scripts/outputs/markdown/to-markdown.ts';

const text = (value: string): PhrasingContent => ({ type: 'text', value });

test.each([
  [[text('snake_case_names in a sentence')], 'snake_case_names in a sentence'],
  [[text('*stars*, [links](x), `code` and <b>')], '\\*stars\\*, \\[links]\\(x), \\`code\\` and \\<b>'],
  [[text('# no heading')], '\\# no heading'],
  [[text('x]'), text('(y)')], 'x]\\(y)'],
  [[text('2. or www.example.org')], '2\\. or www\\.example.org'],
  [[{ type: 'inlineCode', value: 'x `y` z' } as const], '``x `y` z``'],
])('%j keeps its meaning', (children, want) => {
  expect(toMarkdown([{ type: 'paragraph', children }])).toBe(`${want}\n`);
});
