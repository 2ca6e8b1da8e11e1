import { describe, expect, it } from 'vitest';
import { judgePage, judgePath, judgeProblem } from '../../fuzz/judge/judge.ts';

const SITE = { url: new URL('https://site.example/docs/reference/'), base: '/docs/', oddReported: false };

/** A page as the site renders them, with something in its article. */
function page(article: string, head = ''): string {
  return `<!doctype html>\n<html lang="en-GB"><head><meta charset="utf-8"><title>A</title>${head}<script src="/docs/assets/head.js"></script></head><body><div id="app"><main id="content"><h1>A</h1>${article}</main></div></body></html>\n`;
}

const HARMLESS: readonly { name: string; given: string }[] = [
  { name: 'tags as text', given: '<p>&lt;script&gt;alert(1)&lt;/script&gt; <code>onclick=&quot;x&quot;</code></p>' },
  {
    name: 'links on the site and away',
    given:
      '<p><a href="/docs/a#b">a</a> <a href="#b">b</a> <a href="https://other.example/?javascript:1">c</a> <a href="mailto:a@b.example">d</a></p>',
  },
  {
    name: 'tables and folds',
    given: '<details id="a" open><summary>b</summary><table><tbody><tr><td>c</td></tr></tbody></table></details>',
  },
];

/** What is harmful, the rule that says so, and where it stands. */
const HARMFUL: readonly { rule: string; given: string; head?: string }[] = [
  { rule: 'elements', given: '<iframe></iframe>' },
  { rule: 'elements', given: '<object></object>' },
  { rule: 'elements', given: '<style>*{}</style>' },
  { rule: 'elements', given: '<form></form>' },
  { rule: 'elements', given: '<img>' },
  { rule: 'elements', given: '', head: '<base>' },
  { rule: 'elements', given: '<svg><animate></animate></svg>' },
  { rule: 'attributes', given: '<p onclick="a()">b</p>' },
  { rule: 'attributes', given: '<p ONCLICK="a()">b</p>' },
  { rule: 'attributes', given: '<p style="color:red">b</p>' },
  { rule: 'attributes', given: '<button formaction="/a">b</button>' },
  { rule: 'attributes', given: '<template><p onclick="a()">b</p></template>' },
  { rule: 'scripts', given: '<script>alert(1)</script>' },
  { rule: 'scripts', given: '<script src="https://other.example/assets/a.js"></script>' },
  { rule: 'scripts', given: '<script src="/docs/reference/a.js"></script>' },
  { rule: 'scripts', given: '<script src="/docs/assets/a.js">alert(1)</script>' },
  { rule: 'scripts', given: '<script src="data:text/javascript,1"></script>' },
  { rule: 'scripts', given: '<script type="application/ld+json">alert(1)</script>' },
  { rule: 'scripts', given: '<script type="application/ld+json" src="/docs/reference/a.js">{}</script>' },
  { rule: 'resources', given: '', head: '<link rel="stylesheet" href="//other.example/a.css">' },
  { rule: 'resources', given: '', head: '<link rel="icon" href="data:image/svg+xml,a">' },
  { rule: 'resources', given: '<input src="https://other.example/a.png">' },
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#9;script:alert(1)',
    '&#1;javascript:alert(1)',
    ' javascript:alert(1)',
    'java&NewLine;script&colon;alert(1)',
    'data:text/html,a',
    'vbscript:a',
    'blob:a',
    '//other.example',
    '/\\other.example',
    '/&#9;/other.example',
    '/docs/../other',
    '/other',
    'https://[::1',
  ].map((href) => ({ rule: 'links', given: `<a href="${href}">a</a>` })),
  { rule: 'links', given: '<a>a</a>' },
  { rule: 'metas', given: '', head: '<meta http-equiv="refresh" content="0;url=/docs/">' },
  { rule: 'landmarks', given: '<h1>B</h1>' },
  { rule: 'landmarks', given: '</main><main>' },
  { rule: 'landmarks', given: '', head: '<title>B</title>' },
  { rule: 'tags', given: '<p><div>a</div></p>' },
  { rule: 'tags', given: '<a href="#a">a <a href="#b">b</a></a>' },
  { rule: 'tags', given: '<b>' },
  { rule: 'tags', given: '<table><p>a</p></table>' },
  { rule: 'tags', given: '</div></main></div>' },
  { rule: 'parser', given: '<p title="a"title="b">c</p>' },
  { rule: 'parser', given: '<!-- a --!>' },
  { rule: 'parser', given: 'a\u0000b' },
  { rule: 'ids', given: '<p id="a">a</p><p id="a">b</p>' },
  { rule: 'ids', given: '<p id="content">a</p>' },
  { rule: 'direction', given: '<p>a \u202e b</p>' },
  { rule: 'direction', given: '<p>a \u2067 b</p>' },
];

describe('judgePage', () => {
  for (const { name, given } of HARMLESS)
    it(`lets ${name} through`, () => expect(judgePage(page(given), SITE)).toEqual([]));

  for (const { rule, given, head } of HARMFUL) {
    it(`finds ${JSON.stringify(given + (head ?? ''))} by \`${rule}\``, () =>
      expect(judgePage(page(given, head), SITE).map((fault) => fault.split(':')[0])).toContain(rule));
  }

  it('leaves odd characters to the check that refuses them', () =>
    expect(judgePage(page('<p>a \u202e \u0000 b</p>'), { ...SITE, oddReported: true })).toEqual([]));
});

describe('judgePath', () => {
  for (const path of ['reference/index.html', 'assets/search-1.json', 'reference/schemas/a~b.c/index.html'])
    it(`lets ${path} through`, () => expect(judgePath(path)).toEqual([]));
  for (const path of ['../a', 'a/../b', '/a', 'a\u0000b', 'a/b:c', `${'x'.repeat(251)}/index.html`])
    it(`finds ${JSON.stringify(path.slice(0, 20))}`, () => expect(judgePath(path)).toHaveLength(1));
});

describe('judgeProblem', () => {
  const problem = {
    check: 'a',
    severity: 'error',
    message: 'It is wrong.',
    hint: 'Mend it.',
    location: { file: 'a.yaml', line: 1, column: 1 },
  } as const;

  it('lets words with a place through', () => expect(judgeProblem(problem)).toEqual([]));

  for (const fault of [
    { message: ' ' },
    { message: 'TypeError: a is not a function' },
    { message: 'a\n    at b (c.ts:1:1)' },
    { message: 'It is [object Object].' },
    { hint: 'Maximum call stack size exceeded' },
    { message: 'a'.repeat(5001) },
    { location: { file: '', line: 1, column: 1 } },
    { location: { file: 'a', line: 0, column: 1 } },
    { location: { file: 'a', line: 1, column: Number.NaN } },
  ]) {
    it(`finds ${JSON.stringify(fault).slice(0, 60)}`, () =>
      expect(judgeProblem({ ...problem, ...fault })).toHaveLength(1));
  }
});
