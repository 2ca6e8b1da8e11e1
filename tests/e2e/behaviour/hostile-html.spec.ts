import { writeFileSync } from 'node:fs';
import { withSite } from '../server.ts';
import { expect, test } from '../test.ts';

const EVIL = 'https://evil.example/x';

/** What a description may try. Each would set `hacked`, ask for a file elsewhere, or change what the page is. */
const CASES: readonly string[] = [
  '<script>hacked=1</script>',
  `<script src="${EVIL}.js"></script>`,
  `<script type=module src=${EVIL}.js>`,
  '<SCRIPT/x>hacked=1</SCRIPT>',
  '<scr<script>ipt>hacked=1</script>',
  '<img src=x onerror=hacked=1>',
  `<img src="${EVIL}.png" srcset="${EVIL}.png 2x" alt="p" loading=eager>`,
  '<img src="x" onerror="hacked=1" /',
  '<image src=x onerror=hacked=1>',
  `![p](${EVIL}.png)`,
  '<svg onload=hacked=1></svg>',
  '<svg><script>hacked=1</script></svg>',
  '<svg><animate onbegin=hacked=1 attributeName=x dur=1s></svg>',
  `<svg><use href="${EVIL}.svg#a"/></svg>`,
  '<math><mtext><table><mglyph><style><img src=x onerror=hacked=1></style></mglyph></table></mtext></math>',
  `<iframe src="${EVIL}"></iframe>`,
  '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
  `<frameset><frame src="${EVIL}"></frameset>`,
  `<object data="${EVIL}.swf"></object><embed src="${EVIL}.swf">`,
  `<video src="${EVIL}.mp4" onloadstart=hacked=1 autoplay></video><audio src="${EVIL}.mp3" autoplay></audio>`,
  `<video poster="${EVIL}.png"><source src=x onerror=hacked=1></video>`,
  `<link rel=stylesheet href="${EVIL}.css"><link rel=prefetch href="${EVIL}">`,
  `<style>@import url("${EVIL}.css"); main { display: none }</style>`,
  `<p style="background:url(${EVIL}.png);position:fixed;inset:0">p</p>`,
  `<table background="${EVIL}.png"><tr><td background="${EVIL}.png">c</table>`,
  `<base href="${EVIL}">`,
  `<meta http-equiv=refresh content="0;url=${EVIL}">`,
  '<meta http-equiv="Content-Security-Policy" content="default-src *">',
  `<form action="${EVIL}"><input name=a autofocus onfocus=hacked=1><button formaction="javascript:hacked=1">Go</button></form>`,
  '<select autofocus onfocus=hacked=1><option>a</select><textarea autofocus onfocus=hacked=1>t</textarea>',
  '<details open ontoggle=hacked=1><summary onclick=hacked=1>Unfold</summary>rest</details>',
  '<b onmouseover=hacked=1 onanimationstart=hacked=1 tabindex=1 autofocus onfocus=hacked=1>b</b>',
  '<a href="javascript:hacked=1">a</a>',
  '<a href=" JaVa&#115;cript&colon;hacked=1">a</a>',
  '<a href="java\tscript:hacked=1">a</a>',
  '<a href="&#x01;javascript:hacked=1">a</a>',
  '<a href=javascript:hacked=1>a</a>',
  '[a](javascript:hacked=1) [b](<java&Tab;script:hacked=1>)',
  '<a href="vbscript:hacked=1">a</a> <a href="data:text/html,<script>hacked=1</script>">b</a>',
  `<a href="//evil.example/x" ping="${EVIL}" target=_blank>a</a> <a href="/\\evil.example">b</a>`,
  '<a href="blob:x">a</a> <a href="view-source:x">b</a> <a href="file:///etc/passwd">c</a>',
  '<noscript><p title="</noscript><img src=x onerror=hacked=1>"></noscript>',
  '<!--><img src=x onerror=hacked=1>--> <!-- --!><img src=x onerror=hacked=1> -->',
  '<![CDATA[<img src=x onerror=hacked=1>]]><?x <img src=x onerror=hacked=1> ?>',
  '<xmp><img src=x onerror=hacked=1></xmp><plaintext><img src=x onerror=hacked=1>',
  '<template><script>hacked=1</script></template><slot name=x></slot>',
  '</p></li></td></table></main></body></html><script>hacked=1</script>',
  '<b><i>x</b><script>hacked=1</script></i><table><tr><p><td><img src=x onerror=hacked=1>',
  '<p id=content class=x name=cookie data-copy data-open is=x popover>p</p><form id=hacked><input name=attributes></form>',
  '<a href="https://a.example" title="<img src=x onerror=hacked=1>"><img alt="<script>hacked=1</script>" src=x></a>',
  '&lt;script&gt;hacked=1&lt;/script&gt; `<img src=x onerror=hacked=1>`',
  '<dialog open onclose=hacked=1>d</dialog><marquee onstart=hacked=1>m</marquee><isindex action=javascript:hacked=1>',
];

/** Elements that no article has, but for the link to its later styles. */
const FORBIDDEN =
  'script, style, link:not([href^="/assets/"]), meta, base, img, iframe, object, video, form, svg > :not(path)';

const text = (index: number): string => `${CASES[index]}\n\nCase ${index} ends.`;

/** Every case as the words of a field, all of them as the words of the API, a tag and an operation. */
const DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: CASES[0], version: '1', description: CASES.map((_, index) => text(index)).join('\n\n') },
  servers: [{ url: 'https://api.example' }],
  tags: [{ name: 'Tries', description: CASES.join('\n\n') }],
  paths: {
    '/tries': {
      get: {
        operationId: 'listTries',
        summary: CASES[5],
        description: CASES.join('\n\n'),
        tags: ['Tries'],
        parameters: CASES.map((_, index) => ({
          name: `case${index}`,
          in: 'query',
          description: text(index),
          schema: { type: 'string', title: CASES[index] },
        })),
        responses: { 200: { description: CASES.join('\n\n') } },
      },
    },
  },
};

test('hostile HTML in a description runs nothing, loads nothing and leaves the policy as it is', async ({
  application,
  baseURL,
  page,
}, testInfo) => {
  test.setTimeout(120_000);
  const policyOf = async (url: string) => (await page.goto(url))?.headers()['content-security-policy'];
  const policy = await policyOf(`${baseURL}/reference`);
  const file = testInfo.outputPath('openapi.yaml');
  writeFileSync(file, JSON.stringify(DESCRIPTION));
  await withSite(['--openapi', file, '--no-guides'], async (site) => {
    const requests: string[] = [];
    page.context().on('request', (request) => requests.push(request.url()));
    page.context().on('dialog', (dialog) => requests.push(dialog.message()));
    for (const path of ['/reference', '/reference/tags/Tries', '/reference/operations/listTries']) {
      expect.soft(await policyOf(site + path), `policy of ${path}`).toBe(policy);
      await application.wake();
      const article = page.getByRole('main');
      await expect(article).toBeVisible();
      await expect(article.locator(FORBIDDEN)).toHaveCount(0);
      for (const more of await article.getByText('Unfold', { exact: true }).all()) await more.click();
      const found = await article.evaluate((main) => ({
        attributes: [...main.querySelectorAll('*')].flatMap((element) =>
          element.getAttributeNames().filter((name) => /^(on|style$|srcdoc$|ping$|formaction$)/.test(name)),
        ),
        schemes: [...new Set([...main.querySelectorAll('a')].map(({ protocol }) => protocol))].filter(
          (scheme) => !/^(https?|mailto):$/.test(scheme),
        ),
        hacked: 'hacked' in window,
        title: document.title,
      }));
      expect.soft(found, path).toEqual({ attributes: [], schemes: [], hacked: false, title: expect.any(String) });
    }
    for (const index of CASES.keys()) await expect.soft(page.getByText(`Case ${index} ends.`).first()).toBeVisible();
    expect(requests.filter((url) => !url.startsWith(site))).toEqual([]);
    expect(requests.length).toBeGreaterThan(3);
  });
});
