import { describe, expect, it } from 'vitest';
import { staticPage } from '#scripts/bench/page/page-bench.ts';

const BUILT = `<!doctype html><html lang="en-GB"><head><title>Pay &amp; go</title><script src="/head.js"></script></head><body>
<nav>Sidebar</nav>
<main class="x" id="content"><h1 class="y">Pay</h1><p class="z">Costs <b>1 &lt; 2</b><button aria-label="Copy">Copy</button></p>
<select><option>cURL</option></select><section id="s"><h2 id="curl" data-tab-title="">cURL</h2><a href="#curl" aria-label="Link"></a><div><pre tabindex="0"><code><span class="k">curl</span> \\
  --data '&lt;a&gt;'</code></pre></div></section>
<table role="table"><tbody><tr><th role="rowheader"><a href="#f">merchant<wbr>Id</a></th><td>Yours</td></tr></tbody></table>
<details class="d" open=""><summary><span>200</span> Success</summary>Done<svg><title>Tick</title></svg></details></main></body></html>`;

describe('the page by hand', () => {
  const page = staticPage(BUILT);

  it('has no class, no script and no control', () => {
    expect(page).not.toMatch(/class|<script|<button|<select|<svg|<span|<div|role=|data-tab|tabindex/);
  });

  it('keeps the words and what HTML means, in one document', () => {
    expect(page).toContain('<title>Pay &amp; go</title>\n<link rel="icon" href="data:,">\n<style>:root {');
    expect(page).toContain('<h1>Pay</h1><p>Costs <b>1 &lt; 2</b></p>');
    expect(page).toContain('<h2 id="curl">cURL</h2><pre><code>curl');
    expect(page).toContain("  --data '&lt;a&gt;'</code></pre>");
    expect(page).toContain('<th><a href="#f">merchantId</a></th>');
    expect(page).toContain('<details open=""><summary>200 Success</summary>Done</details>');
    expect(page).not.toContain('Sidebar');
  });

  it('refuses a page without an article', () => {
    expect(() => staticPage('<title>Nothing</title>')).toThrow('no `<main>`');
  });
});
