import type { Href } from '#src/model/nav.ts';
import { leadOn } from '#src/shared/content/lead-on.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { segment } from '#src/shared/text/segment.ts';
import { anchorsOf } from '../../pages/guide/page-anchors.ts';
import type { NotedChange } from '../report/comparison.ts';
import type { Published } from './published.ts';

/** A URL of the older version that the newer one neither serves nor redirects. */
export interface GoneUrl {
  /** URL from the root of the site; with an anchor for a part of a page. */
  readonly url: string;
  /** The change that removed it, if the comparison found one. */
  readonly change?: NotedChange;
}

/** Matches ids of changes that remove pages. */
const OF_PAGES = /^(operation|webhook|schema)-|-status-/;

/** Matches ids of changes that can remove parts of a page. */
const OF_PARTS = /removed|replaced|renamed|opened|type-/;

/**
 * Maximum number of pages whose anchors are compared; the first page of each change is always compared. A shared schema
 * is on hundreds of pages.
 */
const PAGES = 20;

/**
 * Returns the gone URLs of pages, and of parts of affected pages, except those that a breaking or declared change
 * explains.
 */
export function goneUrls(base: Published, head: Published, changes: readonly NotedChange[]): readonly GoneUrl[] {
  const taking = changes.filter(({ id }) => OF_PARTS.test(id));
  const resolved = (url: string): string | undefined => (head.pages.has(url) ? url : head.redirects.get(url));
  /** Returns the URL with the change behind it, if any; empty if a change explains it. */
  const unexplained = (url: string, found: readonly NotedChange[]): readonly GoneUrl[] =>
    found.some(explains) ? [] : [{ url, ...(found[0] && { change: found[0] }) }];
  const ofPages = taking.filter(({ id }) => OF_PAGES.test(id));
  // The Markdown of a page is redirected with it.
  const former = [...base.redirects.keys()].filter((url) => !url.endsWith('.md'));
  return [
    ...[...former, ...base.pages.keys()]
      .filter((url) => resolved(url) === undefined)
      .flatMap((url) => {
        const names = base.pages.get(url) ?? [];
        return unexplained(
          url,
          names.flatMap((name) => tiedChanges(`.${segment(name)}`, ofPages)),
        );
      }),
    ...pagesToCompare(base, taking).flatMap(({ url, changes }) => {
      const target = resolved(url);
      // A page that redirects to a guide has no parts to compare.
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
 * Returns pages of the older version that an undeclared change affects, unless it is breaking; each with all changes
 * that affect the page.
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
  // The first page of each change, then the second of each, and so on.
  const ranked = Array.from({ length: PAGES }, (_, rank) => open.flatMap((one) => one.urls[rank] ?? []));
  const most = Math.max(PAGES, new Set(ranked[0]).size);
  return [...new Set(ranked.flat())].slice(0, most).map((url) => ({
    url,
    changes: found.filter((one) => one.urls.includes(url)).map(({ change }) => change),
  }));
}

/** Returns the anchors of a reference page that no longer exist and are not redirected. */
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

/** Returns the names in the message of a change, normalised like anchors. */
const namedBy = memoize((change: NotedChange): readonly string[] =>
  [...change.message.matchAll(/`([^`]+)`/g)].map(([, name = '']) => segment(name)),
);

/**
 * Returns the changes that removed an anchor: those that name both its last part (field, value or status) and the owner
 * of that part; without such changes, those that name the last part; without these, those that name the owner.
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
