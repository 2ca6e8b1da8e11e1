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
import { turn, type Turn } from './turn.ts';

/** From light to heavy, within the guides, within the reference and from one to the other. */
function waysOf(root: string): readonly { from: string; to: string }[] {
  const guides = bySize(root, '/');
  const sidebar = readFileSync(join(root, guides[0] ?? '', 'index.html'), 'utf8').split('<main')[0] ?? '';
  const { light, middle, heavy } = spread(guides.filter((path) => sidebar.includes(`href="${path}"`)));
  return [
    { from: light, to: middle },
    { from: light, to: heavy },
    { from: middle, to: heavy },
    { from: '/reference', to: spread(bySize(root, '/reference/operations')).heavy },
  ];
}

/**
 * Measures the application: how soon it answers, what its arrival costs, and how soon a click shows the next page,
 * with motion
 * and without. Medians.
 *
 * @throws {UsageError} when Chromium cannot be had or the site cannot be built.
 */
export async function navigationBench(values: OptionValues): Promise<string> {
  const runs = runsOf(values, 7, 1);
  const progress = createProgress();
  const root = builtSite();
  const kinds = waysOf(root);
  const server = await servePages([{ root, base: '/' }]);
  const browser = await openBrowser();
  const ways = kinds.flatMap((way) => [false, true].map((motion) => ({ ...way, motion, turns: [] as Turn[] })));
  try {
    for (let run = 0; run <= runs; run += 1) {
      progress.stage(run === 0 ? 'Warming up' : `Round ${run} of ${runs}`);
      for (const way of ways) {
        const turned = await turn(browser, server.origin, way);
        if (run > 0) way.turns.push(turned);
      }
    }
  } finally {
    progress.end();
    await browser.close();
    server.close();
  }
  const of = (turns: readonly Turn[], key: keyof Turn): number => median(turns.map((each) => each[key]));
  const table = markdownTable([
    ['from', 'to', 'ready ms', 'blocking on arrival ms', 'click to heading ms', 'the same with motion ms'],
    ...kinds.map(({ from, to }) => {
      const [still = [], moving = []] = ways
        .filter((way) => way.from === from && way.to === to)
        .map(({ turns }) => turns);
      return [
        from,
        to,
        of(still, 'ready').toFixed(0),
        of(still, 'arrival').toFixed(0),
        of(still, 'heading').toFixed(0),
        of(moving, 'heading').toFixed(0),
      ];
    }),
  ]);
  const worst = (key: keyof Turn): number =>
    Math.max(...ways.filter(({ motion }) => !motion).map(({ turns }) => of(turns, key)));
  const targets: readonly Target[] = [
    {
      name: 'first movement to ready in ms, the slowest way',
      figure: worst('ready'),
      limit: 1300,
      sense: 'at most',
      digits: 0,
    },
    {
      name: 'blocking on arrival in ms, the slowest way',
      figure: worst('arrival'),
      limit: 100,
      sense: 'at most',
      digits: 0,
    },
    {
      name: 'click to heading in ms, the slowest way',
      figure: worst('heading'),
      limit: 100,
      sense: 'at most',
      digits: 0,
    },
  ];
  return [
    `navigation: medians of ${runs}, CPU 4x slower, 1.6 Mbps, 150 ms, the link pointed at for 0.8 s`,
    table,
    ...targets.map((target) => `navigation: ${verdict(target)}`),
  ].join('\n');
}
