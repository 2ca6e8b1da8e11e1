import type { Href } from '#src/model/nav.ts';
import type { Page, NotFoundPage } from '#src/model/page.ts';
import type { Site } from '#src/model/site.ts';
import { isVersioned } from '#src/shared/content/versioned.ts';
import { relativeLinks, type RelativeLink } from '../../pages/guide/relative-links.ts';

/**
 * Functions that return URLs for Markdown pages. URLs are absolute, because readers may see the text elsewhere: a page
 * may be pasted into a conversation, or read from a file. Links between pages lead to Markdown pages.
 */
export interface Links {
  /** Returns the absolute URL for a link: for a page, the URL of its Markdown. Links to other sites are unchanged. */
  readonly markdown: (href: string) => string;
  /** Returns the URL of an HTML page. */
  readonly page: (href: Href) => string;
  /** Returns the function that resolves the relative links in descriptions on a page. */
  readonly relative: (page: Page) => RelativeLink;
  /** Returns the URL of a file of this version, by its path below the root of the version. */
  readonly file: (path: string) => string;
  /** Returns the URL of a file of any version, by its path below the root of the site. */
  readonly fromRoot: (path: string) => string;
}

/**
 * The URLs of a version and of the whole site, with a slash at the end. If the site has no public URL, these are paths,
 * such as `/docs/`.
 */
export interface Roots {
  /** URL of the version for which links are written. */
  readonly version: string;
  /** URL of the site, which is also that of the current version. */
  readonly site: string;
}

/**
 * Creates the functions that return the URLs of a site.
 *
 * @param root URL of the site's root, with a slash at its end. If the site has no public URL, this is a path, such as
 * `/docs/`. For an earlier version, this is an object with two URLs (`Roots`).
 * @param documentation URL of the external documentation, the base of relative links in descriptions
 */
export function createLinks(root: string | Roots, hrefs: Iterable<Href>, documentation?: string): Links {
  const pages = new Set<string>(hrefs);
  const { version, site } = typeof root === 'string' ? { version: root, site: root } : root;
  const rootOf = (href: string): string => (isVersioned(href) ? version : site);
  return {
    markdown: (href) => {
      if (!href.startsWith('/')) return href;
      const [page = '', anchor] = href.split('#');
      // Only the HTML page has the tools.
      const isTool = /^(build|simulate)=/.test(anchor ?? '');
      return `${rootOf(page)}${pages.has(page) && !isTool ? markdownPath(page) : page.slice(1)}${anchor === undefined ? '' : `#${anchor}`}`;
    },
    page: (href) => rootOf(href) + href.slice(1),
    relative: relativeLinks(pages, documentation),
    file: (path) => version + path,
    fromRoot: (path) => site + path,
  };
}

/** Returns the paths of all pages that are written as Markdown. */
export function markdownHrefs({ pages, reference }: Pick<Site, 'pages' | 'reference'>): readonly Href[] {
  return [...pages.filter(hasMarkdownPage).map(({ href }) => href), ...reference.hrefs];
}

/** Whether a page has a Markdown form: every page except the one for unknown URLs. */
export function hasMarkdownPage<Kind extends Page>(page: Kind): page is Exclude<Kind, NotFoundPage> {
  return page.kind !== 'notFound';
}

/** Returns the path of a Markdown page below the output folder: the URL of the page with `.md`. */
export function markdownPath(href: string): string {
  return `${href.slice(1) || 'index'}.md`;
}
