import type { Release } from '#src/model/history.ts';
import type { ReferenceContext, UnlinkedPage } from '../context.ts';
import { pageHead } from '../page-head.ts';
import { paragraph } from '../../../prose/nodes.ts';
import { section } from '../section.ts';
import { CHANGES_LINK, releaseHref, releaseLabel } from './addresses.ts';
import { byVerdict, counts, noteLines } from './change-list.ts';

/** All changes of one version. */
export function releasePage(release: Release, segment: string, context: ReferenceContext): UnlinkedPage {
  const href = releaseHref(segment);
  const { anchors } = context.pageContext(href);
  const { changes = [], notes, date } = release;
  return {
    kind: 'list',
    ...pageHead(href, `Changes of ${releaseLabel(release)}`, CHANGES_LINK),
    description: `What changed with ${releaseLabel(release)}: ${counts(changes)}.`,
    badges: date === undefined ? [] : [date],
    content: [
      ...section('What to do', noteLines(notes), anchors),
      ...byVerdict(changes, { context, anchors }),
      ...(changes.length === 0 ? [paragraph('Nothing that programs notice.')] : []),
    ],
  };
}
