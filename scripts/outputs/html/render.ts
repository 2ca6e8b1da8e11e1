/** Renders pages with the built `src/entry-server.tsx`. */
import { pathToFileURL } from 'node:url';
import type { Href, NavGroup } from '#src/model/nav.ts';
import type { Page } from '#src/model/page.ts';
import type { Reference, Site, SiteConfig } from '#src/model/site.ts';
import type { Assets, InlineCode, RenderPage } from '#src/model/render.ts';
import type { Effort } from '../compress.ts';
import { icon } from '../../description/source/icons.ts';
import { hashedFile, type OutputFile } from '../output-file.ts';
import { fontsOf, withLook } from './look.ts';
import { createCodeRenderer, type CodeRenderer } from './code-cache.ts';
import { createLinks, markdownHrefs, markdownPath } from '../markdown/links.ts';
import { markdownPage } from '../markdown/markdown-page.ts';
import { SEARCH_INDEX } from '../search/search-index.ts';

/** With more reference pages than this, the site is compressed with less effort: `good` would take minutes. */
const MANY = 500;

/** Renders a page as HTML and as Markdown. */
export type Renderer = (page: Page) => Promise<readonly [page: OutputFile, ...others: OutputFile[]]>;

/** The data for rendering every page of a site; it can be sent to threads. */
export interface RenderSettings {
  readonly config: SiteConfig;
  readonly nav: readonly NavGroup[];
  readonly assets: Assets;
  /** Base path of the site, `/` or `/docs/`: begins and ends with a slash. */
  readonly base: string;
  /** Base path of the current version. Set only if the site is an earlier version. */
  readonly root?: string;
  /** Absolute path of the built `src/entry-server.tsx`. */
  readonly serverEntry: string;
  /** Effort of compression. */
  readonly effort: Effort;
  readonly code: InlineCode;
  /** URLs of all pages with Markdown: in Markdown, links to these pages lead to their Markdown. */
  readonly hrefs: readonly Href[];
  /** URL of the external documentation, the base of relative links in descriptions. */
  readonly documentation?: string;
}

/**
 * Paths of the assets that pages load, below the site's root. Also the inline code, and the path of the server entry.
 */
interface PageAssets extends Required<Omit<Assets, 'searchIndex' | 'currentSearchIndex' | 'referenceIndex'>> {
  readonly code: InlineCode;
  readonly serverEntry: string;
}

/**
 * Returns the render settings of a site, and the file in which the filter of the API reference searches
 * (`referenceIndex`).
 *
 * @param root base path of the current version, if the site is an earlier version
 */
export function renderSettings({
  site,
  assets,
  base,
  root = base,
}: {
  readonly site: Site;
  readonly assets: PageAssets;
  readonly base: string;
  readonly root?: string | undefined;
}): { settings: RenderSettings; index: OutputFile } {
  const index = hashedFile('reference', 'json', referenceIndex(site.reference));
  const isLarge = site.reference.hrefs.length > MANY;
  const addresses: Assets = {
    app: root + assets.app,
    actions: root + assets.actions,
    notFound: root + assets.notFound,
    searchIndex: base + SEARCH_INDEX,
    ...(root === base ? {} : { currentSearchIndex: root + SEARCH_INDEX }),
    referenceIndex: base + index.path,
    favicon: root + (site.config.look?.favicon?.slice(1) ?? assets.favicon),
    deferredStyles: root + assets.deferredStyles,
    fonts: fontsOf(assets.fonts, site.config, root),
  };
  return {
    settings: {
      config: site.config,
      nav: site.nav,
      assets: addresses,
      base,
      ...(root === base ? {} : { root }),
      serverEntry: assets.serverEntry,
      effort: root !== base ? 'least' : isLarge ? 'quick' : 'good',
      code: withLook(assets.code, site.config, addresses.fonts),
      hrefs: markdownHrefs(site),
      ...(site.documentation === undefined ? {} : { documentation: site.documentation }),
    },
    index,
  };
}

/** Creates a renderer that highlights code with `coder`. */
export async function createRenderer(
  { serverEntry, hrefs, documentation, ...shared }: RenderSettings,
  coder: CodeRenderer = createCodeRenderer(),
): Promise<Renderer> {
  const { render } = (await import(pathToFileURL(serverEntry).href)) as { render: RenderPage };
  const { base, root = base, config } = shared;
  const links = createLinks({ version: config.url + base, site: config.url + root }, hrefs, documentation);
  return async (page) => {
    const contents = await coder.render((highlight) =>
      render({ ...shared, page, highlight, icon, target: links.relative(page) }),
    );
    const whole = { path: pagePath(page), contents };
    // The 404 page has no Markdown, because no link leads to it.
    if (page.kind === 'notFound') return [whole];
    return [whole, { path: markdownPath(page.href), contents: markdownPage(page, links) }];
  };
}

/**
 * Returns the data that the filter of the API reference searches, as JSON: label, URL and method of every group and
 * entry.
 */
export function referenceIndex({ groups }: Pick<Reference, 'groups'>): string {
  return JSON.stringify(
    groups.flatMap((group) => [
      [group.label, group.href, ''],
      ...group.entries.map(({ label, href, method = '' }) => [label, href, method]),
    ]),
  );
}

/** Returns the path of a page below the output folder. */
export function pagePath(page: Page): string {
  return page.kind === 'notFound' ? '404.html' : `${page.href.slice(1)}/index.html`;
}
