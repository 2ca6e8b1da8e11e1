import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import type { DataIndex } from '#src/model/call-data.ts';
import { UsageError } from '../../cli/problem.ts';
import { openBrowser } from '../browser.ts';
import { median } from '../median.ts';
import { builtSite } from '../own-site.ts';
import { servePages } from '../page/page-server.ts';
import { verdict } from '../verdict.ts';

/** How much longer every script takes. */
const CPU_SLOWDOWN = 4;
/** How often the bench is opened, how many letters are typed, and how often each: the middle time counts. */
const [OPENED, LETTERS, TIMES] = [5, 40, 3];
/** In milliseconds. */
const LIMITS = { open: 1300, key: 50 };
const OBSERVER = fileURLToPath(new URL('observe.mjs', import.meta.url));

/**
 * Measures the bench of a webhook: what is loaded for it, how long a click on an untouched page takes until it is there,
 * and how long a key takes until the call has changed.
 *
 * @throws {UsageError} when Chromium cannot be had, or the site has no webhook.
 */
export async function webhookBench(): Promise<string> {
  const root = builtSite();
  const { calls } = JSON.parse(readFileSync(join(root, 'data/index.json'), 'utf8')) as DataIndex;
  const webhook = calls.find(({ file, method }) => file.startsWith('webhooks/') && method !== undefined);
  if (webhook === undefined) throw new UsageError('The site has no webhook.', 'Describe one under `webhooks:`.');
  const server = await servePages([{ root, base: '/' }]);
  const browser = await openBrowser();
  try {
    const url = server.origin + webhook.href;
    const bytes = await weight(browser, url);
    const opened: number[] = [];
    for (let run = 0; run < OPENED; run += 1) opened.push(await untilOpen(browser, url));
    const keys = await keyTimes(browser, url);
    const p95 = keys.toSorted((a, b) => a - b)[Math.floor(keys.length * 0.95)] ?? 0;
    return [
      `webhook: loaded on intent, beside the application, ${(bytes / 1000).toFixed(1)} kB (brotli)`,
      `webhook: ${verdict({ name: `click on an untouched page to the bench in ms, CPU ${CPU_SLOWDOWN}x slower, median of ${OPENED}`, figure: median(opened), limit: LIMITS.open, sense: 'at most', digits: 0 })}`,
      `webhook: ${keys.length} keys, ${TIMES} times each, median ${median(keys).toFixed(0)} ms`,
      `webhook: ${verdict({ name: `key to the new call in ms, 95 of 100 keys`, figure: p95, limit: LIMITS.key, sense: 'at most', digits: 0 })}`,
    ].join('\n');
  } finally {
    await browser.close();
    server.close();
  }
}

/** Bytes of everything that is asked for after the application has come, until the bench is there. */
async function weight(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.mouse.move(5, 300);
  await page.locator('html[data-application]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await open(page);
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(sizes);
  await page.close();
  return all.reduce((sum, size) => sum + size, 0);
}

async function untilOpen(browser: Browser, url: string): Promise<number> {
  const page = await slowPage(browser, url);
  await open(page);
  await page.waitForFunction('globalThis.benchOpened !== undefined');
  const opened = await page.evaluate('globalThis.benchOpened');
  await page.close();
  return Number(opened);
}

async function keyTimes(browser: Browser, url: string): Promise<readonly number[]> {
  const page = await slowPage(browser, url);
  await open(page);
  await page.evaluate('typeIntoBody(10)');
  const taken = (await page.evaluate(`typeIntoBody(${LETTERS * TIMES})`)) as readonly number[];
  await page.close();
  return Array.from({ length: LETTERS }, (_, letter) => median(taken.slice(letter * TIMES, (letter + 1) * TIMES)));
}

async function slowPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript({ path: OBSERVER });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

/** Presses at once, as a finger does: nothing is loaded ahead. */
async function open(page: Page): Promise<void> {
  await page.locator('[data-rehearsal] > summary').click();
  await page.locator('[data-bench] textarea').waitFor();
}
