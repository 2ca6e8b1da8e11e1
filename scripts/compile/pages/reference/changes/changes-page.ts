import type { Content } from '#src/model/content.ts';
import type { History, Release } from '#src/model/history.ts';
import type { ReferenceContext, UnlinkedPage } from '../context.ts';
import { pageHead } from '../page-head.ts';
import { link, list, paragraph, text } from '../../../prose/nodes.ts';
import { section } from '../section.ts';
import { CHANGES, FEED, releaseHref, releaseLabel, segmentsOf, sinceHref } from './addresses.ts';
import { byVerdict, counts, noteLines } from './change-list.ts';

/** What changed, by version: the newest first, with what breaks; everything else is on the page of the version. */
export function changesPage({ releases }: History, context: ReferenceContext): UnlinkedPage {
  const { anchors } = context.pageContext(CHANGES);
  const segments = segmentsOf(releases);
  const earlier = releases.filter(({ since }) => since !== undefined);
  return {
    kind: 'list',
    ...pageHead(CHANGES, 'Changes'),
    feed: FEED,
    description: `What changed between the versions of ${context.api.info.title}, and what that means for programs.`,
    content: [
      paragraph(
        'Computed from the descriptions of the versions, with every build. Feed readers find it at ',
        link('changes.xml', FEED.href),
        '.',
      ),
      ...section(
        'Since you integrated',
        [
          paragraph(
            'Choose the version that your program was written for; its page shows what changed in the operations that you call:',
          ),
          ...list(
            earlier.map((release) => [
              link(`Since ${releaseLabel(release)}`, sinceHref(segments.get(release) ?? '')),
              text(`: ${counts(release.since ?? [])}`),
            ]),
          ),
        ],
        anchors,
      ),
      ...releases.flatMap((release) =>
        section(heading(release), summary(release, segments.get(release) ?? '', context), anchors),
      ),
    ],
  };

  function summary(release: Release, segment: string, of: ReferenceContext): Content {
    if (release.changes === undefined) return [paragraph('The first version of this history.')];
    const breaking = release.changes.filter(({ verdict }) => verdict === 'breaking');
    return [
      ...noteLines(release.notes),
      ...byVerdict(breaking, { context: of, anchors, level: 3 }),
      paragraph(link(`All changes of ${releaseLabel(release)}`, releaseHref(segment)), `: ${counts(release.changes)}.`),
    ];
  }
}

function heading(release: Release): string {
  return release.date === undefined ? releaseLabel(release) : `${releaseLabel(release)}, ${release.date}`;
}
