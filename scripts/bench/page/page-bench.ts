import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emit } from '../../build/emit.ts';
import { UsageError } from '../../cli/problem.ts';
import { createProgress } from '../../cli/progress.ts';
import { compile } from '../../compile/compile.ts';
import { openBrowser } from '../browser.ts';
import { markdownTable, median } from '../figures.ts';
import { builtSite } from '../own-site.ts';
import { CACHE, installedVersion, installPeer } from '../peers.ts';
import { servePages } from './page-server.ts';
import { inRounds, type Round } from './rounds.ts';
import { slowLine } from './slow-start.ts';
import { starlightSite } from './starlight-site.ts';
import { contentOf, staticPage } from './static-page.ts';
import { visit, type View } from './visit.ts';

const PEER = 'scripts/bench/page/starlight';
const PACKAGES = ['@astrojs/starlight', 'starlight-openapi', 'astro'];
const STYLES = fileURLToPath(new URL('static-page.css', import.meta.url));

/** How often each page is opened. */
const ROUNDS = 9;

/**
 * Measures one page of an operation beside the same text written by hand and beside Starlight's page of it: in one run,
 * by turns, each in a browser that has nothing cached, over a line with slow start.
 *
 * @throws {UsageError} when Chromium or the peer's packages cannot be had, or a page is not whole.
 */
export async function pageBench(): Promise<string> {
  const progress = createProgress();
  const operation = await wholeOperation();
  progress.stage('Installing Starlight');
  const peer = installPeer(PEER, 'starlight');
  const site = builtSite();
  progress.stage('Building the pages beside it');
  const [byHand, starlight] = [join(CACHE, 'static-page'), join(CACHE, 'starlight-site')];
  await writeByHand(site, byHand, operation);
  await starlightSite(peer, starlight);
  const pages: Round<string> = {
    ours: `reference/operations/${operation}`,
    static: `static/${operation}`,
    starlight: `starlight/reference/operations/${operation.toLowerCase()}`,
  };
  const server = await servePages([
    { root: byHand, base: '/static/' },
    { root: starlight, base: '/starlight/' },
    { root: site, base: '/' },
  ]);
  const line = await slowLine(server.origin);
  const browser = await openBrowser();
  try {
    const rounds = await inRounds(pages, ROUNDS, (path) => visit(browser, line, path), progress);
    const versions = [
      ...PACKAGES.map((name) => `${name} ${installedVersion(peer, name)}`),
      `Chromium ${browser.version()}`,
    ];
    return `page: operation ${operation}, medians of ${ROUNDS} by turns; ${versions.join(', ')}\n\n${tableOf(rounds)}`;
  } finally {
    progress.end();
    line.close();
    await browser.close();
    server.close();
  }
}

const LABELS: Readonly<Record<keyof Round<View>, string>> = { ours: 'ours', static: 'by hand', starlight: 'Starlight' };

function tableOf(rounds: readonly Round<View>[]): string {
  const row = (name: keyof Round<View>): string[] => {
    const of = (metric: keyof View): number => median(rounds.map((round) => round[name][metric]));
    return [
      LABELS[name],
      ...(['html', 'css', 'js', 'bytes'] as const).map((kind) => (of(kind) / 1000).toFixed(1)),
      ...(['requests', 'packets', 'fcp', 'lcp', 'tbt'] as const).map((metric) => of(metric).toFixed(0)),
      of('cls').toFixed(3),
    ];
  };
  return markdownTable([
    ['page', 'HTML kB', 'CSS kB', 'JS kB', 'all kB', 'requests', 'packets', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'],
    ...(Object.keys(LABELS) as (keyof Round<View>)[]).map(row),
  ]);
}

/** The page by hand is made of the built one, and holds the same words. */
async function writeByHand(site: string, out: string, operation: string): Promise<void> {
  const html = await readFile(join(site, 'reference/operations', operation, 'index.html'), 'utf8');
  const page = staticPage(html, await readFile(STYLES, 'utf8'));
  if (JSON.stringify(contentOf(page)) !== JSON.stringify(contentOf(html)))
    throw new Error('The page by hand has other words than ours.');
  await emit([{ path: `${operation}/index.html`, contents: page }], out);
}

/**
 * An operation with everything that a page of one holds: the first with a published path and an example of its body.
 *
 * @throws {UsageError} when there is none.
 */
async function wholeOperation(): Promise<string> {
  const { api } = await compile({ openapi: 'openapi/openapi.yaml' });
  const id = api?.operations.find(
    ({ path, requestBody }) => path !== undefined && requestBody?.content.some(({ examples }) => examples.length > 0),
  )?.operationId;
  if (id !== undefined) return id;
  throw new UsageError('No operation has a path and an example of its body.', 'Describe one, then measure.');
}
