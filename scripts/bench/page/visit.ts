import type { Browser, Request } from 'playwright';
import { UsageError } from '../../cli/problem.ts';

/**
 * The figures of one visit: bytes of all response bodies, number of requests, times in ms, and the sum of layout
 * shifts.
 */
export type View = Readonly<Record<'bytes' | 'requests' | 'firstPaint' | 'largestPaint' | 'shift', number>>;

/** The simulated device and connection. */
export interface Conditions {
  /** Slow-down factor of the processor. */
  readonly cpu: number;
  /** Whether the connection is a slow mobile one. */
  readonly isSlow: boolean;
}

/** A slow mobile connection: throughput in bytes per second, latency (round trip) in ms. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** Time in milliseconds after the network has become idle, in which layout shifts still count. */
const AFTERMATH = 1000;

/** A script that runs before the scripts of a page, and records paints and layout shifts. */
const OBSERVE = `globalThis.benchEntries = [];
for (const type of ['paint', 'largest-contentful-paint', 'layout-shift'])
  new PerformanceObserver((list) => benchEntries.push(...list.getEntries().map((entry) => entry.toJSON())))
    .observe({ type, buffered: true });`;

interface Entry {
  readonly entryType: string;
  readonly name: string;
  readonly startTime: number;
  readonly value: number;
}

/**
 * Opens a page 390 pixels wide, without a cache, and measures until a second after the network has become idle.
 *
 * @throws {UsageError} when a request of the page fails, or goes to another origin.
 */
export async function visit(browser: Browser, url: string, { cpu, isSlow }: Conditions): Promise<View> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    if (isSlow) await session.send('Network.emulateNetworkConditions', SLOW_LINE);
    await page.addInitScript(OBSERVE);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(AFTERMATH);
    const entries = await page.evaluate<readonly Entry[]>('benchEntries');
    const of = (type: string): readonly Entry[] => entries.filter(({ entryType }) => entryType === type);
    return {
      bytes: await bytesOf(requests, new URL(url).origin),
      requests: requests.length,
      firstPaint: of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
      largestPaint: of('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
      shift: of('layout-shift').reduce((sum, { value }) => sum + value, 0),
    };
  } finally {
    await context.close();
  }
}

async function bytesOf(requests: readonly Request[], origin: string): Promise<number> {
  let bytes = 0;
  for (const request of requests) {
    const status = (await request.response())?.status();
    if (status !== 200 || new URL(request.url()).origin !== origin)
      throw new UsageError(
        `A measured page requested \`${request.url()}\`, which returned ${status ?? 'nothing'}.`,
        'Serve every file of the page from this machine: only such pages can be compared.',
      );
    bytes += (await request.sizes()).responseBodySize;
  }
  return bytes;
}
