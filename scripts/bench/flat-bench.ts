import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { OptionValues } from '../cli/command.ts';
import { compile } from '../compile/compile.ts';
import { createProgress } from '../cli/progress.ts';
import { openBrowser } from './browser.ts';
import { markdownTable } from './markdown-table.ts';
import { median } from './median.ts';
import { servePages } from './page/page-server.ts';
import { wholeOperation } from './own-pages.ts';
import { visit, type View } from './page/visit.ts';
import { CACHE } from './peers.ts';
import { runsOf } from './runs.ts';

/** Operations added to the larger description: copies of its own, spread over as many tags. */
const COPIES = 1000;
const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

type PathItem = Record<string, Record<string, unknown>>;

/**
 * Measures one page of an operation in the reference of this project's description, and in one of the same with a
 * thousand
 * operations more: what a page weighs and works must not depend on how many others there are. By turns; medians.
 *
 * @throws {UsageError} when Chromium cannot be had.
 */
export async function flatBench(values: OptionValues): Promise<string> {
  const runs = runsOf(values, 7, 1);
  const page = `reference/operations/${await wholeOperation()}`;
  const progress = createProgress();
  progress.stage('Building both references');
  const { document } = await compile({ openapi: 'openapi/openapi.yaml' });
  if (document === undefined) throw new Error('The description cannot be read.');
  const few = await reference('few', document);
  const many = await reference('many', multiplied(document));
  const server = await servePages([
    { root: few, base: '/few/' },
    { root: many, base: '/many/' },
  ]);
  const browser = await openBrowser();
  const views: Record<'few' | 'many', View[]> = { few: [], many: [] };
  try {
    for (let run = 0; run <= runs; run += 1) {
      progress.stage(run === 0 ? 'Warming up' : `Round ${run} of ${runs}`);
      for (const site of run % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const)) {
        const view = await visit(browser, `${server.origin}/${site}/${page}`);
        if (run > 0) views[site].push(view);
      }
    }
  } finally {
    progress.end();
    await browser.close();
    server.close();
  }
  const of = (site: 'few' | 'many', key: keyof View): number => median(views[site].map((view) => view[key]));
  const rows = (['few', 'many'] as const).map((site) => [
    String(site === 'few' ? operationsOf(document) : operationsOf(document) + COPIES),
    ...(['html', 'css', 'js', 'bytes'] as const).map((key) => (of(site, key) / 1000).toFixed(2)),
    ...(['script', 'fcp', 'lcp', 'tbt'] as const).map((key) => of(site, key).toFixed(0)),
  ]);
  return [
    `flat: the page of one operation in references of two sizes, untouched, medians of ${runs}`,
    markdownTable([
      ['operations', 'html kB', 'css kB', 'js kB', 'all kB', 'script ms', 'FCP ms', 'LCP ms', 'TBT ms'],
      ...rows,
    ]),
  ].join('\n');
}

async function reference(name: string, document: OpenApiDocument): Promise<string> {
  const folder = join(CACHE, 'flat', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
  const out = join(folder, 'dist');
  execFileSync(
    process.execPath,
    [
      'scripts/run.mjs',
      'build',
      '--openapi',
      join(folder, 'openapi.json'),
      '--no-guides',
      '--out',
      out,
      '--base',
      `/${name}/`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  return out;
}

function multiplied(document: OpenApiDocument): OpenApiDocument {
  const paths = document['paths'] as Record<string, PathItem>;
  const own = Object.entries(paths);
  const copies = Array.from({ length: COPIES }, (_, index): [string, PathItem] => {
    const [path, item] = own[index % own.length] ?? ['/', {}];
    const renamed = Object.entries(item).map(([key, value]) => [
      key,
      METHODS.includes(key)
        ? {
            ...value,
            operationId: `${String(value['operationId'])}${index}`,
            tags: [`Copies ${Math.floor(index / 20)}`],
          }
        : value,
    ]);
    return [`${path}/copies/${index}`, Object.fromEntries(renamed) as PathItem];
  });
  return { ...document, paths: Object.fromEntries([...own, ...copies]) };
}

function operationsOf({ paths }: OpenApiDocument): number {
  return Object.values(paths as Record<string, PathItem>).reduce(
    (sum, item) => sum + METHODS.filter((method) => item[method] !== undefined).length,
    0,
  );
}
