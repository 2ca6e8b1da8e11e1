import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page, Request } from 'playwright';
import { UsageError } from '../../cli/problem.ts';
import { slowed } from '../slowed.ts';
import { blockingTime } from './blocking-time.ts';

/** Kinds of what a page fetches. */
export const KINDS = ['html', 'css', 'js', 'font', 'other'] as const;

/** What one visit measured: bytes over the wire by kind and together, times in ms. */
export type View = Readonly<
  Record<(typeof KINDS)[number] | 'bytes' | 'requests' | 'fcp' | 'lcp' | 'tbt' | 'cls' | 'script', number>
>;

/** Lighthouse's phone. */
export const DEVICE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** What comes late is still seen: ms after the network fell silent. */
const AFTERMATH = 3000;

const OBSERVER = fileURLToPath(new URL('observe.mjs', import.meta.url));
const KIND_OF: Readonly<Record<string, (typeof KINDS)[number]>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'font',
};

/**
 * Opens a page with nothing cached, on a slow line and a slow processor, leaves it untouched until the network is
 * silent and
 * three seconds more, and tells what it cost.
 *
 * @throws {UsageError} when something that the page asks for is missing, or comes from elsewhere.
 */
export async function visit(browser: Browser, url: string): Promise<View> {
  const context = await browser.newContext({ ...DEVICE, locale: 'en-GB', colorScheme: 'light' });
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const session = await slowed(page);
    await session.send('Performance.enable');
    await page.addInitScript({ path: OBSERVER });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(AFTERMATH);
    return {
      ...(await weigh(requests, new URL(url).origin)),
      ...(await times(page)),
      script: await scriptTime(session),
    };
  } finally {
    await context.close();
  }
}

async function weigh(
  requests: readonly Request[],
  origin: string,
): Promise<Pick<View, (typeof KINDS)[number] | 'bytes' | 'requests'>> {
  const weight = { html: 0, css: 0, js: 0, font: 0, other: 0 };
  for (const request of requests) {
    const status = (await request.response())?.status();
    if (status !== 200 || new URL(request.url()).origin !== origin)
      throw new UsageError(
        `A measured page asks for \`${request.url()}\`, which answered ${status ?? 'nothing'}.`,
        'Only pages whose files are all there, on this machine, can be compared.',
      );
    weight[KIND_OF[request.resourceType()] ?? 'other'] += (await request.sizes()).responseBodySize;
  }
  return { ...weight, bytes: KINDS.reduce((sum, kind) => sum + weight[kind], 0), requests: requests.length };
}

interface Entry {
  readonly name: string;
  readonly startTime: number;
  readonly duration: number;
  readonly value: number;
  readonly hadRecentInput: boolean;
}

async function times(page: Page): Promise<Pick<View, 'fcp' | 'lcp' | 'tbt' | 'cls'>> {
  const entries = await page.evaluate(
    () => (globalThis as unknown as { benchEntries: Readonly<Record<string, readonly Entry[]>> }).benchEntries,
  );
  const fcp = entries['paint']?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN;
  const tasks = (entries['longtask'] ?? []).map(({ startTime, duration }) => ({ start: startTime, duration }));
  const shifts = (entries['layout-shift'] ?? []).filter(({ hadRecentInput }) => !hadRecentInput);
  return {
    fcp,
    lcp: entries['largest-contentful-paint']?.at(-1)?.startTime ?? Number.NaN,
    tbt: blockingTime(tasks, fcp),
    cls: shifts.reduce((sum, { value }) => sum + value, 0),
  };
}

async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}
