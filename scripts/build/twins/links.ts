import type { Href } from '#src/model/nav.ts';
import type { Site } from '#src/model/site.ts';
import { hasTwin, twinPath } from './twin-path.ts';

/**
 * Addresses as twins write them. They are absolute: a page that was copied into a conversation, or read from a file,
 * has no address that a relative one could start from. Pages lead to their twins, so that who reads Markdown goes on
 * reading Markdown.
 */
export interface Links {
  /** Of what a page's content leads to: the twin of a page; else the address as it is. */
  readonly twin: (href: string) => string;
  /** Of a page as HTML. */
  readonly page: (href: Href) => string;
  /** Of another file of the site. */
  readonly file: (path: string) => string;
}

/** @param root public address of the site's root, with a slash at its end; a path where the site names no address */
export function createLinks(root: string, hrefs: Iterable<Href>): Links {
  const pages = new Set<string>(hrefs);
  return {
    twin: (href) => {
      if (!href.startsWith('/')) return href;
      const [page = '', anchor] = href.split('#');
      return `${root}${pages.has(page) ? twinPath(page) : page.slice(1)}${anchor === undefined ? '' : `#${anchor}`}`;
    },
    page: (href) => root + href.slice(1),
    file: (path) => root + path,
  };
}

/** The addresses of all pages that have a twin. */
export function twinnedHrefs({ pages, reference }: Pick<Site, 'pages' | 'reference'>): readonly Href[] {
  return [...pages.filter(hasTwin).map(({ href }) => href), ...reference.hrefs];
}
