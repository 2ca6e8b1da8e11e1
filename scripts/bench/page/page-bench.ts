import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium as playwright } from 'playwright';
import type { OptionValues } from '../../cli.ts';
import { emit } from '../../emit.ts';
import { createProgress, type Progress } from '../../progress.ts';
import { chromium } from '../../test/chromium.ts';
import { builtSite } from '../own-site.ts';
import { CACHE, installedVersion, installPeer } from '../peers.ts';
import { runsOf } from '../runs.ts';
import { servePages } from './page-server.ts';
import { starlightSite } from './starlight-site.ts';
import { contentOf, staticPage } from './static-page.ts';
import { summary, type Round } from './summary.ts';
import { visit } from './visit.ts';

/** An operation of the description with a body, described errors and samples. */
const OPERATION = 'validateAndCreateWallet';
const PEER = 'scripts/bench/page/starlight';
const STYLES = fileURLToPath(new URL('static-page.css', import.meta.url));

/**
 * Measures one page of an operation beside the same text written by hand and beside Starlight's page of it: in one run, by
 * turns, each in a browser that has nothing cached.
 *
 * @throws {UsageError} when Chromium or the peer's packages cannot be had, or a page is not whole.
 */
export async function pageBench(values: OptionValues): Promise<string> {
  const runs = runsOf(values, 9, 7);
  const executablePath = await chromium();
  const progress = createProgress();
  progress.stage('Installing Starlight');
  const peer = installPeer(PEER, 'starlight');
  const site = builtSite();
  progress.stage('Building the pages beside it');
  const [byHand, starlight] = [join(CACHE, 'static-page'), join(CACHE, 'starlight-site')];
  await writeByHand(site, byHand);
  await starlightSite(peer, starlight);
  const server = await servePages([{ root: byHand, base: '/static/', policy: false }, { root: starlight, base: '/starlight/', policy: false }, { root: site, base: '/', policy: true }]);
  const browser = await playwright.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'] });
  try {
    const pages = { ours: `reference/operations/${OPERATION}`, static: `static/${OPERATION}`, starlight: `starlight/reference/operations/${OPERATION.toLowerCase()}` };
    const rounds = await measured(runs, pages, (path) => visit(browser, `${server.origin}/${path}`), progress);
    const peers = ['@astrojs/starlight', 'starlight-openapi', 'astro'].map((name) => `${name} ${installedVersion(peer, name)}`);
    return summary({ operation: OPERATION, rounds, versions: [...peers, `Chromium ${browser.version()}`] });
  } finally {
    progress.end();
    await browser.close();
    server.close();
  }
}

/** The page by hand is made of the built one, and holds the same words. */
async function writeByHand(site: string, out: string): Promise<void> {
  const html = await readFile(join(site, 'reference/operations', OPERATION, 'index.html'), 'utf8');
  const page = staticPage(html, '/static/assets/page.css');
  if (JSON.stringify(contentOf(page)) !== JSON.stringify(contentOf(html))) throw new Error('The page by hand has other words than ours.');
  await emit([{ path: `${OPERATION}/index.html`, contents: page }, { path: 'assets/page.css', contents: await readFile(STYLES) }], out);
}

/** Rounds in which each page is opened once, another one first each time; one round before them is not counted. */
async function measured<View>(runs: number, pages: Round<string>, open: (path: string) => Promise<View>, progress: Progress): Promise<Round<View>[]> {
  const names = Object.keys(pages) as (keyof Round<string>)[];
  const rounds: Round<View>[] = [];
  for (let round = 0; round <= runs; round += 1) {
    progress.stage(round === 0 ? 'Warming up' : `Round ${round} of ${runs}`);
    const views: Partial<Record<keyof Round<View>, View>> = {};
    for (const at of names.keys()) {
      const name = names[(at + round) % names.length] ?? 'ours';
      views[name] = await open(pages[name]);
    }
    if (round > 0) rounds.push(views as Round<View>);
  }
  return rounds;
}
