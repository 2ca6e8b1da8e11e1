import type { History, Release, CallChoice, ReportedChange } from '#src/model/history.ts';
import type { PageLink } from '#src/model/page.ts';
import type { Content } from '#src/model/content.ts';
import { toRanges } from '#src/shared/text/ranges.ts';
import { type ReferenceContext, type UnlinkedPage, pageHead, section } from '../context.ts';
import { paragraph, link, list, text } from '../../../guides/prose/nodes.ts';
import { groupBy } from '../../../text/group-by.ts';
import { omitUndefined } from '../../../text/omit-undefined.ts';
import type { Anchors } from '../../context/anchors.ts';
import { CHANGES_LINK, releaseHref, releaseLabel, segmentsOf, sinceHref, CHANGES, FEED } from './addresses.ts';
import { byVerdict, counts, noteLines, callName, isGeneral, verdictLine } from './change-list.ts';

interface HistoryPage extends PageLink {
  draw(context: ReferenceContext): UnlinkedPage;
}

/**
 * Returns all pages about changes: the list of versions, a page with the changes of each version except the first, and
 * a page with all changes since each version except the newest. Empty without a history.
 */
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

/** Creates the page of all changes of one version. */
function releasePage(release: Release, segment: string, context: ReferenceContext): UnlinkedPage {
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

/**
 * Creates the page of changes by version, newest first. Each version shows its breaking changes and a link to all its
 * changes.
 */
function changesPage({ releases }: History, context: ReferenceContext): UnlinkedPage {
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
      ...releases.flatMap((release) => section(heading(release), summary(release), anchors)),
    ],
  };

  function summary(release: Release): Content {
    if (release.changes === undefined) return [paragraph('The first version of this history.')];
    const breaking = release.changes.filter(({ verdict }) => verdict === 'breaking');
    return [
      ...noteLines(release.notes),
      ...byVerdict(breaking, { context, anchors, level: 3 }),
      paragraph(
        link(`All changes of ${releaseLabel(release)}`, releaseHref(segments.get(release) ?? '')),
        `: ${counts(release.changes)}.`,
      ),
    ];
  }
}

function heading(release: Release): string {
  return release.date === undefined ? releaseLabel(release) : `${releaseLabel(release)}, ${release.date}`;
}

const MANY = 'In many operations';

/**
 * Creates the page of all changes since a version. They are grouped by operation, so that readers find the operations
 * that their programs call.
 */
function sincePage(release: Release, segment: string, context: ReferenceContext): UnlinkedPage {
  const href = sinceHref(segment);
  const { anchors } = context.pageContext(href);
  const { since = [] } = release;
  const name = releaseLabel(release);
  const shared = since.filter(isGeneral);
  const general = section(MANY, list(shared.map(verdictLine)), anchors);
  const calls = changesByCall(since).map(([name, changes]) => callSection(name, changes, { context, anchors }));
  return {
    kind: 'list',
    ...pageHead(href, `Changes since ${name}`, CHANGES_LINK),
    description: `What changed since ${name} for each operation: ${counts(since)}.`,
    ...(since.length === 0 ? {} : { choice: choiceOf(since, calls, { many: anchorOf(general), shared }) }),
    content: [
      paragraph(
        since.length === 0
          ? `Since ${name} nothing changed that programs notice.`
          : `A program that was right with ${name} meets these changes today; what came and went in between is left out.`,
      ),
      ...(calls.length === 0
        ? []
        : [paragraph('Choose what your program calls:'), ...list(calls.map(({ entry }) => entry))]),
      ...general,
      ...calls.flatMap(({ content }) => content),
    ],
  };
}

/** Groups changes by operation or webhook. Changes that affect many operations are omitted. */
function changesByCall(since: readonly ReportedChange[]): readonly (readonly [string, readonly ReportedChange[]])[] {
  const specific = since.filter((change) => !isGeneral(change));
  const pairs = specific.flatMap((change) => change.operations.map((call) => ({ call, change })));
  return [...groupBy(pairs, ({ call }) => call)]
    .map(([call, found]) => [call, found.map(({ change }) => change)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

interface CallSection {
  readonly name: string;
  readonly entry: Content;
  readonly content: Content;
}

/**
 * Returns the data from which readers choose what their program calls. `calls` has the names of all affected operations
 * and webhooks, each with the anchor of its section if there is one. `felt` has an entry for each change that affects
 * many operations: the indices of these operations in `calls`.
 */
function choiceOf(
  since: readonly ReportedChange[],
  sections: readonly CallSection[],
  { many, shared }: { readonly many: string; readonly shared: readonly ReportedChange[] },
): CallChoice {
  const anchors = new Map(sections.map(({ name, content }) => [name, anchorOf(content)]));
  const names = [...new Set(since.flatMap(({ operations }) => operations))].sort();
  const places = new Map(names.map((name, index) => [name, index]));
  const felt = ({ operations }: ReportedChange): readonly number[] =>
    operations.flatMap((name) => places.get(name) ?? []).sort((one, other) => one - other);
  return {
    calls: names.map((name) => omitUndefined({ name, anchor: anchors.get(name) })),
    ...(many === '' ? {} : { many }),
    felt: shared.map((change) => toRanges(felt(change))),
  };
}

/** Returns the anchor of a section; an empty string for an empty section. */
function anchorOf([heading]: Content): string {
  return heading?.kind === 'heading' ? heading.anchor : '';
}

/** Creates the section with the changes of an operation or webhook, and the list entry that links to it. */
function callSection(
  name: string,
  changes: readonly ReportedChange[],
  { context, anchors }: { context: ReferenceContext; anchors: Anchors },
): CallSection {
  const now = callName(name, context);
  const page = now.kind === 'link' ? [paragraph(now, ' as it is now')] : [];
  const content = section(name, [...page, ...list(changes.map(verdictLine))], anchors);
  return { name, entry: [link(name, `#${anchorOf(content)}`), text(`: ${counts(changes)}`)], content };
}
