import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { emit } from '../../build/emit.ts';
import { UsageError } from '../../cli/problem.ts';
import { createProgress } from '../../cli/progress.ts';
import type { Output } from '../../cli/streams.ts';
import { compile } from '../../compile/compile.ts';
import { openBrowser } from '../browser.ts';
import { markdownTable, median } from '../figures.ts';
import { builtSite, CACHE } from '../own-site.ts';
import { servePages } from './page-server.ts';
import { starlightSite } from './starlight-site.ts';
import { staticPage } from './static-page.ts';
import { visit, type Conditions, type View } from './visit.ts';

/**
 * Measures one page of an operation beside the same text written by hand and beside Starlight's page of it: in one run,
 * by turns, each in a browser that has nothing cached.
 *
 * @throws {UsageError} when Chromium or Starlight's packages cannot be had, or a page is not whole.
 */
export async function pageBench({
  runs,
  stderr,
  ...conditions
}: Conditions & { readonly runs: number; readonly stderr: Output }): Promise<string> {
  const progress = createProgress(stderr);
  const operation = await wholeOperation();
  const site = builtSite();
  progress.stage('Building the pages beside it');
  const [byHand, starlight] = [join(CACHE, 'static-page'), join(CACHE, 'starlight-site')];
  const html = await readFile(join(site, 'reference/operations', operation, 'index.html'), 'utf8');
  await emit([{ path: `${operation}/index.html`, contents: staticPage(html) }], byHand);
  await starlightSite(starlight);
  const server = await servePages([
    { root: byHand, base: '/static/' },
    { root: starlight, base: '/starlight/' },
    { root: site, base: '/' },
  ]);
  const pages = [
    ['ours', `${server.origin}/reference/operations/${operation}`],
    ['by hand', `${server.origin}/static/${operation}`],
    ['Starlight', `${server.origin}/starlight/reference/operations/${operation.toLowerCase()}`],
  ] as const;
  const browser = await openBrowser();
  try {
    progress.stage(`Opening each page ${runs} times`);
    return tableOf(await byTurns(browser, pages, conditions, runs));
  } finally {
    progress.end();
    await browser.close();
    server.close();
  }
}

/** Opens each page once a round, another one first each time, so that all meet the same machine. A round before warms up. */
async function byTurns(
  browser: Browser,
  pages: readonly (readonly [name: string, url: string])[],
  conditions: Conditions,
  runs: number,
): Promise<ReadonlyMap<string, readonly View[]>> {
  const views = new Map(pages.map(([name]) => [name, [] as View[]]));
  for (let round = 0; round <= runs; round += 1) {
    const first = round % pages.length;
    for (const [name, url] of [...pages.slice(first), ...pages.slice(0, first)]) {
      const view = await visit(browser, url, conditions);
      if (round > 0) views.get(name)?.push(view);
    }
  }
  return views;
}

function tableOf(views: ReadonlyMap<string, readonly View[]>): string {
  return markdownTable([
    ['page', 'kB', 'requests', 'first paint, ms', 'largest paint, ms', 'layout shift'],
    ...[...views].map(([name, all]) => {
      const of = (figure: keyof View): number => median(all.map((view) => view[figure]));
      return [
        name,
        (of('bytes') / 1000).toFixed(1),
        of('requests').toFixed(0),
        of('firstPaint').toFixed(0),
        of('largestPaint').toFixed(0),
        of('shift').toFixed(3),
      ];
    }),
  ]);
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
