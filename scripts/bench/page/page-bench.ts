import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium as playwright } from 'playwright';
import { readFileSync } from 'node:fs';
import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { emit } from '../../build/emit.ts';
import { UsageError } from '../../cli/problem.ts';
import { createProgress } from '../../cli/progress.ts';
import type { Output } from '../../cli/streams.ts';
import { compile } from '../../checks/compile.ts';
import { markdownTable, median } from '../figures.ts';
import { builtSite, CACHE } from '../own-site.ts';
import { listen } from '../../serve/listen.ts';
import { staticListener, type StaticOptions } from '../../serve/serve-static.ts';
import { starlightSite } from './starlight-site.ts';
import { visit, type Conditions, type View } from './visit.ts';
import { chromium } from '../../test/chromium.ts';

/**
 * Compares the page of an operation with a hand-written page of the same text, and with the page that Starlight builds.
 * Returns the medians as a Markdown table. The pages are visited in turn, always without a cache.
 *
 * @throws {UsageError} when Chromium or Starlight cannot be installed, or a request of a page fails.
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

/** Opens each page once per round, under the same conditions. The order rotates, and the first round is a warm-up. */
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
 * Returns the id of the first operation that has a published path and an example of its request body, so that its page
 * has all parts.
 *
 * @throws {UsageError} when there is none.
 */
async function wholeOperation(): Promise<string> {
  const { api } = await compile({ openapi: 'openapi/openapi.yaml' });
  const id = api?.operations.find(
    ({ path, requestBody }) => path !== undefined && requestBody?.content.some(({ examples }) => examples.length > 0),
  )?.operationId;
  if (id !== undefined) return id;
  throw new UsageError(
    'No operation has both a path and an example of its request body.',
    'Describe such an operation, then run the benchmark again.',
  );
}

interface PageServer {
  /** Origin of the server: `http://127.0.0.1:1234`. */
  readonly origin: string;
  close(): void;
}

/**
 * Serves several sites from one process, on the loopback interface. All have the same caching, Brotli and keep-alive,
 * and each has the headers of its own `_headers` file.
 *
 * @param sites the sites. A request goes to the first site whose `base` its URL begins with.
 */
export async function servePages(sites: readonly StaticOptions[]): Promise<PageServer> {
  const served = sites.map((site) => ({ base: site.base, answer: staticListener(site) }));
  const { server, port } = await listen(
    (request, response) => {
      const site = served.find(({ base }) => request.url?.startsWith(base));
      if (site === undefined) response.writeHead(404).end();
      else site.answer(request, response);
    },
    0,
    '127.0.0.1',
  );
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Matches names of elements that a hand-written page does not have: controls, scripts and pictures. */
const CONTROLS = /^(button|select|input|noscript|svg|script|style|template|wbr)$/;

/** Matches names of elements that a hand-written page has. Other elements are replaced by their children. */
const PLAIN =
  /^(a|b|code|dd|details|dl|dt|em|h[1-6]|li|main|nav|ol|p|pre|small|strong|summary|table|tbody|td|th|thead|tr|ul)$/;
const ATTRIBUTES = /^(href|id|open)$/;

/**
 * Returns the `<main>` of a built page as a hand-written page: the same words in the same order, with one style
 * element, and without classes and scripts. The empty icon keeps browsers from requesting one.
 *
 * @throws {Error} for a page without `<main>`.
 */
function staticPage(html: string): string {
  const [, main] = /(<main[^]*<\/main>)/.exec(html) ?? [];
  if (main === undefined) throw new Error('The page has no `<main>`.');
  const body = parse(main).childNodes.flatMap(plain);
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${/<title>.*?<\/title>/.exec(html)?.[0] ?? ''}
<link rel="icon" href="data:,">
<style>${readFileSync(new URL('static-page.css', import.meta.url), 'utf8').replace(/\s+/g, ' ')}</style>
${serialize({ nodeName: '#document-fragment', childNodes: body })}
</html>
`;
}

function plain(node: Tree.ChildNode): Tree.ChildNode[] {
  if (node.nodeName === '#text') return [node];
  if (!('tagName' in node) || CONTROLS.test(node.tagName)) return [];
  const childNodes = node.childNodes.flatMap(plain);
  if (!PLAIN.test(node.tagName)) return childNodes;
  // Leaves out the sign at a heading that links to the heading itself.
  if (node.tagName === 'a' && childNodes.length === 0) return [];
  return [{ ...node, attrs: node.attrs.filter(({ name }) => ATTRIBUTES.test(name)), childNodes }];
}

/**
 * Opens Chromium without background activity, which would disturb measurements.
 *
 * @throws {UsageError} when Chromium cannot be installed.
 */
export async function openBrowser(): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}
