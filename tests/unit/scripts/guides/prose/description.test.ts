import { describe as suite, expect, it } from 'vitest';
import { toProse } from '#scripts/guides/prose/description.ts';
import type { Content } from '#src/model/content.ts';

/** Content as nested brackets: `p[a em[b]]`, links with their address. */
function outline(content: Content): string {
  return content
    .map((node) => {
      if (node.kind === 'text') return node.value;
      if (node.kind === 'link') return `link(${node.href}${node.external ? ' away' : ''})[${outline(node.children)}]`;
      if (node.kind === 'image') return `image(${node.src})[${node.alt}]`;
      if (node.kind === 'codeBlock') return `code(${node.code.syntax})[${node.code.text}]`;
      return node.kind === 'element'
        ? `${node.name}${node.start === undefined ? '' : `(${node.start})`}${node.align === undefined ? '' : `(${node.align})`}[${outline(node.children)}]`
        : node.kind;
    })
    .join(' ');
}

const MARKDOWN: readonly (readonly [name: string, given: string, want: string])[] = [
  ['paragraphs and emphasis', 'A *b* **c** ~~d~~ `e`\n\nF', 'p[A  em[b]   strong[c]   del[d]   code[e]] p[F]'],
  ['lists without paragraphs when tight', '- a\n- b', 'ul[li[a] li[b]]'],
  ['paragraphs within an item', '- a\n\n  b\n- c', 'ul[li[p[a] p[b]] li[c]]'],
  ['the first number of a list', '3. a\n4. b', 'ol(3)[li[a] li[b]]'],
  [
    'tables with alignment',
    '| a | b |\n|---|--:|\n| 1 | 2 |',
    'table[thead[tr[th[a] th(right)[b]]] tbody[tr[td[1] td(right)[2]]]]',
  ],
  ['code with and without a language', '```json\n{}\n```\n\n```\nx\n```', 'code(json)[{}] code(text)[x]'],
  ['quotes, breaks and rules', '> a\\\n> b\n\n---', 'blockquote[p[a br[] b]] hr[]'],
  ['headings as strong text: they have no place in the outline of a page', '# A *b*', 'p[strong[A  em[b]]]'],
  [
    'reference links by their first definition',
    '[a][x] ![b][x] [x]\n\n[x]: https://one.example\n[x]: https://two.example',
    'p[link(https://one.example away)[a]   image(https://one.example)[b]   link(https://one.example away)[x]]',
  ],
  [
    'bare addresses',
    'www.a.example a@b.example',
    'p[link(http://www.a.example away)[www.a.example]   link(mailto:a@b.example away)[a@b.example]]',
  ],
  ['nothing of nothing', '  \n', ''],
];

const HOSTILE: readonly (readonly [name: string, given: string, want: string])[] = [
  [
    'an image without words by its file',
    '![](https://a.example/b/run.svg?x=1)',
    'p[image(https://a.example/b/run.svg?x=1)[run.svg]]',
  ],
  [
    'an image in a link as the words of that link',
    '[![](https://a.example/run.svg)](https://b.example)',
    'p[link(https://b.example away)[run.svg]]',
  ],
  [
    'a link without words by its address',
    '[](https://b.example)',
    'p[link(https://b.example away)[https://b.example]]',
  ],
  [
    'an expression and a component',
    '{process.env.KEY} <Operation id="a" />',
    'p[{process.env.KEY}  <Operation id="a" />]',
  ],
];

suite('describe', () => {
  it.each(MARKDOWN)('reads %s', (_, given, want) => expect(outline(toProse(given))).toBe(want));
  it.each(HOSTILE)('shows %s as text', (_, given, want) => expect(outline(toProse(given))).toBe(want));

  it('gives the same content for the same text', () => expect(toProse('Once *more*.')).toBe(toProse('Once *more*.')));
});
