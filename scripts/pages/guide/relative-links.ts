import type { Page } from '#src/model/page.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { decodeText } from '#src/shared/text/percent-decoding.ts';
import { slug } from '../context/anchors.ts';
import { pathSegment } from '../context/path-segments.ts';
import { safeLink } from '../../guides/prose/safe-link.ts';
import { anchorsOf } from './page-anchors.ts';

/** Resolves a relative link of a description; undefined if its page is unknown. */
export type RelativeLink = (href: string) => string | undefined;

/**
 * An anchor by which Redoc names a tag, an operation or a heading of the introduction: `#tag/Orders`, `#operation/list`,
 * `#tag/Orders/operation/list`, `#section/Errors/Retries`.
 */
const REDOC = /^#(?:tag\/([^/]+)|(?:tag\/[^/]+\/)?operation\/([^/]+)|section\/(?:[^/]+\/)*([^/]+))$/;

/** Returns the page of a tag or operation, or the place of a heading, for an anchor of Redoc; undefined if unknown. */
export function redocPage(href: string, pages: ReadonlySet<string>): string | undefined {
  const [, tag, operation, heading] = REDOC.exec(href) ?? [];
  const name = decodeText(tag ?? operation ?? heading ?? '');
  if (name === undefined || name === '') return undefined;
  if (heading !== undefined) return `/reference#${slug(name)}`;
  const page = `/reference/${tag === undefined ? 'operations' : 'tags'}/${pathSegment(name)}`;
  return pages.has(page) ? page : undefined;
}

/**
 * Resolves the relative links of descriptions (OpenAPI 3.1, section 4.3): to a page of this site, a place on the same
 * page, or a tag or operation in Redoc's notation; all others to the documentation of the description.
 *
 * @param hrefs all pages of the site
 * @param documentation address of the description's `externalDocs`
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
