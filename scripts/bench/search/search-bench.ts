import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { withCompressed } from '../../build/compress.ts';
import type { OutputFile } from '../../build/output-file.ts';
import { searchFiles } from '../../build/search-index.ts';
import { compile } from '../../compile/compile.ts';
import { searchEntries } from '../../compile/pages/search/gather.ts';
import type { SourceOptions } from '../../compile/source/load.ts';
import type { SearchEntry } from '#src/model/search.ts';
import { UsageError } from '../../cli/problem.ts';
import { openBrowser } from '../browser.ts';
import { markdownTable, median } from '../figures.ts';
import { builtSite } from '../own-site.ts';
import { servePages } from '../page/page-server.ts';
import { CPU_SLOWDOWN } from '../slowed.ts';

/** Names that are typed letter by letter, spread over all entries. */
const TYPED = 12;
/** How often each is typed, after a first time that counts for nothing: a key takes the median of its times. */
const ROUNDS = 3;

interface Indexed {
  readonly name: string;
  readonly entries: readonly SearchEntry[];
  readonly files: readonly OutputFile[];
}

/**
 * Measures the search: what its index weighs, and how long a key takes until its results are laid out, on this site and
 * on the references of further descriptions, whose indexes this site is given.
 *
 * @throws {UsageError} when Chromium cannot be had, or a description cannot be read.
 */
export async function searchBench(descriptions: readonly string[]): Promise<string> {
  const indexed = [
    await indexOf({ openapi: 'openapi/openapi.yaml', guides: 'guides' }),
    ...(await Promise.all(descriptions.map((openapi) => indexOf({ openapi })))),
  ];
  const server = await servePages([{ root: builtSite(), base: '/' }]);
  const browser = await openBrowser();
  try {
    const rows: string[][] = [];
    for (const each of indexed)
      rows.push([
        each.name,
        String(each.entries.length),
        ...(await weights(each)),
        ...(await times(each, browser, server.origin)),
      ]);
    return markdownTable([
      ['description', 'entries', 'index files', 'first, kB', 'all, kB', 'key, median', '95 of 100 keys'],
      ...rows,
    ]);
  } finally {
    await browser.close();
    server.close();
  }
}

async function indexOf(sources: SourceOptions): Promise<Indexed> {
  const { site } = await compile(sources);
  if (site === undefined) throw new UsageError(`\`${sources.openapi}\` cannot be read.`, 'Mend what the check says.');
  const { pages, reference, synonyms } = site;
  const entries = searchEntries(
    (function* () {
      yield* pages;
      for (const href of reference.hrefs) yield reference.page(href);
    })(),
  );
  const files = searchFiles(entries, synonyms);
  return { name: basename(sources.openapi), entries, files };
}

async function weights({ files }: Indexed): Promise<readonly string[]> {
  const sizes = await Promise.all(
    files.map(
      async (file) => (await withCompressed(file)).find(({ path }) => path.endsWith('.br'))?.contents.length ?? 0,
    ),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const kB = (bytes: number): string => (bytes / 1000).toFixed(0);
  return [String(files.length), kB(sizes[0] ?? 0), kB(total)];
}

async function times({ entries, files }: Indexed, browser: Browser, origin: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  await page.addInitScript({ path: fileURLToPath(new URL('type-words.mjs', import.meta.url)) });
  for (const { path, contents } of files)
    await page.route(`${origin}/${path}`, (route) =>
      route.fulfill({ body: String(contents), contentType: 'application/json' }),
    );
  await page.goto(`${origin}/get-started`);
  await page.keyboard.press('Control+k');
  await page.locator('#search').getByRole('checkbox').waitFor();
  await page.waitForFunction(
    (count) =>
      performance.getEntriesByType('resource').filter(({ name: url }) => /search[^/]*\.json$/.test(url)).length >=
      count,
    files.length,
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const step = Math.max(1, Math.floor(entries.length / TYPED));
  const words = entries.filter((_, at) => at % step === 0).map(({ title }) => title.slice(0, 24));
  await typed(page, words);
  const rounds: (readonly number[])[] = [];
  while (rounds.length < ROUNDS) rounds.push(await typed(page, words));
  const taken = (rounds[0] ?? []).map((_, key) => median(rounds.map((round) => round[key] ?? 0)));
  await page.close();
  const sorted = [...taken].sort((a, b) => a - b);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  return [`${median(taken).toFixed(0)} ms`, `${p95.toFixed(0)} ms`];
}

/** Types words letter by letter: milliseconds from each key to its results, layout included. */
function typed(page: Page, words: readonly string[]): Promise<readonly number[]> {
  return page.evaluate(`typeWords(${JSON.stringify(words)})`);
}
