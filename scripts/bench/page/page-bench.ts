import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OptionValues } from '../../cli/command.ts';
import { emit } from '../../build/emit.ts';
import { createProgress } from '../../cli/progress.ts';
import { openBrowser } from '../browser.ts';
import { wholeOperation } from '../own-pages.ts';
import { builtSite } from '../own-site.ts';
import { CACHE, installedVersion, installPeer } from '../peers.ts';
import { runsOf } from '../runs.ts';
import { servePages } from './page-server.ts';
import { inRounds } from './rounds.ts';
import { starlightSite } from './starlight-site.ts';
import { contentOf, staticPage } from './static-page.ts';
import { summary } from './summary.ts';
import { visit } from './visit.ts';

const PEER = 'scripts/bench/page/starlight';
const STYLES = fileURLToPath(new URL('static-page.css', import.meta.url));

/**
 * Measures one page of an operation beside the same text written by hand and beside Starlight's page of it: in one
 * run, by
 * turns, each in a browser that has nothing cached.
 *
 * @throws {UsageError} when Chromium or the peer's packages cannot be had, or a page is not whole.
 */
export async function pageBench(values: OptionValues): Promise<string> {
  const runs = runsOf(values, 9, 7);
  const operation = await wholeOperation();
  const progress = createProgress();
  progress.stage('Installing Starlight');
  const peer = installPeer(PEER, 'starlight');
  const site = builtSite();
  progress.stage('Building the pages beside it');
  const [byHand, starlight] = [join(CACHE, 'static-page'), join(CACHE, 'starlight-site')];
  await writeByHand(site, byHand, operation);
  await starlightSite(peer, starlight);
  const server = await servePages([
    { root: byHand, base: '/static/' },
    { root: starlight, base: '/starlight/' },
    { root: site, base: '/' },
  ]);
  const browser = await openBrowser();
  try {
    const pages = {
      ours: `reference/operations/${operation}`,
      static: `static/${operation}`,
      starlight: `starlight/reference/operations/${operation.toLowerCase()}`,
    };
    const rounds = await inRounds(pages, runs, (path) => visit(browser, `${server.origin}/${path}`), progress);
    const peers = ['@astrojs/starlight', 'starlight-openapi', 'astro'].map(
      (name) => `${name} ${installedVersion(peer, name)}`,
    );
    return summary({ operation, rounds, versions: [...peers, `Chromium ${browser.version()}`] });
  } finally {
    progress.end();
    await browser.close();
    server.close();
  }
}

/** The page by hand is made of the built one, and holds the same words. */
async function writeByHand(site: string, out: string, operation: string): Promise<void> {
  const html = await readFile(join(site, 'reference/operations', operation, 'index.html'), 'utf8');
  const page = staticPage(html, '/static/assets/page.css');
  if (JSON.stringify(contentOf(page)) !== JSON.stringify(contentOf(html)))
    throw new Error('The page by hand has other words than ours.');
  await emit(
    [
      { path: `${operation}/index.html`, contents: page },
      { path: 'assets/page.css', contents: await readFile(STYLES) },
    ],
    out,
  );
}
