import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { median } from '#scripts/bench/figures.ts';
import { servePages } from '#scripts/bench/page/page-bench.ts';
import { weigh, type Weight } from './weigh.ts';

/** Pages of a kind that are opened, spread over all of them by their weight. */
const PAGES = 7;

/** The weight of the pages of one kind. */
export interface KindFlight {
  /** `guides`, `lists`, or the folder of the reference: `operations`. */
  readonly kind: string;
  readonly pages: number;
  readonly median: Weight;
  readonly heaviest: Weight;
}

/**
 * Weighs pages of each kind of a built site.
 *
 * @param root folder of the site, whose base is `/`.
 * @param tell is told of each page before it is opened: `operations: /reference/operations/getWallet`.
 */
export async function siteFlight(
  browser: Browser,
  root: string,
  tell: (page: string) => void,
): Promise<readonly KindFlight[]> {
  const server = await servePages([{ root, base: '/' }]);
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    const kinds: KindFlight[] = [];
    for (const [kind, paths] of byKind(root)) {
      const weights: Weight[] = [];
      for (const path of paths) {
        tell(`${kind}: ${path}`);
        weights.push(await weigh(page, root, server.origin + path));
      }
      const of = (figure: (figures: readonly number[]) => number): Weight => ({
        firstScreen: figure(weights.map(({ firstScreen }) => firstScreen)),
        all: figure(weights.map(({ all }) => all)),
      });
      kinds.push({
        kind,
        pages: weights.length,
        median: of((figures) => Math.round(median(figures))),
        heaviest: of((figures) => Math.max(...figures)),
      });
    }
    return kinds;
  } finally {
    await context.close();
    server.close();
  }
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
