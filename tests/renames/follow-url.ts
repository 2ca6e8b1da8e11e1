import type { Href } from '#src/model/nav.ts';
import type { Site } from '#src/model/site.ts';
import { leadOn } from '#src/shared/content/lead-on.ts';
import { anchorsOf } from '#scripts/pages/guide/page-anchors.ts';

/**
 * Returns where a URL that a site had leads now, as hosts and browsers follow it: itself, or where it has moved; undefined where
 * its page or anchor is gone.
 *
 * @param url from the root, decoded: a page or its Markdown, with an anchor or without
 */
export function followUrl(site: Site, url: string): Href | undefined {
  const [path = '', given] = url.split('#');
  const to = site.redirects.find(({ from }) => from === path)?.to ?? (path as Href);
  const [href = '', own] = to.split('#');
  const page = site.page(href.replace(/\.md$/, ''));
  if (page.kind === 'notFound') return undefined;
  const anchor = given ?? own;
  if (anchor === undefined || href.endsWith('.md')) return href as Href;
  const anchors = new Set(anchorsOf(page));
  const now = anchors.has(anchor) ? anchor : leadOn(anchor, page.moved ?? [], (each) => anchors.has(each));
  return now === undefined ? undefined : now.startsWith('/') ? (now as Href) : (`${href}#${now}` as Href);
}
