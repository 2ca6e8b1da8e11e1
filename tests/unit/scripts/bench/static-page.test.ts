import { describe, expect, it } from 'vitest';
import { contentOf, staticPage } from '#scripts/bench/page/static-page.ts';

const BUILT = `<!doctype html><html lang="en-GB"><head><title>Pay &amp; go</title><script src="/head.js"></script></head><body>
<nav>Sidebar</nav>
<main class="x" id="content"><h1 class="y">Pay</h1><p class="z">Costs <b>1 &lt; 2</b><button aria-label="Copy">Copy</button></p>
<select><option>cURL</option></select><section id="s"><h2 id="curl" data-tab-title="">cURL</h2><a href="#curl" aria-label="Link"></a><div><pre tabindex="0"><code><span class="k">curl</span> \\
  --data '&lt;a&gt;'</code></pre></div></section>
<table role="table"><tbody><tr><th role="rowheader"><a href="#f">merchant<wbr>Id</a></th><td>Yours</td></tr></tbody></table>
<details class="d" open=""><summary><span>200</span> Success</summary>Done<svg><title>Tick</title></svg></details></main></body></html>`;

describe('the page by hand', () => {
  const page = staticPage(BUILT, 'p {\n  margin: 0;\n}');

  it('has the text and the headings of the built page', () => {
    expect(contentOf(page)).toEqual(contentOf(BUILT));
    expect(contentOf(page).headings).toEqual(['h1 Pay', 'h2 cURL']);
    expect(contentOf(page).text).toContain("curl \\\n  --data '<a>'");
  });

  it('has no class, no script and no control', () => {
    expect(page).not.toMatch(/class|<script|<button|<select|<svg|<span|<div|role=|data-tab|tabindex/);
  });

  it('keeps what HTML means, in one document', () => {
    expect(page).toContain(
      '<title>Pay &amp; go</title>\n<link rel="icon" href="data:,">\n<style>p { margin: 0; }</style>',
    );
    expect(page).toContain('<h2 id="curl">cURL</h2><pre><code>curl');
    expect(page).toContain('<th><a href="#f">merchantId</a></th>');
    expect(page).toContain('<details open=""><summary>200 Success</summary>Done</details>');
  });

  it('refuses a page without an article', () => {
    expect(() => staticPage('<title>Nothing</title>', '')).toThrow('no `<main>`');
  });
});

describe('contentOf', () => {
  it.each([
    ['a word is lost', BUILT.replace('Yours', '')],
    ['a heading has another rank', BUILT.replaceAll('h2', 'h3')],
    ['code is indented otherwise', BUILT.replace('  --data', ' --data')],
  ])('tells when %s', (_, other) => {
    expect(contentOf(other)).not.toEqual(contentOf(BUILT));
  });

  it('leaves out what stands beside the article', () => {
    expect(contentOf(BUILT).text).not.toContain('Sidebar');
  });
});
