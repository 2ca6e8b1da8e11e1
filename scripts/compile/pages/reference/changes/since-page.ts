import type { Content } from '#src/model/content.ts';
import type { CallChoice, Release, ReportedChange } from '#src/model/history.ts';
import { toRanges } from '#src/shared/text/ranges.ts';
import { groupBy } from '../../../../text/group-by.ts';
import { omitUndefined } from '../../../../text/omit-undefined.ts';
import type { Anchors } from '../../context/anchors.ts';
import type { ReferenceContext, UnlinkedPage } from '../context.ts';
import { pageHead } from '../page-head.ts';
import { link, list, paragraph, text } from '../../../prose/nodes.ts';
import { section } from '../section.ts';
import { CHANGES_LINK, releaseLabel, sinceHref } from './addresses.ts';
import { callName, counts, isGeneral, verdictLine } from './change-list.ts';

const MANY = 'In many operations';

/** What changed since a version, by operation, so that readers find those that they use. */
export function sincePage(release: Release, segment: string, context: ReferenceContext): UnlinkedPage {
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

/** The changes of each call, without those that concern many. */
function changesByCall(since: readonly ReportedChange[]): readonly (readonly [string, readonly ReportedChange[]])[] {
  const felt = since.filter((change) => !isGeneral(change));
  const pairs = felt.flatMap((change) => change.operations.map((call) => ({ call, change })));
  return [...groupBy(pairs, ({ call }) => call)]
    .map(([call, found]) => [call, found.map(({ change }) => change)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

interface CallSection {
  readonly name: string;
  readonly entry: Content;
  readonly content: Content;
}

/** All calls that feel a change, by name, and where their changes stand. */
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

/** Anchor of a section; empty where there is none. */
function anchorOf([heading]: Content): string {
  return heading?.kind === 'heading' ? heading.anchor : '';
}

/** A call under its own heading, and the line that leads there. */
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
