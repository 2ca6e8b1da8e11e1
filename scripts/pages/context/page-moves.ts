import type { Api } from '#src/model/api.ts';
import type { MovedAnchor, Page } from '#src/model/page.ts';
import { segment } from '#src/shared/text/segment.ts';
import type { Anchors } from './anchors.ts';
import { formerNames } from './former-names.ts';

/** Anchors of one page that have moved. */
export interface PageMoves {
  /** Notes that an anchor has moved. */
  note(from: string, to: string): void;
  /** Returns the rules as a member to spread; none if nothing has moved. To be called when the page is complete. */
  rules(): { readonly moved?: readonly MovedAnchor[] };
}

/**
 * Creates the moves of a page: those noted while it is built, and those of renamed operations, webhooks and schemas on
 * the page.
 */
export function createPageMoves(api: Api, anchors: Anchors): PageMoves {
  const noted: MovedAnchor[] = [];
  return {
    note: (from, to) => void noted.push([from, to]),
    rules() {
      const renamed = formerNames(api)
        .map(({ from, to }): MovedAnchor => [segment(from), segment(to)])
        .filter(([, to]) => anchors.begins(to));
      const moved = [...noted, ...renamed].sort(([a], [b]) => b.length - a.length);
      return moved.length === 0 ? {} : { moved };
    },
  };
}

/** Adds the moves that `site.yaml` defines to a page; moves that the page already has take priority. */
export function withRedirected<Made extends Pick<Page, 'moved'>>(page: Made, redirected: readonly MovedAnchor[]): Made {
  return redirected.length === 0 ? page : { ...page, moved: [...redirected, ...(page.moved ?? [])] };
}
