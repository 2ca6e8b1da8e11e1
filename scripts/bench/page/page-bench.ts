import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OptionValues } from '../../cli/command.ts';
import { emit } from '../../build/emit.ts';
import { createProgress, type Progress } from '../../cli/progress.ts';
import { openBrowser } from '../browser.ts';
import { wholeOperation } from '../own-pages.ts';
import { builtSite } from '../own-site.ts';
import { CACHE, installedVersion, installPeer } from '../peers.ts';
import { runsOf } from '../runs.ts';
import { servePages, type PageServer } from './page-server.ts';
import { inRounds, type Round } from './rounds.ts';
import { starlightSite } from './starlight-site.ts';
import { contentOf, staticPage } from './static-page.ts';
import { summary } from './summary.ts';
import { visit } from './visit.ts';

const PEER = 'scripts/bench/page/starlight';
const STYLES = fileURLToPath(new URL('static-page.css', import.meta.url));

/** The three pages, built and served. */
export interface Served {
  readonly operation: string;
  /** Paths below the origin. */
  readonly pages: Round<string>;
  readonly server: PageServer;
  /** `astro 7.3.4` */
  readonly versions: readonly string[];
}

/**
 * Measures one page of an operation beside the same text written by hand and beside Starlight's page of it: in one run,
 * by turns, each in a browser that has nothing cached.
 *
 * @throws {UsageError} when Chromium or the peer's packages cannot be had, or a page is not whole.
 */
export async function pageBench(values: OptionValues): Promise<string> {
  const runs = runsOf(values, 9, 7);
  const progress = createProgress();
  const { operation, pages, server, versions } = await servedPages(progress);
  const browser = await openBrowser();
  try {
    const rounds = await inRounds(pages, runs, (path) => visit(browser, `${server.origin}/${path}`), progress);
    return summary({ operation, rounds, versions: [...versions, `Chromium ${browser.version()}`] });
  } finally {
    progress.end();
    await browser.close();
    server.close();
  }
}

/**
 * Builds the page of an operation, the same by hand and by Starlight, and serves them side by side.
 *
 * @throws {UsageError} when the peer's packages cannot be had, or a page is not whole.
 */
export async function servedPages(progress: Pick<Progress, 'stage'>): Promise<Served> {
  const operation = await wholeOperation();
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
  return {
    operation,
    server,
    pages: {
      ours: `reference/operations/${operation}`,
      static: `static/${operation}`,
      starlight: `starlight/reference/operations/${operation.toLowerCase()}`,
    },
    versions: ['@astrojs/starlight', 'starlight-openapi', 'astro'].map(
      (name) => `${name} ${installedVersion(peer, name)}`,
    ),
  };
}

/** The page by hand is made of the built one, and holds the same words. */
async function writeByHand(site: string, out: string, operation: string): Promise<void> {
  const html = await readFile(join(site, 'reference/operations', operation, 'index.html'), 'utf8');
  const page = staticPage(html, await readFile(STYLES, 'utf8'));
  if (JSON.stringify(contentOf(page)) !== JSON.stringify(contentOf(html)))
    throw new Error('The page by hand has other words than ours.');
  await emit([{ path: `${operation}/index.html`, contents: page }], out);
}
