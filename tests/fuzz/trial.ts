import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildAssets, type BuiltAssets } from '#scripts/build/assets/assets.ts';
import { compile } from '#scripts/checks/compile.ts';
import type { Problem } from '#scripts/cli/problem.ts';
import { createRenderer, renderSettings } from '#scripts/outputs/html/render.ts';
import { siteFiles } from '#scripts/outputs/site-files.ts';
import type { Page } from '#src/model/page.ts';
import type { InlineCode } from '#src/model/render.ts';
import type { Site } from '#src/model/site.ts';
import type { Files } from './arbitraries/descriptions.ts';
import { judgePage, judgePath, judgeProblem } from './judge/judge.ts';

/** The outcome of an input. */
export interface Verdict {
  /** The harm that it does, in words; empty for a harmless input. */
  readonly faults: readonly string[];
  readonly seconds: number;
  /** Pages rendered, and bytes of the heaviest. */
  readonly pages: number;
  readonly heaviest: number;
}

/** Where the site lies on its host: not at the top, so that an address that climbs out of it is noticed. */
const BASE = '/docs/';
/**
 * Pages of the reference that are rendered for one input, beside all guides: every second, third, … where there are more.
 */
const MOST_PAGES = 8;
/**
 * Bytes of a page: the frame, and what the sources may grow to: a number of an example stands there in nine languages,
 * each on a line of its own and coloured.
 */
const FRAME = 400_000;
const GROWTH = 100;

/** Compiles an input in the folder `root`, renders its pages and judges what came of it. Never throws. */
export async function tryOut(root: string, files: Files, most = MOST_PAGES): Promise<Verdict> {
  const started = process.cpuUsage();
  const faults: string[] = [];
  let pages = 0;
  let heaviest = 0;
  try {
    await write(root, files);
    const { site, api, problems } = await compile({
      openapi: join(root, 'openapi.yaml'),
      ...(Object.keys(files).some((file) => file.startsWith('guides/')) ? { guides: join(root, 'guides') } : {}),
    });
    faults.push(...problems.flatMap(judgeProblem));
    if (site === undefined || api === undefined) {
      if (!problems.some(({ severity }) => severity === 'error')) faults.push('no site, and no problem that says why');
    } else {
      const size = Object.values(files).reduce((total, text) => total + Buffer.byteLength(text), 0);
      const { renderPage, index, code } = await rendererOf(site);
      faults.push(
        ...[index, ...siteFiles({ site, api }, { base: BASE, code, moved: { script: '', icon: '' } })].flatMap(
          ({ path }) => judgePath(path),
        ),
      );
      for (const page of somePages(site, most)) {
        const [{ path, contents }] = await renderPage(page);
        const html = withoutCode(String(contents), code);
        const bytes = Buffer.byteLength(html);
        pages += 1;
        heaviest = Math.max(heaviest, bytes);
        faults.push(
          ...judgePath(path),
          ...judgePage(html, {
            url: new URL(BASE + path.replace(/index\.html$/, ''), 'https://site.example'),
            base: BASE,
            oddReported: problems.some(reportsOddCharacters),
          }).map((fault) => `${page.href.slice(0, 80)}: ${fault}`),
        );
        if (bytes > FRAME + GROWTH * size)
          faults.push(`${page.href.slice(0, 80)}: ${bytes} bytes of ${size} bytes of sources`);
      }
      faults.push(
        ...[...site.reference.hrefs, ...site.pages.map(({ href }) => href)].flatMap((href) => judgePath(href.slice(1))),
      );
    }
  } catch (error) {
    faults.push(`crash: ${error instanceof Error ? shortened(error) : String(error)}`);
  }
  return { faults: [...new Set(faults)].slice(0, 12), seconds: secondsSince(started), pages, heaviest };
}

/** Work of the processors, which others on the machine do not add to. */
function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

async function write(root: string, files: Files): Promise<void> {
  await rm(root, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

let assets: Promise<BuiltAssets> | undefined;

async function rendererOf(site: Site) {
  const { settings, index } = renderSettings({
    site,
    assets: await (assets ??= buildAssets({ mode: 'production' })),
    base: BASE,
  });
  return { renderPage: await createRenderer(settings), index, code: settings.code };
}

/** A page without the styles and the script that pages hold, which the policy knows by their hashes. */
function withoutCode(html: string, { styles, head }: InlineCode): string {
  const rendered = styles.reduce(
    (page, { css }, place) => page.replace(`<style data-styles="${place}">${css}</style>`, ''),
    html,
  );
  const [before = '', after = ''] = rendered.split(`>${head}</script>`);
  return before.replace(/<script [^<>]*$/, '') + after;
}

function* somePages(site: Site, most: number): Generator<Page> {
  yield* site.pages;
  const { hrefs } = site.reference;
  const step = Math.ceil(hrefs.length / most);
  for (const href of hrefs.filter((_, index) => index % step === 0)) yield site.reference.page(href);
}

/** Shortens an error to its message and the first places in this project. */
function shortened({ stack = '', message }: Error): string {
  return [
    message.slice(0, 300),
    ...stack
      .split('\n')
      .filter((line) => /^\s+at .*\/(scripts|src|tests)\//.test(line))
      .slice(0, 4)
      .map((line) => line.trim().replace(/\(?(file:\/\/)?\/[^ ]*\/(scripts|src|tests)\//, '($2/')),
  ].join('\n    ');
}

function reportsOddCharacters({ check, severity }: Problem): boolean {
  return severity === 'error' && /^(invisible-characters|yaml-encoding)$/.test(check);
}
