import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright';
import { createProgress } from '../../cli/progress.ts';
import { openBrowser } from '../browser.ts';
import { markdownTable } from '../markdown-table.ts';
import { median } from '../median.ts';
import { builtReference, builtSite } from '../own-site.ts';
import { servePages } from '../page/page-server.ts';
import { firstScreenEnd, SCREENS } from './first-screen.ts';
import { bytesUntil } from './prefix.ts';

/** Pages of a kind that are opened, spread over all of them by their weight. */
const PAGES = 7;

/** A page: bytes of its brotli stream until the first screen is there, on phone and laptop, and all it loads untouched. */
interface Weight {
  readonly path: string;
  readonly firstScreen: number;
  readonly all: number;
}

/**
 * What of a page comes before its first screen is whole, and what in all: this site's pages by kind and those of other
 * descriptions.
 *
 * @param descriptions files of OpenAPI descriptions.
 * @throws {UsageError} when Chromium cannot be had, or a site cannot be built.
 */
export async function flightBench(descriptions: readonly string[]): Promise<string> {
  const rows: string[][] = [
    ['site', 'kind', 'pages', 'first screen: median', 'heaviest', 'in all: median', 'heaviest'],
  ];
  const browser = await openBrowser();
  const progress = createProgress();
  try {
    for (const file of [undefined, ...descriptions]) {
      const root = file === undefined ? builtSite() : builtReference(file);
      const server = await servePages([{ root, base: '/' }]);
      const context = await browser.newContext({ javaScriptEnabled: false });
      try {
        const page = await context.newPage();
        for (const [kind, paths] of byKind(root)) {
          const weights: Weight[] = [];
          for (const path of paths) {
            progress.stage(`${kind}: ${path}`);
            weights.push(await weigh(page, server.origin, root, path));
          }
          rows.push([file === undefined ? 'this one' : basename(file), kind, ...summary(weights)]);
        }
      } finally {
        await context.close();
        server.close();
      }
    }
  } finally {
    progress.end();
    await browser.close();
  }
  return markdownTable(rows);
}

function summary(weights: readonly Weight[]): readonly string[] {
  const of = (figures: readonly number[]): string[] => [
    String(Math.round(median(figures))),
    String(Math.max(...figures)),
  ];
  return [
    String(weights.length),
    ...of(weights.map(({ firstScreen }) => firstScreen)),
    ...of(weights.map(({ all }) => all)),
  ];
}

async function weigh(page: Page, origin: string, root: string, path: string): Promise<Weight> {
  const html = readFileSync(join(root, path, 'index.html'), 'utf8');
  const stream = readFileSync(join(root, path, 'index.html.br'));
  const until: number[] = [];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await page.goto(origin + path);
    until.push(bytesUntil(stream, Buffer.byteLength(html.slice(0, await firstScreenEnd(page, html)))));
  }
  const others = [...html.matchAll(/<link rel="(?:icon|stylesheet)" href="([^"]+)"/g)].map(([, file = '']) =>
    sent(join(root, file)),
  );
  return { path, firstScreen: Math.max(...until), all: others.reduce((sum, bytes) => sum + bytes, stream.length) };
}

/** Bytes of a file as it is sent. */
function sent(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Guides, and the pages of the reference by their folder. */
function byKind(root: string): readonly (readonly [string, readonly string[]])[] {
  const below = (address: string): string[] =>
    readdirSync(join(root, address), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(root, address, entry.name, 'index.html.br')))
      .map(({ name }) => `${address}/${name}`);
  const size = (path: string): number => statSync(join(root, path, 'index.html.br')).size;
  const kinds = readdirSync(join(root, 'reference'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const guides = below('').filter((path) => path !== '/reference');
  const lists = ['/reference', ...below('/reference')];
  return (
    [
      ['guides', guides],
      ['lists', lists],
      ...kinds.map((kind) => [kind, below(`/reference/${kind}`)] as const),
    ] as const
  )
    .filter(([, paths]) => paths.length > 0)
    .map(([kind, paths]) => [kind, spread(paths.toSorted((a, b) => size(a) - size(b)))]);
}

function spread(paths: readonly string[]): readonly string[] {
  if (paths.length <= PAGES) return paths;
  return Array.from(
    { length: PAGES },
    (_, index) => paths[Math.round((index / (PAGES - 1)) * (paths.length - 1))] ?? '',
  );
}
