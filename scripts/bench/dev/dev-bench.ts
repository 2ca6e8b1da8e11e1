import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { Browser } from 'playwright';
import { compile, type Compilation } from '../../compile/compile.ts';
import type { SourceOptions } from '../../compile/source/load.ts';
import { UsageError } from '../../cli/problem.ts';
import { openBrowser } from '../browser.ts';
import { ASTRO_ENV, astro, giveDescription } from '../page/starlight-site.ts';
import { installedVersion, installPeer } from '../peers.ts';
import { markdownTable } from '../figures.ts';
import { startDevServer, type DevServer } from './dev-server.ts';
import { timeToShow, type Editable } from './edits.ts';

/** An edit, and the median of milliseconds until a page showed it. */
type Row = readonly [edit: string, milliseconds: string];

/** Edits that are timed. */
const EDITS = 15;

/**
 * Measures the development server: from writing a file to the frame that shows it, on this site and on further
 * descriptions, beside Starlight's on this description.
 *
 * @throws {UsageError} when Chromium or Starlight cannot be had, or a description cannot be read.
 */
export async function devBench(descriptions: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'dev-bench-'));
  const browser = await openBrowser();
  try {
    const rows = await ownSite(join(folder, 'own'), browser);
    for (const openapi of descriptions) rows.push(await further(openapi, join(folder, 'further'), browser));
    rows.push(await starlight(join(folder, 'starlight'), browser));
    return markdownTable([['edit', 'ms'], ...rows]);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

async function ownSite(folder: string, browser: Browser): Promise<Row[]> {
  for (const part of ['openapi', 'guides']) cpSync(part, join(folder, part), { recursive: true });
  const sources = { openapi: join(folder, 'openapi/openapi.yaml'), guides: join(folder, 'guides') };
  const compiled = await compile(sources);
  const server = await startOwn(['--openapi', sources.openapi, '--guides', sources.guides]);
  const rows = [
    await row('this site, a line of the description', server, browser, summaryOf(compiled, join(folder, 'openapi'))),
    await row('this site, a line of a guide', server, browser, leadOf(compiled)),
  ];
  await server.stop();
  return rows;
}

async function further(openapi: string, folder: string, browser: Browser): Promise<Row> {
  rmSync(folder, { recursive: true, force: true });
  const file = join(folder, basename(openapi));
  cpSync(openapi, file);
  const compiled = await compile({ openapi: file });
  const server = await startOwn(['--openapi', file, '--no-guides']);
  const name = `${basename(openapi)}, ${compiled.api?.operations.length ?? 0} operations`;
  const result = await row(name, server, browser, summaryOf(compiled, folder));
  await server.stop();
  return result;
}

async function starlight(folder: string, browser: Browser): Promise<Row> {
  const peer = installPeer('scripts/bench/page/starlight', 'starlight');
  // Vite watches nothing below `node_modules`, where peers are kept.
  cpSync(peer, folder, { recursive: true, verbatimSymlinks: true });
  const sources: SourceOptions = { openapi: 'openapi/openapi.yaml', guides: 'guides' };
  await giveDescription(folder, sources);
  const { text, address } = summaryOf(await compile(sources), 'openapi');
  const name = `Starlight ${installedVersion(peer, '@astrojs/starlight')}`;
  const server = await startDevServer(astro(folder, 'dev', '--port', '0'), folder, ASTRO_ENV);
  const result = await row(`${name}, a line of the description (restart)`, server, browser, {
    file: join(folder, 'openapi.json'),
    text,
    address: `/starlight${address.toLowerCase()}`,
    // Its plug-in reads the description when the server starts.
    restarts: join(folder, 'astro.config.mjs'),
  });
  await server.stop();
  return result;
}

const startOwn = (options: readonly string[]): Promise<DevServer> =>
  startDevServer([process.execPath, 'scripts/run.mjs', 'dev', '--port', '0', ...options], process.cwd());

async function row(name: string, server: DevServer, browser: Browser, editable: Editable): Promise<Row> {
  const page = await browser.newPage();
  const figure = await timeToShow(page, server.origin, editable, EDITS);
  await page.close();
  return [name, figure?.toFixed(0) ?? 'not shown'];
}

/**
 * A summary of an operation that is written once in the description, and the page that has it as its title.
 *
 * @throws {UsageError} when there is none.
 */
function summaryOf({ api, site }: Compilation, folder: string): Editable {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ya?ml|json)$/.test(name))
    .map((name) => join(folder, name))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const entries = site?.reference.groups.flatMap((group) => group.entries) ?? [];
  for (const { summary } of api?.operations ?? []) {
    if (summary.length < 10) continue;
    const [page, ...otherPages] = entries.filter(({ label }) => label === summary);
    const [source, ...otherSources] = texts.filter(({ text }) => text.includes(summary));
    const isOne = otherPages.length + otherSources.length === 0 && source?.text.split(summary).length === 2;
    if (isOne && page && source) return { file: source.file, text: summary, address: page.href };
  }
  throw new UsageError(`No summary in \`${folder}\` stands there once.`, 'Measure another description.');
}

/** The description of the first guide, which its page shows. */
function leadOf({ guides }: Compilation): Editable {
  const [guide] = guides?.guides ?? [];
  if (guide === undefined) throw new UsageError('This site has no guide.', 'Write one.');
  return { file: resolve(guide.file), text: guide.frontmatter.description, address: guide.href };
}
