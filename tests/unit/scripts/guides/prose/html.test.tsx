/** HTML in a description: what is given, and what a page, its Markdown and the search say. */
import { describe, expect, it } from 'vitest';
import { createLinks } from '#scripts/outputs/markdown/links.ts';
import { markdownPage } from '#scripts/outputs/markdown/markdown-page.ts';
import { relativeLinks } from '#scripts/pages/guide/relative-links.ts';
import { toProse } from '#scripts/guides/prose/description.ts';
import { plainTitle } from '#scripts/description/markdown/html/plain-title.ts';
import { Inline } from '#src/views/content/Content.tsx';
import { textOf } from '#src/shared/content/visitor.ts';
import { guides } from '../../../../fixtures/site.ts';
import { markup } from '../../../src/render.tsx';

const page = (given: string): string => markup(<Inline nodes={toProse(given)} />);

function markdown(given: string): string {
  const content = toProse(given);
  return markdownPage({ ...guides[0]!, heading: 'A', description: '', content }, createLinks('/', []))
    .replace(/^# A\n\n/, '')
    .replace(/\n?---\n\nWeb page: .*\n$/, '')
    .trim();
}

const search = (given: string): string => textOf(toProse(given));

/** As a page shows it; its Markdown and its words for the search where they are not the same. */
const MEANT: Readonly<Record<string, readonly [given: string, page: string, markdown?: string, words?: string]>> = {
  'lines and marks': [
    'a<br>b <b>c</b> <i>d</i> <s>e</s> <kbd>f</kbd> <var>g</var><br/>',
    '<p>a<br/>b <strong>c</strong> <em>d</em> <del>e</del> <code>f</code> <em>g</em></p>',
    'a\\\nb **c** *d* ~~e~~ `f` *g*',
    'a b c d e f g',
  ],
  'powers and indices': [
    'x<sup>2</sup> H<sub>2</sub>O',
    '<p>x<sup>2</sup> H<sub>2</sub>O</p>',
    'x<sup>2</sup> H<sub>2</sub>O',
    'x2 H2O',
  ],
  'a paragraph in a line': [
    'text <p>para</p> more',
    '<p>text</p><p>para</p><p>more</p>',
    'text\n\npara\n\nmore',
    'text para more',
  ],
  'paragraphs without an end': ['A<p>B<p>C', '<p>A</p><p>B</p><p>C</p>', 'A\n\nB\n\nC', 'A B C'],
  'blocks without a meaning of their own': [
    "<div>a</div><center>b <font color='red'>c</font></center>",
    '<p>a</p><p>b c</p>',
    'a\n\nb c',
    'a b c',
  ],
  'a list that follows words': [
    'The state:<ul><li><code>A</code>. One</li><li>Two<ul><li>x</li></ul></li></ul>after',
    '<p>The state:</p><ul><li><code>A</code>. One</li><li>Two<ul><li>x</li></ul></li></ul><p>after</p>',
    'The state:\n\n- `A`. One\n- Two\n  - x\n\nafter',
    'The state: A. One Two x after',
  ],
  'items without an end': [
    '<ul>\n  <li>One\n  <li>Two\n</ul>',
    '<ul><li>One</li><li>Two</li></ul>',
    '- One\n- Two',
    'One Two',
  ],
  'Markdown around it': [
    '- item <b>x</b>\n- <p>y</p>\n\n> <i>q</i>',
    '<ul><li>item <strong>x</strong></li><li>y</li></ul><blockquote><p><em>q</em></p></blockquote>',
    '- item **x**\n- y\n\n> *q*',
    'item x y q',
  ],
  'a heading': ['<h2>Head</h2>text', '<p><strong>Head</strong></p><p>text</p>', '**Head**\n\ntext', 'Head text'],
  'code with its language': [
    '<pre><code class="language-json">{\n  &quot;a&quot;: 1\n}</code></pre>',
    '<div data-copy-source=""><button type="button" data-copy="" aria-label="Copy code"></button><pre tabindex="0"><code>{\n  &quot;a&quot;: 1\n}</code></pre></div>',
    '```\n{\n  "a": 1\n}\n```',
    '',
  ],
  'words from right to left': [
    '# שלום\n\n`a` שלום\n\n- שלום\n- b\n\n<em>b</em>',
    '<p dir="auto"><strong>שלום</strong></p><p dir="auto"><code>a</code> שלום</p><ul dir="rtl"><li>שלום</li><li>b</li></ul><p><em>b</em></p>',
    '**שלום**\n\n`a` שלום\n\n- שלום\n- b\n\n*b*',
    'שלום a שלום שלום b b',
  ],
  links: [
    '<a href="https://a.example"><code>x</code></a> <a name=q>z</a>',
    '<p><a href="https://a.example"><code>x</code></a> z</p>',
    '[`x`](https://a.example) z',
    'x z',
  ],
  'an address whose quotes were escaped twice, outside code': [
    'see <a href=\\"https://a.example\\">x</a>, `<a href=\\"y\\">`',
    '<p>see <a href="https://a.example">x</a>, <code>&lt;a href=\\&quot;y\\&quot;&gt;</code></p>',
    'see [x](https://a.example), `<a href=\\"y\\">`',
    'see x, <a href=\\"y\\">',
  ],
  'an image, which is a link': [
    '<img src="https://a.example/b.png" alt="Pic">',
    '<p><a href="https://a.example/b.png">Pic</a></p>',
    '[Pic](https://a.example/b.png)',
    '',
  ],
  'a table with a list': [
    '<table><tr><th>A</th><th>B</th></tr><tr><td>1<td><ul><li>p</li><li>q</li></ul></table>',
    '<section aria-label="Table" tabindex="0"><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><ul><li>p</li><li>q</li></ul></td></tr></tbody></table></section>',
    '| A | B |\n| - | - |\n| 1 | p q |',
    'A B 1 p q',
  ],
  'a table without a head': [
    '<table><tr><td>1</td><td>2</td></tr></table>',
    '<section aria-label="Table" tabindex="0"><table><tbody><tr><td>1</td><td>2</td></tr></tbody></table></section>',
    '| 1 | 2 |\n| - | - |',
    '1 2',
  ],
  'what may be left out of a table': [
    '<table>w<thead><tr><th>A<tbody><tr><td>1</table>',
    '<p>w</p><section aria-label="Table" tabindex="0"><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table></section>',
    'w\n\n| A |\n| - |\n| 1 |',
    'w A 1',
  ],
  'marks in a table of Markdown': [
    '| a | b |\n|---|---|\n| x<br>y | <ul><li>1</li><li>2</li></ul> |',
    '<section aria-label="Table" tabindex="0"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>x<br/>y</td><td>1 2</td></tr></tbody></table></section>',
    '| a | b |\n| - | - |\n| x y | 1 2 |',
    'a b x y 1 2',
  ],
  'what folds, with Markdown in it': [
    '<details><summary>More <b>x</b></summary>\n\nSome **md**\n\n- li\n\n</details>\n\nAfter',
    '<details><summary>More <strong>x</strong></summary><p>Some <strong>md</strong></p><ul><li>li</li></ul></details><p>After</p>',
    '**More __x__**\n\nSome **md**\n\n- li\n\nAfter',
    'More x Some md li After',
  ],
  'a quotation': [
    '<blockquote><strong>Note:</strong> text</blockquote>',
    '<blockquote><p><strong>Note:</strong> text</p></blockquote>',
    '> **Note:** text',
    'Note: text',
  ],
  'a mark with a gap at its end': [
    '<b>Note: </b>text',
    '<p><strong>Note:</strong> text</p>',
    '**Note:** text',
    'Note: text',
  ],
  'a list in a mark': ['<b>x<ul><li>a</li></ul></b>', '<p><strong>x a</strong></p>', '**x a**', 'x a'],
  'nothing: marks without words': ['<b></b><i> </i>x<br>\n', '<p>x</p>', 'x', 'x'],
  'parts without what they belong to': [
    '<li>stray</li><td>cell</td>',
    '<p>stray</p><p>cell</p>',
    'stray\n\ncell',
    'stray cell',
  ],
  'a name that is none of HTML, as it is': [
    'Bearer <token>, `<p>`, &lt;p&gt;',
    '<p>Bearer &lt;token&gt;, <code>&lt;p&gt;</code>, &lt;p&gt;</p>',
    'Bearer \\<token>, `<p>`, \\<p>',
    'Bearer <token>, <p>, <p>',
  ],
  'a name of HTML that is a placeholder': [
    'the <title> of a <link>',
    '<p>the &lt;title&gt; of a &lt;link&gt;</p>',
    'the \\<title> of a \\<link>',
    'the <title> of a <link>',
  ],
};

/** That none of it runs or loads anything is tried in a browser. */
const LEFT_OUT: Readonly<Record<string, readonly [given: string, page: string]>> = {
  'a script in a line': ['a <script>alert(1)</script> b', '<p>a  b</p>'],
  'a script without an end, but not what follows': ['<script src="//e.example">alert(1)', '<p>alert(1)</p>'],
  styles: ['<style>p{}</style><p style="position:fixed" class="x" id="content">z</p>', '<p>z</p>'],
  'a form, but not its words': ['<form action="//e.example"><input name=a><button>Go</button></form>', '<p>Go</p>'],
  'an address that runs code': ['<a href="&#106;avascript:alert(1)">x</a>', '<p>x</p>'],
  'the order in which marks end': [
    '<p><b><i>x</b></i></p></p></li></table>y',
    '<p><strong><em>x</em></strong></p><p>y</p>',
  ],
};

describe('HTML in a description', () => {
  it.each(Object.entries(MEANT))('means %s', (_, [given, html, text, words]) => {
    expect([page(given), markdown(given), search(given)]).toEqual([html, text, words]);
  });

  it.each(Object.entries(LEFT_OUT))('leaves out %s', (_, [given, html]) => expect(page(given)).toBe(html));

  it('holds as many elements inside one another as a page needs, and the words of all', () => {
    const html = page(`${'<blockquote><ul><li><b>'.repeat(1000)}end`);
    expect(html.match(/<blockquote>/g)?.length).toBeLessThan(50);
    expect(html).toContain('end');
  });
});

describe('HTML or code in a title', () => {
  it.each([
    ['Create <b>an</b> order<br>now', 'Create an order now'],
    ['<p>Orders</p>', 'Orders'],
    ['Get <id> and pay', 'Get <id> and pay'],
    ['a < b', 'a < b'],
    ['<script>x</script>', '<script>x</script>'],
    ['Rows of `a_report`', 'Rows of a_report'],
    ['``', '``'],
  ])('is left out: %s', (given, want) => expect(plainTitle(given)).toBe(want));
});

describe('a relative link of a description', () => {
  const [guide] = guides;
  const linked = relativeLinks(['/card-payments', '/reference'], 'https://docs.example/api/v1/')(guide!);

  it.each([
    ['/reference#a', '/reference#a'],
    ['/docs/a', 'https://docs.example/docs/a'],
    ['b/', 'https://docs.example/api/v1/b/'],
    ['#nowhere', 'https://docs.example/api/v1/#nowhere'],
  ])('leads to a page of the site, or to the documentation: %s', (given, want) => expect(linked(given)).toBe(want));

  it('is no link where nothing says what it is relative to', () => {
    expect(page('[a](/docs/a) <a href="b">b</a>')).toBe('<p>a b</p>');
    expect(relativeLinks([], 'javascript:x')(guide!)('/docs/a')).toBeUndefined();
  });
});
