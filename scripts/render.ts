/** Draws pages: the compiler's side of `src/entry-server.tsx`. */
import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { Page } from '../src/model/page.ts';
import type { Assets, RenderPage } from '../src/model/render.ts';
import type { Site } from '../src/model/site.ts';
import type { BuiltAssets } from './assets.ts';
import { icon } from './icons.ts';
import { createHighlight, type Highlight } from './highlight.ts';
import type { OutputFile } from './output-file.ts';
import { SAMPLE_RENDERERS } from './samples/index.ts';
import { searchIndex } from './search-index.ts';

/** Draws one page as a file of the site. */
export type Renderer = (page: Page) => OutputFile;

export interface RendererOptions {
  readonly site: Site;
  readonly assets: BuiltAssets;
  /** `/` or `/docs/`: begins and ends with a slash. */
  readonly base: string;
}

/** A renderer for one site, and the files all its pages share. */
export async function createRenderer({ site, assets, base }: RendererOptions): Promise<{ render: Renderer; shared: readonly OutputFile[] }> {
  const { render } = await import(pathToFileURL(assets.serverEntry).href) as { render: RenderPage };
  const index = searchIndex(site.search);
  const indexPath = `assets/search-${createHash('sha256').update(index).digest('base64url').slice(0, 8)}.json`;
  const highlight = await siteHighlight(site);
  const addresses: Assets = {
    styles: assets.styles.map((file) => base + file),
    head: base + assets.head,
    app: base + assets.app,
    notFound: base + assets.notFound,
    searchIndex: base + indexPath,
    favicon: base + assets.favicon,
  };
  return {
    render: (page) => ({
      path: pagePath(page),
      contents: render({ page, config: site.config, nav: site.nav, assets: addresses, base, highlight, icon }),
    }),
    shared: [...assets.files, { path: indexPath, contents: index }],
  };
}

/** A highlighter for the code of a site: of its guides, and what the reference is sure to hold. */
export function siteHighlight({ pages }: Pick<Site, 'pages'>): Promise<Highlight> {
  return createHighlight([...syntaxes(pages), ...SAMPLE_RENDERERS.map(({ language }) => language.syntax), 'json']);
}

/** Where a page lies below the output folder. */
export function pagePath(page: Page): string {
  return page.kind === 'notFound' ? '404.html' : `${page.href.slice(1)}/index.html`;
}

/** Syntaxes of all code of a value, wherever it stands. */
function* syntaxes(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if ('syntax' in value && typeof value.syntax === 'string') yield value.syntax;
  for (const each of Object.values(value)) yield* syntaxes(each);
}
