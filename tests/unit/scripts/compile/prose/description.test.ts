import { describe as suite, expect, it } from 'vitest';
import { describe } from '#scripts/compile/prose/description.ts';
import type { Content, ContentNode } from '#src/model/content.ts';

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

const MARKDOWN: readonly { name: string; given: string; want: string }[] = [
  {
    name: 'paragraphs and emphasis',
    given: 'A *b* **c** ~~d~~ `e`\n\nF',
    want: 'p[A  em[b]   strong[c]   del[d]   code[e]] p[F]',
  },
  { name: 'lists without paragraphs when tight', given: '- a\n- b', want: 'ul[li[a] li[b]]' },
  { name: 'paragraphs within an item', given: '- a\n\n  b\n- c', want: 'ul[li[p[a] p[b]] li[c]]' },
  { name: 'the first number of a list', given: '3. a\n4. b', want: 'ol(3)[li[a] li[b]]' },
  {
    name: 'tables with alignment',
    given: '| a | b |\n|---|--:|\n| 1 | 2 |',
    want: 'table[thead[tr[th[a] th(right)[b]]] tbody[tr[td[1] td(right)[2]]]]',
  },
  {
    name: 'code with and without a language',
    given: '```json\n{}\n```\n\n```\nx\n```',
    want: 'code(json)[{}] code(text)[x]',
  },
  { name: 'quotes, breaks and rules', given: '> a\\\n> b\n\n---', want: 'blockquote[p[a br[] b]] hr[]' },
  {
    name: 'headings as strong text: they have no place in the outline of a page',
    given: '# A *b*',
    want: 'p[strong[A  em[b]]]',
  },
  {
    name: 'reference links by their first definition',
    given: '[a][x] ![b][x] [x]\n\n[x]: https://one.example\n[x]: https://two.example',
    want: 'p[link(https://one.example away)[a]   image(https://one.example)[b]   link(https://one.example away)[x]]',
  },
  {
    name: 'bare addresses',
    given: 'www.a.example a@b.example',
    want: 'p[link(http://www.a.example away)[www.a.example]   link(mailto:a@b.example away)[a@b.example]]',
  },
  { name: 'nothing of nothing', given: '  \n', want: '' },
];

const HOSTILE: readonly { name: string; given: string; want: string }[] = [
  { name: 'a script', given: '<script>alert(1)</script>', want: '<script>alert(1)</script>' },
  { name: 'raw HTML in a line', given: 'a <b onclick="x()">b</b>', want: 'p[a  <b onclick="x()"> b </b>]' },
  { name: 'a javascript: link', given: '[a](javascript:alert(1))', want: 'p[a]' },
  { name: 'one by reference', given: '[a][x]\n\n[x]: javascript:alert(1)', want: 'p[a]' },
  {
    name: 'an image without words by its file',
    given: '![](https://a.example/b/run.svg?x=1)',
    want: 'p[image(https://a.example/b/run.svg?x=1)[run.svg]]',
  },
  {
    name: 'an image in a link as the words of that link',
    given: '[![](https://a.example/run.svg)](https://b.example)',
    want: 'p[link(https://b.example away)[run.svg]]',
  },
  {
    name: 'a link without words by its address',
    given: '[](https://b.example)',
    want: 'p[link(https://b.example away)[https://b.example]]',
  },
  {
    name: 'a javascript: link inside a link text',
    given: '[![a](javascript:1)](https://b.example)',
    want: 'p[link(https://b.example away)[a]]',
  },
  {
    name: 'an expression and a component',
    given: '{process.env.KEY} <Operation id="a" />',
    want: 'p[{process.env.KEY}  <Operation id="a" />]',
  },
];

suite('describe', () => {
  for (const { name, given, want } of MARKDOWN) it(`reads ${name}`, () => expect(outline(describe(given))).toBe(want));
  for (const { name, given, want } of HOSTILE)
    it(`shows ${name} as text`, () => expect(outline(describe(given))).toBe(want));

  it('gives the same content for the same text', () => expect(describe('Once *more*.')).toBe(describe('Once *more*.')));

  it('holds no node with a member that a page would take for HTML', () => {
    const keys = new Set<string>();
    const walk = (node: ContentNode | Content): void => {
      if (Array.isArray(node)) for (const each of node as Content) walk(each);
      else {
        for (const key of Object.keys(node)) keys.add(key);
        if ('children' in node) walk(node.children);
      }
    };
    for (const { given } of [...MARKDOWN, ...HOSTILE]) walk(describe(given));
    expect([...keys].sort()).toEqual([
      'align',
      'alt',
      'children',
      'code',
      'external',
      'href',
      'kind',
      'name',
      'src',
      'start',
      'value',
    ]);
  });
});
