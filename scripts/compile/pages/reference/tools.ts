import type { Href } from '#src/model/nav.ts';
import type { PageLink } from '#src/model/page.ts';
import type { ReferenceGroup } from '#src/model/reference.ts';
import { CHANGES_LINK } from './changes/addresses.ts';
import type { ReferenceContext } from './context.ts';
import { DOWNLOADS_PAGE } from './downloads-page.ts';
import { EXPLAIN_PAGE } from './explain-page.ts';

export const SAMPLES: Href = '/reference/samples';

type Known = Pick<ReferenceContext, 'record' | 'history'>;

/** Pages that belong to no object of the description; samples only where some were run. */
export function toolLinks({ record }: Known): readonly PageLink[] {
  return [
    { label: 'Explain a response', href: EXPLAIN_PAGE },
    { label: 'Downloads', href: DOWNLOADS_PAGE },
    ...(record === undefined ? [] : [{ label: 'Tested samples', href: SAMPLES }]),
  ];
}

/** The last group of every sidebar of the reference. */
export function toolsGroup(context: Known): ReferenceGroup {
  return {
    label: 'Tools',
    href: EXPLAIN_PAGE,
    open: true,
    entries: [...toolLinks(context), ...(context.history === undefined ? [] : [CHANGES_LINK])],
  };
}
