import { fileURLToPath } from 'node:url';
import type { Browser, Page, Request } from 'playwright';
import { UsageError } from '../../cli/problem.ts';
import { CPU_SLOWDOWN } from '../slowed.ts';
import type { Line } from './slow-start.ts';

/** Kinds of files that a page fetches. */
const KINDS = ['html', 'css', 'js', 'font', 'other'] as const;

/** The figures of one visit: bytes over the wire by kind and together, packets until the first paint, times in ms. */
export type View = Readonly<
  Record<(typeof KINDS)[number] | 'bytes' | 'requests' | 'packets' | 'fcp' | 'lcp' | 'tbt' | 'cls', number>
>;

/** Lighthouse's phone. */
const DEVICE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** Milliseconds after the network fell silent in which late changes still count. */
const AFTERMATH = 3000;

const OBSERVER = fileURLToPath(new URL('observe.mjs', import.meta.url));
const KIND_OF: Readonly<Record<string, (typeof KINDS)[number]>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'font',
};

/**
 * Opens a page with nothing cached, on a slow line and a slow processor, and leaves it untouched until the network is
 * silent and three seconds more.
 *
 * @throws {UsageError} when something that the page asks for is missing, or comes from elsewhere.
 */
export async function visit(browser: Browser, line: Line, path: string): Promise<View> {
  const context = await browser.newContext({ ...DEVICE, locale: 'en-GB', colorScheme: 'light' });
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    let packets = 0;
    page.on('request', (request) => requests.push(request));
    await page.exposeBinding('painted', () => {
      packets ||= line.packets();
    });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript({ path: OBSERVER });
    line.forget();
    await page.goto(`${line.origin}/${path}`, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(AFTERMATH);
    return { ...(await weigh(requests, line.origin)), ...(await times(page)), packets };
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

/** A task of the main thread (Long Tasks API), in ms since the page was asked for. */
interface Task {
  readonly start: number;
  readonly duration: number;
}

/** A task shorter than this lets readers act in time (Long Tasks API). */
const LONG = 50;

/** Returns the total blocking time in ms: what tasks take beyond 50 ms each, counted from the first paint on. */
export function blockingTime(tasks: readonly Task[], firstPaint: number): number {
  return tasks.reduce(
    (sum, { start, duration }) => sum + Math.max(0, start + duration - Math.max(start, firstPaint) - LONG),
    0,
  );
}
