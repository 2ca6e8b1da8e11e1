/** One golden page: compiled and drawn as the build does it, printed so that a difference can be read. */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { JSDOM } from 'jsdom';
import type { BuiltAssets } from '#scripts/build/assets/assets.ts';
import { compile } from '#scripts/checks/compile.ts';
import { createRenderer, renderSettings } from '#scripts/outputs/html/render.ts';
import { printed } from './printed.ts';

export const GOLDEN = resolve(import.meta.dirname, '../golden');
/** Cases that are printed whole. The others leave out what every page repeats, so that they show their own subject. */
const WHOLE = ['vocabulary'];
/** The case that is printed by its frame and its own styles. */
const FRAME = 'brand';
const REPEATED = [
  'nav',
  'thead',
  'template',
  '[data-copy]',
  '[aria-label="Link to this section"]',
  '[data-tabs="language"] > p',
  '[data-tabs="language"] [data-tab-title]',
].join();
/** Samples in other languages than cURL, and the links that lead to them. */
const OTHER_LANGUAGES = [
  '[data-tabs="language"] > [data-value]:not([data-value="curl"])',
  '[data-tabs="language"] > noscript',
  '[data-after$="-curl"]',
].join();
const REPEATED_ATTRIBUTES = /^(role|tabindex|data-(?!part$|tab-title$).*)$/;

const CACHE = resolve(import.meta.dirname, '../../node_modules/.cache/golden');

/** A folder for each case. */
export const CASES: readonly string[] = readdirSync(GOLDEN, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

export interface GoldenPage {
  /**
   * The page's `<main>`, as the reader gets it, but for samples in other languages than cURL: they have tests of their
   * own.
   */
  readonly main: Element;
  /** The same as a document of its own, one element a line. */
  readonly text: string;
}

/**
 * Draws the guide of a case; without one the reference page of its first operation, or the page that says there is
 * none.
 */
export async function goldenPage(name: string, assets: BuiltAssets): Promise<GoldenPage> {
  const guides = guidesOf(name);
  const { site, problems } = await compile(
    { openapi: join(GOLDEN, name, 'openapi.yaml'), ...guides },
    { runsChecks: false },
  );
  // What the checks would refuse, hostile text above all, is drawn here.
  if (site === undefined) throw new Error(`${name}: ${problems.map(({ message }) => message).join(' ')}`);
  const render = await createRenderer(renderSettings({ site, assets, base: '/' }).settings);
  const operation = site.reference.hrefs.find((href) => href.startsWith('/reference/operations/'));
  const page = operation === undefined || guides.guides !== undefined ? site.pages[0] : site.reference.page(operation);
  const html = page === undefined ? '' : String((await render(page))[0].contents);
  const { document } = new JSDOM(html).window;
  const main = document.querySelector('main');
  if (main === null) throw new Error(`${name}: the page has no <main>.`);
  for (const other of main.querySelectorAll(OTHER_LANGUAGES)) other.remove();
  return {
    main,
    text: `<!doctype html>\n<html lang="en-GB">\n<meta charset="utf-8">\n<title>${name}</title>\n${name === FRAME ? frameOf(document) : printed(WHOLE.includes(name) ? main : withoutRepetition(main))}\n`,
  };
}

/** The styles of the site, its fonts among them, and what stands around every page. */
function frameOf(document: Document): string {
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).slice(-2);
  const parts = ['skip', 'top-bar', 'footer'].flatMap((part) => document.querySelector(`[data-part="${part}"]`) ?? []);
  return [...styles, ...parts.map((part) => printed(part))].join('\n');
}

/** A copy of a page without the controls, roles and table heads that its rows and panels have on every page. */
function withoutRepetition(main: Element): Element {
  const copy = main.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll(REPEATED)) element.remove();
  for (const link of copy.querySelectorAll('th > a[href^="#"]')) link.replaceWith(...link.childNodes);
  for (const element of copy.querySelectorAll('*'))
    for (const name of element.getAttributeNames())
      if (REPEATED_ATTRIBUTES.test(name) || (name === 'aria-label' && element.localName === 'section'))
        element.removeAttribute(name);
  return copy;
}

/** A folder of guides around the one guide of a case. */
function guidesOf(name: string): { guides?: string } {
  const guide = join(GOLDEN, name, 'guide.mdx');
  if (!existsSync(guide)) return {};
  const guides = join(CACHE, name);
  rmSync(guides, { recursive: true, force: true });
  mkdirSync(join(guides, 'start'), { recursive: true });
  const own = join(GOLDEN, name, 'site.yaml');
  cpSync(existsSync(own) ? own : join(GOLDEN, 'site.yaml'), join(guides, 'site.yaml'));
  for (const file of readdirSync(join(GOLDEN, name)).filter((file) => /^guide\.mdx$|\.(svg|woff2)$/.test(file)))
    cpSync(join(GOLDEN, name, file), join(guides, 'start', file));
  writeFileSync(join(guides, 'groups.yaml'), '- folder: start\n  label: Start\n');
  return { guides };
}
