import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page, Request } from 'playwright';
import type { CallData } from '#src/model/call-data.ts';
import { openBrowser } from '../browser.ts';
import { median } from '../median.ts';
import { builtReference, builtSite } from '../own-site.ts';
import { servePages } from '../page/page-server.ts';
import { slowed } from '../slowed.ts';
import { verdict } from '../verdict.ts';

/** How much longer every script takes. */
const CPU_SLOWDOWN = 4;
/** How often a builder is opened, and letters that are typed. */
const RUNS = 5;
const KEYS = 40;

interface Measured {
  readonly ready: number;
  readonly bytes: Readonly<Record<'js' | 'css' | 'json', number>>;
  readonly keys: readonly number[];
}

/**
 * Measures the request builder: what it weighs when somebody means it, how long it takes to be ready, and how long a key
 * takes until its sample is laid out; on the operation with the most data of this site and of further descriptions.
 *
 * @throws {UsageError} when Chromium cannot be had, or a site cannot be built.
 */
export async function builderBench(descriptions: readonly string[]): Promise<string> {
  const sites = [
    { name: 'this site', root: builtSite(), limit: 50 },
    ...descriptions.map((file) => ({ name: basename(file), root: builtReference(file), limit: 100 })),
  ];
  const browser = await openBrowser();
  const lines: string[] = [];
  try {
    for (const { name, root, limit } of sites) {
      const server = await servePages([{ root, base: '/' }]);
      const path = `/reference/operations/${largest(join(root, 'data/operations'))}`;
      const runs: Measured[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await measured(browser, server.origin + path, 'processor'));
      const line = await measured(browser, server.origin + path, 'line');
      server.close();
      lines.push(...report(`${name}, ${path}`, runs, line, limit));
    }
  } finally {
    await browser.close();
  }
  return lines.join('\n');
}

/** The operation with the most data, of those that can be called with a body. */
function largest(folder: string): string {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort((a, b) => statSync(join(folder, b)).size - statSync(join(folder, a)).size);
  const wanted = files.find((file) => {
    const { url, body } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as CallData;
    return url !== undefined && body?.content.some(({ examples }) => examples.length > 0) === true;
  });
  return basename(wanted ?? files[0] ?? '', '.json');
}

async function measured(browser: Browser, url: string, slow: 'processor' | 'line'): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.addInitScript({ path: fileURLToPath(new URL('builder-page.mjs', import.meta.url)) });
    if (slow === 'line') await slowed(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.mouse.move(5, 300);
    await page.mouse.move(6, 300);
    await page.locator('html[data-application]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    if (slow === 'processor') {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    }
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    const ready = await opened(page);
    const bytes = { js: 0, css: 0, json: 0 };
    for (const request of requests) {
      const kind = /\.(js|css|json)$/.exec(new URL(request.url()).pathname)?.[1] as keyof typeof bytes | undefined;
      if (kind !== undefined) bytes[kind] += (await request.sizes()).responseBodySize;
    }
    const keys = slow === 'line' ? [] : await page.evaluate<number[]>(`typeKeys(${KEYS})`);
    return { ready, bytes, keys };
  } finally {
    await page.close();
  }
}

/** Clicks; milliseconds until the sample is painted. */
function opened(page: Page): Promise<number> {
  return page.evaluate<number>('openBuilder()');
}

function report(name: string, runs: readonly Measured[], line: Measured, limit: number): readonly string[] {
  const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
  const { js = 0, css = 0, json = 0 } = runs[0]?.bytes ?? {};
  const keys = runs.flatMap((run) => run.keys.slice(4)).sort((a, b) => a - b);
  const p95 = keys[Math.floor(keys.length * 0.95)] ?? 0;
  const ready = median(runs.map((run) => run.ready));
  return [
    `builder: ${name}: intent loads ${kB(js)} kB of script, ${kB(css)} kB of styles, ${kB(json)} kB of data (brotli)`,
    `builder: ${verdict({ name: `${name}, click to ready in ms, CPU ${CPU_SLOWDOWN}x slower`, figure: ready, limit: 1300, sense: 'at most', digits: 0 })}`,
    `builder: the same on a slow line as well: ${line.ready.toFixed(0)} ms`,
    `builder: ${keys.length} keys, median ${median(keys).toFixed(0)} ms, slowest ${(keys.at(-1) ?? 0).toFixed(0)} ms`,
    `builder: ${verdict({ name: `${name}, key to sample in ms, 95 of 100 keys`, figure: p95, limit, sense: 'at most', digits: 0 })}`,
  ];
}
