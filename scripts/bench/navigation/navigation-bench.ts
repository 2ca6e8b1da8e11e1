import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OptionValues } from '../../cli/command.ts';
import { createProgress } from '../../cli/progress.ts';
import { openBrowser } from '../browser.ts';
import { markdownTable } from '../markdown-table.ts';
import { median } from '../median.ts';
import { bySize, spread } from '../own-pages.ts';
import { builtSite } from '../own-site.ts';
import { servePages } from '../page/page-server.ts';
import { runsOf } from '../runs.ts';
import { verdict, type Target } from '../verdict.ts';
import { FLOOR, floorTurn } from './floor.ts';
import { prefetches, type Prefetched } from './movements.ts';
import { turn, type Turn } from './turn.ts';

/** A way from a page to another, and what turning there measured. */
interface Way {
  readonly from: string;
  readonly to: string;
  readonly still: Turn[];
  readonly moving: Turn[];
}

/** From light to heavy within the guides, within the reference, and from one to the other. */
function waysOf(root: string): readonly Way[] {
  const guides = bySize(root, '/');
  const sidebar = readFileSync(join(root, guides[0] ?? '', 'index.html'), 'utf8').split('</main>')[1] ?? '';
  const linked = new Set([...sidebar.matchAll(/ href="?([^\s">]+)/g)].map(([, href]) => href));
  const { light, middle, heavy } = spread(guides.filter((path) => linked.has(path)));
  const ways = [
    { from: light, to: middle },
    { from: middle, to: heavy },
    { from: '/reference', to: spread(bySize(root, '/reference/operations')).heavy },
  ];
  return ways.map((way) => ({ ...way, still: [], moving: [] }));
}

/**
 * Measures the application: how soon it answers, what its arrival costs, how soon a click shows the next page, with
 * motion and without, beside a page by hand whose click replaces its heading and nothing else; and counts what is
 * fetched for readers who never open it. Medians.
 *
 * @throws {UsageError} when Chromium cannot be had or the site cannot be built.
 */
export async function navigationBench(values: OptionValues): Promise<string> {
  const runs = runsOf(values, 5, 1);
  const progress = createProgress();
  const root = builtSite();
  const ways = waysOf(root);
  const server = await servePages([FLOOR, { root, base: '/' }]);
  const browser = await openBrowser();
  const floors: number[] = [];
  let counted: readonly Prefetched[] = [];
  try {
    for (let run = 0; run <= runs; run += 1) {
      progress.stage(run === 0 ? 'Warming up' : `Round ${run} of ${runs}`);
      for (const { from, to, still, moving } of ways) {
        const floor = await floorTurn(browser, server.origin);
        const turned = await turn(browser, server.origin, { from, to, motion: false });
        const moved = await turn(browser, server.origin, { from, to, motion: true });
        if (run === 0) continue;
        floors.push(floor);
        still.push(turned);
        moving.push(moved);
      }
    }
    progress.stage('Counting what is fetched');
    counted = await prefetches(browser, server.origin + (ways[0]?.to ?? '/'));
  } finally {
    progress.end();
    await browser.close();
    server.close();
  }
  return [
    `navigation: medians of ${runs}, CPU 4x slower, 1.6 Mbps, 150 ms, the link pointed at for 0.8 s`,
    turnTable(ways, median(floors)),
    'navigation: pages fetched before they were asked for',
    markdownTable([
      ['the reader', 'fetched', 'opened', 'never opened, bytes', 'fetched twice'],
      ...counted.map(({ movement, fetched, opened, wasted, twice }) => [
        movement,
        ...[fetched, opened, wasted, twice].map(String),
      ]),
    ]),
    ...targetsOf(ways, median(floors)).map((target) => `navigation: ${verdict(target)}`),
  ].join('\n');
}

const of = (turns: readonly Turn[], key: keyof Turn): number => median(turns.map((each) => each[key]));

function turnTable(ways: readonly Way[], floor: number): string {
  return markdownTable([
    [
      'from',
      'to',
      'ready ms',
      'blocking on arrival ms',
      'click to heading ms',
      'with motion ms',
      'beside the page by hand',
      'to the first screen ms',
    ],
    ...ways.map(({ from, to, still, moving }) => [
      from,
      to,
      of(still, 'ready').toFixed(0),
      of(still, 'arrival').toFixed(0),
      of(still, 'heading').toFixed(0),
      of(moving, 'heading').toFixed(0),
      `${(of(still, 'heading') / floor).toFixed(2)}, ${(of(moving, 'heading') / floor).toFixed(2)}`,
      of(still, 'screen').toFixed(0),
    ]),
    ['page by hand', '', '', '', floor.toFixed(0), '', '1', ''],
  ]);
}

function targetsOf(ways: readonly Way[], floor: number): readonly Target[] {
  const slowest = (kind: 'still' | 'moving', key: keyof Turn): number =>
    Math.max(...ways.map((way) => of(way[kind], key)));
  const atMost = (name: string, figure: number, limit: number, digits = 0): Target => ({
    name: `${name}, the slowest way`,
    figure,
    limit,
    sense: 'at most',
    digits,
  });
  return [
    atMost('first movement to ready in ms', slowest('still', 'ready'), 1300),
    atMost('blocking on arrival in ms', slowest('still', 'arrival'), 100),
    atMost('click to heading in ms', slowest('still', 'heading'), 80),
    atMost('click to heading with motion in ms', slowest('moving', 'heading'), 100),
    atMost('click to heading beside the page by hand', slowest('still', 'heading') / floor, 5, 2),
    atMost('the same with motion', slowest('moving', 'heading') / floor, 6, 2),
  ];
}
