import { chromium } from 'playwright';
const urls = process.argv.slice(2); const N = Number(process.env.N ?? 5);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run'] });
const med = (a) => a.sort((x, y) => x - y)[a.length >> 1];
const out = urls.map(() => []);
for (let i = 0; i < N; i++) for (const [u, url] of urls.entries()) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale: 'en-GB', colorScheme: 'light' });
  const page = await context.newPage();
  const s = await context.newCDPSession(page);
  await s.send('Network.enable'); await s.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 200000, uploadThroughput: 93750 });
  await s.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (process.env.TRACE) await browser.startTracing(page, { path: `/work/tmp/trace-${u}.json`, categories: ['devtools.timeline','blink.user_timing','loading','disabled-by-default-devtools.timeline', 'v8.execute', 'disabled-by-default-v8.cpu_profiler'] });
  await page.addInitScript(() => { globalThis.L = []; new PerformanceObserver((l) => L.push(...l.getEntries().map((e) => [e.entryType, e.startTime, e.element?.tagName, e.size]))).observe({ type: 'largest-contentful-paint', buffered: true }); });
  await page.goto(url, { waitUntil: 'load' }); await page.waitForTimeout(800);
  const r = await page.evaluate(() => { const n = performance.getEntriesByType('navigation')[0]; return { lcp: L.at(-1)?.[1], n: L.length, el: L.at(-1)?.[2], fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime, rs: n.responseStart, re: n.responseEnd, di: n.domInteractive, size: n.encodedBodySize }; });
  if (process.env.TRACE) await browser.stopTracing();
  out[u].push(r); await context.close();
}
for (const [u, url] of urls.entries()) { const k = ['lcp','fcp','rs','re','di','size']; console.log(url.slice(0, 70), k.map((x) => x + ' ' + Math.round(med(out[u].map((r) => r[x])))).join(' '), out[u][0].el, out[u][0].n, 'lcp-re', Math.round(med(out[u].map((r) => r.lcp - r.re)))); }
await browser.close();
