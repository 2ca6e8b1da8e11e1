import type { Href } from '#src/model/nav.ts';
import { leadOn } from '#src/shared/content/lead-on.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { segment } from '#src/shared/text/segment.ts';
import { anchorsOf } from '../../pages/guide/page-anchors.ts';
import type { NotedChange } from '../report/comparison.ts';
import type { Published } from './published.ts';

/** A URL of the older version that the newer version neither serves nor redirects. */
export interface GoneUrl {
  /**
   * URL from the root of the site, `/reference/operations/pay`; with an anchor if only that part of the page is gone.
   */
  readonly url: string;
  /** The change that removed the URL, if one is known. */
  readonly change?: NotedChange;
}

/** Matches ids of changes to operations, webhooks, schemas and errors, which may have pages of their own. */
const OF_PAGES = /^(operation|webhook|schema)-|-status-/;

/** Matches ids of changes that can remove a page or an anchor. */
const OF_PARTS = /removed|replaced|renamed|opened|type-/;

/**
 * Maximum number of pages whose anchors are compared, because a shared schema can be on hundreds of pages. Beyond this
 * number, only the first page that a change affects is compared.
 */
const PAGES = 20;

/**
 * Returns the URLs that are gone: URLs of pages, and anchors on pages that changes affect. Leaves out URLs that a
 * reported change already explains, because it is breaking or declared in a change note.
 */
export function goneUrls(base: Published, head: Published, changes: readonly NotedChange[]): readonly GoneUrl[] {
  const taking = changes.filter(({ id }) => OF_PARTS.test(id));
  const resolved = (url: string): string | undefined => (head.pages.has(url) ? url : head.redirects.get(url));
  /**
   * Returns a URL with the first of the changes that removed it. Returns an empty list if one of the changes is
   * breaking or declared, because that change already explains the loss.
   */
  const unexplained = (url: string, found: readonly NotedChange[]): readonly GoneUrl[] =>
    found.some(explains) ? [] : [{ url, ...(found[0] && { change: found[0] }) }];
  const ofPages = taking.filter(({ id }) => OF_PAGES.test(id));
  // URLs of Markdown pages are left out: each redirects exactly as the page itself does.
  const former = [...base.redirects.keys()].filter((url) => !url.endsWith('.md'));
  return [
    ...[...former, ...base.pages.keys()]
      .filter((url) => resolved(url) === undefined)
      .flatMap((url) => {
        const names = base.pages.get(url) ?? [];
        const tied = names.flatMap((name) => tiedChanges(`.${segment(name)}`, ofPages));
        return unexplained(url, tied);
      }),
    ...pagesToCompare(base, taking).flatMap(({ url, changes }) => {
      const target = resolved(url);
      // If the URL now redirects to a guide, there are no anchors to compare.
      const isPage = target?.startsWith('/reference/') === true && head.pages.has(target);
      return (isPage ? goneAnchors(base, head, { url, target }) : []).flatMap((anchor) => {
        const tied = tiedChanges(anchor, changes);
        return tied.length === 0 ? [] : unexplained(`${url}#${anchor}`, tied);
      });
    }),
  ];
}

function explains({ verdict, declared }: NotedChange): boolean {
  return verdict === 'breaking' || declared;
}

/**
 * Returns the pages of the older version whose anchors are compared, each with all changes that affect it. Leaves out a
 * page if all its changes are breaking or declared in a change note.
 */
function pagesToCompare(
  { pages }: Published,
  changes: readonly NotedChange[],
): readonly { readonly url: string; readonly changes: readonly NotedChange[] }[] {
  const urls = new Map(
    [...pages].flatMap(([url, names]) => names.map((name) => [`${url.split('/')[2]} ${name}`, url])),
  );
  const found = changes.map((change) => {
    const [schema = ''] = (change.key.split(' ')[1] ?? '').split(/[.[]/, 1);
    const [call, ...calls] = change.operations.flatMap((name) => [`operations ${name}`, `webhooks ${name}`]);
    return { change, urls: [call, `schemas ${schema}`, ...calls].flatMap((thing = '') => urls.get(thing) ?? []) };
  });
  const open = found.filter(({ change }) => !explains(change));
  // The first page of every change comes first, then the second page of every change. So every change has a page.
  const ranked = Array.from({ length: PAGES }, (_, rank) => open.flatMap((one) => one.urls[rank] ?? []));
  const most = Math.max(PAGES, new Set(ranked[0]).size);
  return [...new Set(ranked.flat())].slice(0, most).map((url) => ({
    url,
    changes: found.filter((one) => one.urls.includes(url)).map(({ change }) => change),
  }));
}

/**
 * Returns the anchors that a page has lost: the older version has them, and the newer one neither has nor redirects
 * them.
 */
function goneAnchors(
  base: Published,
  head: Published,
  { url, target }: { readonly url: string; readonly target: string },
): readonly string[] {
  const page = head.site.reference.page(target as Href);
  const present = new Set(anchorsOf(page));
  const has = (anchor: string): boolean => present.has(anchor);
  const before = anchorsOf(base.site.reference.page(url as Href));
  return before.filter((anchor) => !has(anchor) && leadOn(anchor, page.moved ?? [], has) === undefined);
}

/** Returns the names between backticks in the message of a change, in the form that they have in anchors. */
const namedBy = memoize((change: NotedChange): readonly string[] =>
  [...change.message.matchAll(/`([^`]+)`/g)].map(([, name = '']) => segment(name)),
);

/**
 * Returns the changes that probably removed an anchor such as `pay.200.status`. Changes that name both `status` and
 * `200` are the most likely, then those that name only `status`, then those that name only `200`. Returns only the most
 * likely ones.
 */
function tiedChanges(anchor: string, changes: readonly NotedChange[]): readonly NotedChange[] {
  const scored = changes.map((change) => ({ change, score: scoreOf(anchor, namedBy(change)) }));
  const best = Math.max(1, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === best).map(({ change }) => change);
}

function scoreOf(anchor: string, names: readonly string[]): number {
  const isLast = (text: string) => (name: string) => text.endsWith(`.${name}`) || text.endsWith(`=${name}`);
  const own = names.find(isLast(anchor));
  const holder = own === undefined ? anchor.replace(/[.=][^.=]*$/, '') : anchor.slice(0, -own.length - 1);
  return (own === undefined ? 0 : 2) + (names.some(isLast(holder)) ? 1 : 0);
}
