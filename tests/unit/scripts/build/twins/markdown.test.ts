import type { BlockContent, ListItem, PhrasingContent, Root, RootContent } from 'mdast';
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
  '"quoted" first, e.g., with #1 and snake_case_names',
  '12-character codes + more = much',
  '_under_ and __init__ and a_',
  'wow! & more &amp; !',
  '# no heading',
  '+ no item',
  '2) no item',
  'see issue # 4 or C#',
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

/** Numbers that look random and are the same in every run (Park and Miller). */
function numbers(): (below: number) => number {
  let state = 7;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const WORDS = [...TEXTS, 'word', 'more words', 'a', ' ', '\n', ': ', '. ', ', ', ' (', ')', '; ', ' · '];
const CODES = ['id', 'a.b[]', 'x `y` z', ' padded ', '  ', 'with | bar', ']:', 'two\nlines', ''];
const URLS = ['https://x.example/a_b.md#c', '/p(1)', '', '/a b', '/x?y=1&z=2', '/*'];

test('writes lines and blocks of any kind as the library does', () => {
  const below = numbers();
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  const some = <T>(most: number, make: () => T): T[] => Array.from({ length: 1 + below(most) }, make);
  const part = (): PhrasingContent => {
    const kinds: readonly (() => PhrasingContent)[] = [
      () => text(one(WORDS)),
      () => text(one(WORDS)),
      () => ({ type: 'inlineCode', value: one(CODES) }),
      () => ({ type: 'link', url: one(URLS), children: [text(one(WORDS))] }),
      () => ({ type: 'link', url: one(URLS), children: [{ type: 'inlineCode', value: one(CODES) }, text(one(WORDS))] }),
      () => ({ type: 'strong', children: [text(one(WORDS))] }),
      () => ({ type: 'emphasis', children: [text(one(WORDS))] }),
      () => one<PhrasingContent>([{ type: 'break' }, { type: 'delete', children: [text('gone')] }]),
    ];
    return one(kinds)();
  };
  const item = (depth: number): ListItem => ({
    type: 'listItem',
    spread: below(4) === 0,
    children: below(12) === 0 ? [] : (some(3, () => block(depth + 1)) as BlockContent[]),
  });
  const list = (depth: number): RootContent => ({
    type: 'list',
    ...(below(3) === 0 ? { ordered: true, start: 1 + below(12) } : { ordered: false }),
    spread: below(4) === 0,
    children: some(3, () => item(depth)),
  });
  const block = (depth: number): RootContent => {
    const paragraph = (): RootContent => ({ type: 'paragraph', children: some(5, part) });
    const kinds: readonly (() => RootContent)[] = [
      paragraph,
      paragraph,
      () => list(depth),
      () => ({ type: 'heading', depth: one([1, 2, 3, 6] as const), children: some(3, part) }),
      () => ({
        type: 'code',
        lang: one(['json', null, 'a b']),
        value: one(['', 'a\n\n  b', 'a ```` b', 'a\r\nb', '\n']),
      }),
      () => ({ type: 'thematicBreak' }),
      () => ({ type: 'blockquote', children: some(2, () => block(depth + 1)) as BlockContent[] }),
      () => ({
        type: 'table',
        children: [{ type: 'tableRow', children: [{ type: 'tableCell', children: [text(one(TEXTS))] }] }],
      }),
    ];
    return depth > 3 ? paragraph() : one(kinds)();
  };
  for (let round = 0; round < 400; round++) {
    const tree = some(4, () => block(0));
    expect(toMarkdown(tree), JSON.stringify(tree)).toBe(library.stringify({ type: 'root', children: tree } as Root));
  }
});
