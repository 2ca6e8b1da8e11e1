import type { History } from '#src/model/history.ts';
import type { PageLink } from '#src/model/page.ts';
import type { ReferenceContext, UnlinkedPage } from '../context.ts';
import { CHANGES_LINK, releaseHref, releaseLabel, segmentsOf, sinceHref } from './addresses.ts';
import { changesPage } from './changes-page.ts';
import { releasePage } from './release-page.ts';
import { sincePage } from './since-page.ts';

interface HistoryPage extends PageLink {
  draw(context: ReferenceContext): UnlinkedPage;
}

/** All pages of a history: by version, one for each, and what changed since each. None without a history. */
export function historyPages(history: History | undefined): readonly HistoryPage[] {
  if (history === undefined) return [];
  const { releases } = history;
  const segments = segmentsOf(releases);
  return [
    { ...CHANGES_LINK, draw: (context) => changesPage(history, context) },
    ...releases.flatMap((release): readonly HistoryPage[] => {
      const [label, segment] = [releaseLabel(release), segments.get(release) ?? ''];
      return [
        ...(release.changes === undefined
          ? []
          : [
              {
                label: `Changes of ${label}`,
                href: releaseHref(segment),
                draw: (context: ReferenceContext) => releasePage(release, segment, context),
              },
            ]),
        ...(release.since === undefined
          ? []
          : [
              {
                label: `Changes since ${label}`,
                href: sinceHref(segment),
                draw: (context: ReferenceContext) => sincePage(release, segment, context),
              },
            ]),
      ];
    }),
  ];
}
