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
import { verdict } from '../verdict.ts';
import { startDevServer, type DevServer } from './dev-server.ts';
import { editAgain, timeToShow, type Editable } from './edits.ts';

/** Edits that are timed. */
const EDITS = 15;
/** Edits after which memory is read, early and late. */
const EARLY = 20;
const LATE = 200;

/**
 * Measures the development server: from writing a file to the frame that shows it, on this site and on further
 * descriptions, beside Starlight's on this description; and what two hundred edits do to its memory.
 *
 * @throws {UsageError} when Chromium or Starlight cannot be had, or a description cannot be read.
 */
export async function devBench(descriptions: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'dev-bench-'));
  const browser = await openBrowser();
  try {
    const lines = [
      ...(await ownSite(join(folder, 'own'), browser)),
      ...(await starlight(join(folder, 'starlight'), browser)),
    ];
    for (const openapi of descriptions) lines.push(await further(openapi, join(folder, 'further'), browser));
    return lines.map((line) => `dev: ${line}`).join('\n');
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

async function ownSite(folder: string, browser: Browser): Promise<string[]> {
  for (const part of ['openapi', 'guides']) cpSync(part, join(folder, part), { recursive: true });
  const sources = { openapi: join(folder, 'openapi/openapi.yaml'), guides: join(folder, 'guides') };
  const compiled = await compile(sources);
  const server = await startOwn(['--openapi', sources.openapi, '--guides', sources.guides]);
  const lines = [
    await line('this site, YAML', 150, server, browser, summaryOf(compiled, join(folder, 'openapi'))),
    await line('this site, MDX', 150, server, browser, leadOf(compiled)),
    await memoryLine(server, browser, leadOf(compiled)),
  ];
  await server.stop();
  return lines;
}

async function further(openapi: string, folder: string, browser: Browser): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  const file = join(folder, basename(openapi));
  cpSync(openapi, file);
  const compiled = await compile({ openapi: file });
  const server = await startOwn(['--openapi', file, '--no-guides']);
  const name = `${basename(openapi)}, ${compiled.api?.operations.length ?? 0} operations`;
  const result = await line(name, 1000, server, browser, summaryOf(compiled, folder));
  await server.stop();
  return result;
}

async function starlight(folder: string, browser: Browser): Promise<string[]> {
  const peer = installPeer('scripts/bench/page/starlight', 'starlight');
  // Vite watches nothing below `node_modules`, where peers are kept.
  cpSync(peer, folder, { recursive: true, verbatimSymlinks: true });
  const sources: SourceOptions = { openapi: 'openapi/openapi.yaml', guides: 'guides' };
  await giveDescription(folder, sources);
  const { text, address } = summaryOf(await compile(sources), 'openapi');
  const name = `Starlight ${installedVersion(peer, '@astrojs/starlight')}`;
  const server = await startDevServer(astro(folder, 'dev', '--port', '0'), folder, ASTRO_ENV);
  const base = '/starlight';
  const page = join(folder, 'src/content/docs/index.md');
  const title = /^title: (.*)$/m.exec(readFileSync(page, 'utf8'))?.[1] ?? '';
  const lines = [
    await line(`${name}, description, with the restart it needs`, undefined, server, browser, {
      file: join(folder, 'openapi.json'),
      text,
      address: `${base}${address.toLowerCase()}`,
      // Its plug-in reads the description when the server starts.
      restarts: join(folder, 'astro.config.mjs'),
    }),
    await line(`${name}, Markdown`, undefined, server, browser, { file: page, text: title, address: `${base}/` }),
  ];
  await server.stop();
  return lines;
}

const startOwn = (options: readonly string[]): Promise<DevServer> =>
  startDevServer([process.execPath, 'scripts/run.mjs', 'dev', '--port', '0', ...options], process.cwd());

async function line(
  name: string,
  limit: number | undefined,
  server: DevServer,
  browser: Browser,
  editable: Editable,
): Promise<string> {
  const page = await browser.newPage();
  const figure = await timeToShow(page, server.origin, editable, EDITS);
  await page.close();
  const what = `${name}, ms from save to shown`;
  if (figure === undefined) return `${what}: not shown`;
  if (limit === undefined) return `${what} ${figure.toFixed(0)}`;
  return verdict({ name: what, figure, limit, digits: 0 });
}

async function memoryLine(server: DevServer, browser: Browser, editable: Editable): Promise<string> {
  const page = await browser.newPage();
  await page.goto(server.origin + editable.address);
  await editAgain(page, editable, EARLY);
  const early = server.memory();
  await editAgain(page, editable, LATE - EARLY);
  const late = server.memory();
  await page.close();
  if (early === undefined || late === undefined) return 'memory: this system does not tell it';
  return verdict({
    name: `memory after ${LATE} edits (${late.toFixed(0)} MiB) beside that after ${EARLY} (${early.toFixed(0)} MiB)`,
    figure: late / early,
    limit: 1.1,
    digits: 2,
  });
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
