import type { Browser } from 'playwright';
import type { OptionValues } from '../../cli/command.ts';
import { createProgress } from '../../cli/progress.ts';
import { openBrowser } from '../browser.ts';
import { markdownTable } from '../markdown-table.ts';
import { median } from '../median.ts';
import { servedPages } from '../page/page-bench.ts';
import { inRounds, type Round } from '../page/rounds.ts';
import { DEVICE } from '../page/visit.ts';
import { runsOf } from '../runs.ts';
import { ROUND_TRIP, slowLine, type Line } from './slow-start.ts';

/** What a reader waits for, in ms from the click on; packets that had come by the first paint, and in all. */
interface Arrival {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly packets: number;
  readonly all: number;
}

const OBSERVER = new URL('observe.mjs', import.meta.url).pathname;
const LABELS: Readonly<Record<keyof Round<Arrival>, string>> = {
  ours: 'ours',
  static: 'by hand',
  starlight: 'Starlight',
};

/**
 * The three pages of `page` over a line that fills as TCP fills it, where the browser's own throttling sends all of a
 * file at once: packets and round trips until the first paint.
 *
 * @throws {UsageError} when Chromium or the peer's packages cannot be had, or a page is not whole.
 */
export async function lineBench(values: OptionValues): Promise<string> {
  const runs = runsOf(values, 9, 7);
  const progress = createProgress();
  const { pages, server, versions } = await servedPages(progress);
  const line = await slowLine(server.origin);
  const browser = await openBrowser();
  try {
    const rounds = await inRounds(pages, runs, (path) => arrival(browser, line, path), progress);
    const row = (name: keyof Round<Arrival>): string[] => {
      const of = (figure: keyof Arrival): number => median(rounds.map((round) => round[name][figure]));
      return [
        LABELS[name],
        of('firstPaint').toFixed(0),
        (of('firstPaint') / ROUND_TRIP).toFixed(1),
        of('largestPaint').toFixed(0),
        String(of('packets')),
        String(of('all')),
      ];
    };
    return [
      `line: medians of ${runs} by turns, ${ROUND_TRIP} ms a round trip, 1.6 Mbps, ten packets at first; ${[...versions, `Chromium ${browser.version()}`].join(', ')}`,
      '',
      markdownTable([
        ['page', 'first paint ms', 'in round trips', 'largest paint ms', 'packets by then', 'packets in all'],
        ...(Object.keys(LABELS) as (keyof Round<Arrival>)[]).map(row),
      ]),
    ].join('\n');
  } finally {
    progress.end();
    await browser.close();
    line.close();
    server.close();
  }
}

async function arrival(browser: Browser, line: Line, path: string): Promise<Arrival> {
  const context = await browser.newContext({ ...DEVICE, locale: 'en-GB', colorScheme: 'light' });
  try {
    const page = await context.newPage();
    let packets = 0;
    await page.exposeBinding('painted', () => {
      packets ||= line.packets();
    });
    await page.addInitScript({ path: OBSERVER });
    line.forget();
    await page.goto(`${line.origin}/${path}`, { waitUntil: 'networkidle' });
    const [firstPaint, largestPaint] = await page.evaluate(() =>
      (globalThis as unknown as { paints: () => readonly [number, number] }).paints(),
    );
    return { firstPaint, largestPaint, packets, all: line.packets() };
  } finally {
    await context.close();
  }
}
