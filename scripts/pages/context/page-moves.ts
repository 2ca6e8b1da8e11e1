import type { Api } from '#src/model/api.ts';
import type { MovedAnchor, Page } from '#src/model/page.ts';
import { segment } from '#src/shared/text/segment.ts';
import type { Anchors } from './anchors.ts';
import { formerNames } from './former-names.ts';

/** Collects the former anchors of one page. */
export interface PageMoves {
  /** Records a former anchor and the current anchor that replaces it. */
  note(from: string, to: string): void;
  /**
   * Returns an object to spread into the page. Its `moved` lists each former anchor with the current anchor; without
   * former anchors, the object is empty. To be called when the page is complete.
   */
  rules(): { readonly moved?: readonly MovedAnchor[] };
}

/**
 * Creates the object that collects the former anchors of one page. It adds those of renamed operations, webhooks and
 * schemas that the page shows.
 */
export function createPageMoves(api: Api, anchors: Anchors): PageMoves {
  const noted: MovedAnchor[] = [];
  return {
    note: (from, to) => void noted.push([from, to]),
    rules() {
      const renamed = formerNames(api)
        .map(({ from, to }): MovedAnchor => [segment(from), segment(to)])
        .filter(([, to]) => anchors.begins(to));
      const moved = longestFirst([...noted, ...renamed]);
      return moved.length === 0 ? {} : { moved };
    },
  };
}

/**
 * Adds former anchors from `site.yaml` to those of a page. The longest are first. Of two equal anchors, the one in
 * `site.yaml` is first.
 */
export function withRedirected<Made extends Pick<Page, 'moved'>>(page: Made, redirected: readonly MovedAnchor[]): Made {
  if (redirected.length === 0) return page;
  return { ...page, moved: longestFirst([...redirected, ...(page.moved ?? [])]) };
}

/**
 * Sorts former anchors, the longest first. The browser uses the first one that fits, which must be the most specific.
 */
const longestFirst = (moved: readonly MovedAnchor[]): readonly MovedAnchor[] =>
  moved.toSorted(([a], [b]) => b.length - a.length);
