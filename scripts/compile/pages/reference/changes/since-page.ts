import type { Content } from '#src/model/content.ts';
import type { Release, ToldChange } from '#src/model/history.ts';
import { groupBy } from '../../../../text/group-by.ts';
import type { Anchors } from '../../context/anchors.ts';
import type { ReferenceContext, ReferenceDraft } from '../context.ts';
import { pageHead } from '../page-head.ts';
import { link, list, paragraph, section, text } from '../prose.ts';
import { CHANGES_LINK, releaseLabel, sinceHref } from './addresses.ts';
import { callName, counts, isGeneral, verdictLine } from './change-list.ts';

const MANY = 'In many operations';

/** What changed since a version, by operation, so that readers find those that they use. */
export function sincePage(release: Release, segment: string, context: ReferenceContext): ReferenceDraft {
  const href = sinceHref(segment);
  const { anchors } = context.pageContext(href);
  const { since = [] } = release;
  const name = releaseLabel(release);
  const general = section(MANY, list(since.filter(isGeneral).map(verdictLine)), anchors);
  const calls = changesByCall(since).map(([call, changes]) => callSection(call, changes, { context, anchors }));
  return {
    kind: 'list',
    ...pageHead(href, `Changes since ${name}`, CHANGES_LINK),
    description: `What changed since ${name} for each operation: ${counts(since)}.`,
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
function changesByCall(since: readonly ToldChange[]): readonly (readonly [string, readonly ToldChange[]])[] {
  const felt = since.filter((change) => !isGeneral(change));
  const pairs = felt.flatMap((change) => change.operations.map((call) => ({ call, change })));
  return [...groupBy(pairs, ({ call }) => call)]
    .map(([call, found]) => [call, found.map(({ change }) => change)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/** A call under its own heading, and the line that leads there. */
function callSection(
  call: string,
  changes: readonly ToldChange[],
  { context, anchors }: { context: ReferenceContext; anchors: Anchors },
): { readonly entry: Content; readonly content: Content } {
  const isGone = !context.index.operation.has(call) && !context.index.webhook.has(call);
  const page = isGone ? [] : [paragraph(callName(call, context), ' as it is now')];
  const content = section(call, [...page, ...list(changes.map(verdictLine))], anchors);
  const [heading] = content;
  const anchor = heading?.kind === 'heading' ? heading.anchor : '';
  return { entry: [link(call, `#${anchor}`), text(`: ${counts(changes)}`)], content };
}
