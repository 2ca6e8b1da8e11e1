import type { OptionValues } from '../../cli/command.ts';
import { createProgress } from '../../cli/progress.ts';
import { chromium } from '../../test/chromium.ts';
import { bySize, spread, wholeOperation } from '../own-pages.ts';
import { builtSite } from '../own-site.ts';
import { servePages } from '../page/page-server.ts';
import { installedVersion, installPeer } from '../peers.ts';
import { runsOf } from '../runs.ts';
import { lighthouseRun, type Report } from './lighthouse-run.ts';
import { summary, type Kind } from './summary.ts';

/** One page of each kind. */
async function pagesOf(root: string): Promise<Readonly<Record<string, string>>> {
  return {
    guide: spread(bySize(root, '/')).middle,
    operation: `/reference/operations/${await wholeOperation()}`,
    schema: spread(bySize(root, '/reference/schemas')).heavy,
    overview: '/reference',
    'error catalogue': '/reference/errors',
  };
}

/**
 * Lighthouse's own mishap, in which it misses the beginning of the page in its trace. It says nothing about the page.
 */
const MISHAP = 'NO_NAVSTART';
/** Mishaps above which something else is wrong. */
const MOST = 5;

/**
 * Lighthouse's scores of five kinds of page on a phone, by turns, as the site's own server sends them.
 *
 * @throws {UsageError} when Chromium or Lighthouse cannot be had.
 */
export async function lighthouseBench(values: OptionValues): Promise<string> {
  const runs = runsOf(values, 5, 5);
  const browser = await chromium();
  const progress = createProgress();
  progress.stage('Installing Lighthouse');
  const peer = installPeer('scripts/bench/lighthouse/package', 'lighthouse');
  const root = builtSite();
  const pages = await pagesOf(root);
  const server = await servePages([{ root, base: '/' }]);
  let mishaps = 0;
  const measured = async (url: string): Promise<Report> => {
    try {
      return await lighthouseRun(peer, browser, url);
    } catch (error) {
      if (!(error as Error).message.includes(MISHAP) || mishaps === MOST) throw error;
      mishaps += 1;
      return measured(url);
    }
  };
  try {
    const kinds: (Kind & { reports: Kind['reports'][number][] })[] = Object.entries(pages).map(([name, page]) => ({
      name,
      page,
      reports: [],
    }));
    for (let run = 1; run <= runs; run += 1) {
      progress.stage(`Run ${run} of ${runs}`);
      for (const [done, { page, reports }] of kinds.entries()) {
        progress.step(done, kinds.length);
        reports.push(await measured(server.origin + page));
      }
    }
    return [
      summary(kinds, installedVersion(peer, 'lighthouse')),
      ...(mishaps === 0 ? [] : [`lighthouse: ${mishaps} ended by its own ${MISHAP}, asked again`]),
    ].join('\n');
  } finally {
    progress.end();
    server.close();
  }
}
