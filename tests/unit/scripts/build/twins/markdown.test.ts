import type { PhrasingContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { toMarkdown } from '#scripts/build/twins/markdown.ts';

const library = unified()
  .use(remarkStringify, { bullet: '-', fences: true, listItemIndent: 'one', resourceLink: true, rule: '-' })
  .use(remarkGfm, { tablePipeAlign: false })
  .freeze();

const TEXTS = [
  'Plain words, with marks; (and brackets) – …',
  'It is "5%" of $3, or the shop\'s',
  'v1.2 of api.github.com and 3.14',
  '1.5 at the beginning',
  '1. not a list',
  'www.example.com',
  'see ww.w and w.ww',
  'http://shop.example/p',
  'https: yes',
  'a@b.example',
  'ends with a stop.',
  'ends with w',
  '.begins with a stop',
  '(like a target)',
  '%20 and +1 and = and $',
  ' a space before',
  'a space after ',
  '*stars* and [links](x) and `code` and <b>',
];

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const AROUND: readonly (readonly [PhrasingContent[], PhrasingContent[]])[] = [
  [[], []],
  [[{ type: 'inlineCode', value: 'a' }], [{ type: 'inlineCode', value: 'b' }]],
  [
    [{ type: 'link', url: 'https://x.example', children: [text('there')] }],
    [{ type: 'strong', children: [text('b')] }],
  ],
  [[text('before w')], [text('1.example')]],
  [[{ type: 'break' }], [{ type: 'break' }, text('end')]],
];

test.each(TEXTS)('writes %j as the library does, whatever stands around it', (value) => {
  for (const [before, after] of AROUND)
    for (const children of [
      [...before, text(value), ...after],
      [{ type: 'strong', children: [...before, text(value), ...after] } as PhrasingContent],
      [{ type: 'link', url: '/x', children: [text(value)] } as PhrasingContent, ...after],
    ]) {
      const tree = [{ type: 'paragraph', children } as const];
      expect(toMarkdown(tree)).toBe(library.stringify({ type: 'root', children: tree }));
    }
});
