/** One golden page: compiled and drawn as the build does it, printed so that a difference can be read. */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { JSDOM } from 'jsdom';
import type { BuiltAssets } from '../../scripts/assets.ts';
import { compile } from '../../scripts/compile.ts';
import { createRenderer, renderSettings } from '../../scripts/render.ts';
import { printed } from './printed.ts';

export const GOLDEN = resolve(import.meta.dirname, '../golden');
const CACHE = resolve(import.meta.dirname, '../../node_modules/.cache/golden');

/** A folder for each case. */
export const CASES: readonly string[] = readdirSync(GOLDEN, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

export interface GoldenPage {
  /** The page's `<main>`, as the reader gets it. */
  readonly main: Element;
  /** The same as a document of its own, one element a line. */
  readonly text: string;
}

/** Draws the guide of a case; without one the reference page of its first operation, or the page that says there is none. */
export async function goldenPage(name: string, assets: BuiltAssets): Promise<GoldenPage> {
  const guides = guidesOf(name);
  const { site, problems } = await compile({ openapi: join(GOLDEN, name, 'openapi.yaml'), ...guides });
  // What the checks would refuse, hostile text above all, is drawn here all the same.
  if (site === undefined) throw new Error(`${name}: ${problems.map(({ message }) => message).join(' ')}`);
  const render = await createRenderer(renderSettings({ site, assets, base: '/' }).settings);
  const operation = site.reference.hrefs.find((href) => href.startsWith('/reference/operations/'));
  const page = operation === undefined || guides.guides !== undefined ? site.pages[0] : site.reference.page(operation);
  const html = page === undefined ? '' : String(render(page)[0].contents);
  const main = new JSDOM(html).window.document.querySelector('main');
  if (main === null) throw new Error(`${name}: the page has no <main>.`);
  return {
    main,
    text: `<!doctype html>\n<html lang="en-GB">\n<meta charset="utf-8">\n<title>${name}</title>\n${printed(main)}\n`,
  };
}

/** A folder of guides around the one guide of a case. */
function guidesOf(name: string): { guides?: string } {
  const guide = join(GOLDEN, name, 'guide.mdx');
  if (!existsSync(guide)) return {};
  const guides = join(CACHE, name);
  rmSync(guides, { recursive: true, force: true });
  mkdirSync(join(guides, 'start'), { recursive: true });
  cpSync(join(GOLDEN, 'site.yaml'), join(guides, 'site.yaml'));
  cpSync(guide, join(guides, 'start/guide.mdx'));
  writeFileSync(join(guides, 'groups.yaml'), '- folder: start\n  label: Start\n');
  return { guides };
}
