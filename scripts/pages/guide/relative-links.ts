import type { Page } from '#src/model/page.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { decodeText } from '#src/shared/text/percent-decoding.ts';
import { slug } from '../context/anchors.ts';
import { pathSegment } from '../context/path-segments.ts';
import { safeLink } from '../../guides/prose/safe-link.ts';
import { anchorsOf } from './page-anchors.ts';

/** Resolves a relative link in a description; undefined if the target page is unknown. */
export type RelativeLink = (href: string) => string | undefined;

/**
 * Matches an anchor as Redoc, another documentation generator, writes it for a tag, an operation or a heading of the
 * introduction: `#tag/Orders`, `#operation/list`, `#tag/Orders/operation/list`, `#section/Errors/Retries`.
 */
const REDOC = /^#(?:tag\/([^/]+)|(?:tag\/[^/]+\/)?operation\/([^/]+)|section\/(?:[^/]+\/)*([^/]+))$/;

/**
 * Converts an anchor of Redoc to the URL of a page of this site: the page of the tag or operation, or the overview with
 * the heading. Undefined for any other anchor, and for a tag or operation without a page.
 */
export function redocPage(href: string, pages: ReadonlySet<string>): string | undefined {
  const [, tag, operation, heading] = REDOC.exec(href) ?? [];
  const name = decodeText(tag ?? operation ?? heading ?? '');
  if (name === undefined || name === '') return undefined;
  if (heading !== undefined) return `/reference#${slug(name)}`;
  const page = `/reference/${tag === undefined ? 'operations' : 'tags'}/${pathSegment(name)}`;
  return pages.has(page) ? page : undefined;
}

/**
 * Creates resolvers for relative links in descriptions (OpenAPI 3.1, section 4.3). A link can lead to a page of this
 * site, to an anchor on the same page, or to a tag or operation in Redoc's notation. Any other link is resolved against
 * the URL of the external documentation.
 *
 * @param hrefs all pages of the site
 * @param documentation URL in the description's `externalDocs`
 */
export function relativeLinks(hrefs: Iterable<string>, documentation?: string): (page: Page) => RelativeLink {
  const pages = new Set(hrefs);
  return (page) => {
    const anchors = memoize(() => new Set(anchorsOf(page)));
    return (href) => {
      const [path = '', anchor = ''] = href.split('#');
      if (path === '' ? anchors().has(anchor) : pages.has(path)) return href;
      const named = redocPage(href, pages);
      if (named !== undefined) return named;
      const url = documentation !== undefined && URL.canParse(href, documentation) && new URL(href, documentation).href;
      return url !== false && safeLink(url)?.external === true ? url : undefined;
    };
  };
}
