import type { Browser } from 'playwright';
import type { Progress } from '../../cli/progress.ts';
import { markdownTable } from '../markdown-table.ts';
import { median } from '../median.ts';
import { inRounds, type Round } from './rounds.ts';
import { ROUND_TRIP, slowLine, type Line } from './slow-start.ts';
import { DEVICE } from './visit.ts';

/** What a reader waits for, in ms from the click on; packets that had come by the first paint, and in all. */
interface Arrival {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly packets: number;
  readonly all: number;
}

const OBSERVER = new URL('observe-paints.mjs', import.meta.url).pathname;
const LABELS: Readonly<Record<keyof Round<Arrival>, string>> = {
  ours: 'ours',
  static: 'by hand',
  starlight: 'Starlight',
};

/**
 * Measures pages over a line that fills as TCP fills it, where the browser's own throttling sends all of a file at
 * once: packets and round trips until the first paint.
 *
 * @returns a table in Markdown, after a line that says how it was measured.
 */
export async function arrivals(
  browser: Browser,
  { origin, pages, runs }: { readonly origin: string; readonly pages: Round<string>; readonly runs: number },
  progress: Pick<Progress, 'stage'>,
): Promise<string> {
  const line = await slowLine(origin);
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
      `page: with slow start, medians of ${runs} by turns, ${ROUND_TRIP} ms a round trip, 1.6 Mbps, ten packets at first`,
      '',
      markdownTable([
        ['page', 'first paint ms', 'in round trips', 'largest paint ms', 'packets by then', 'packets in all'],
        ...(Object.keys(LABELS) as (keyof Round<Arrival>)[]).map(row),
      ]),
    ].join('\n');
  } finally {
    line.close();
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
