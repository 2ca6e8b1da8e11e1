import type { ReportedChange } from '#src/model/history.ts';
import type { Href } from '#src/model/nav.ts';
import type { ReferencePage } from '#src/model/page.ts';
import type { VersionLink, VersionNotice } from '#src/model/versions.ts';
import { dayWords } from '#src/shared/text/day.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { counted } from '#src/shared/text/words.ts';
import { segmentsOf, sinceHref } from '../../compile/pages/reference/changes/addresses.ts';
import { operationNames } from '../../compile/pages/operation/call-places.ts';
import { referenceIndex } from '../../compile/pages/reference/groups.ts';
import type { SiteVersion } from './site-versions.ts';

/** Says on a page of an earlier version until when that holds, and what changed to the current one. */
type NoticeOf = (
  page: Pick<ReferencePage, 'href' | 'kind'>,
  version: SiteVersion,
  counterpart: VersionLink,
) => VersionNotice;

/** Creates the notices of earlier versions. */
export function createNotices(current: SiteVersion): NoticeOf {
  const changesOf = memoize((version: SiteVersion) => changesSince(version, current));
  return ({ href, kind }, version, { name, href: to, lacks }) => {
    const { name: own, until } = version;
    const isCall = kind === 'operation' || kind === 'webhook';
    const names = isCall ? [...callNames(version, href), ...(lacks === undefined ? callNames(current, to) : [])] : [];
    const changes = changesOf(version);
    const found = changes?.changes.filter(({ operations }) => operations.some((one) => names.includes(one))) ?? [];
    const anchor = changes?.anchorOf(names);
    const leads = changes && { href: `${changes.href}${anchor === undefined ? '' : `#${anchor}`}` as Href };
    const current_ = { text: name, href: to };
    const begin = [{ text: `${own}${until === undefined ? '' : `, until ${dayWords(until)}`}. ` }, current_];
    const parts =
      lacks !== undefined
        ? [
            { text: ` is current and does not have this ${lacks}` },
            ...(leads ? [{ text: ': ' }, { text: `changes since ${own}`, ...leads }] : []),
          ]
        : isCall && found.length === 0
          ? [{ text: ` is current: nothing changed in this ${kind} that programs notice` }]
          : changes === undefined || leads === undefined || changes.changes.length === 0
            ? [{ text: ' is current' }]
            : [
                { text: ' is current: ' },
                isCall
                  ? { text: `${counted(found.length, 'change')} of this ${kind}`, ...leads }
                  : { text: `${counted(changes.changes.length, 'change')} since ${own}`, ...leads },
              ];
    return {
      parts: [...begin, ...parts, { text: '.' }],
      currentName: name,
      ...(lacks === undefined ? { canonical: to } : {}),
    };
  };
}

interface ChangesSince {
  readonly changes: readonly ReportedChange[];
  /** The page that shows them. */
  readonly href: Href;
  /** The anchor on it of the call with one of these names. */
  readonly anchorOf: (names: readonly string[]) => string | undefined;
}

/** What changed from a version to the current one; undefined where the history does not know. */
function changesSince({ release }: SiteVersion, { site: { reference } }: SiteVersion): ChangesSince | undefined {
  const releases = reference.history?.releases ?? [];
  const found = releases.find(({ name }) => name === release);
  const href = sinceHref((found && segmentsOf(releases).get(found)) ?? '');
  // The newest has none: it is what is published now.
  if (found?.since === undefined) return undefined;
  const page = reference.page(href);
  const choice = 'choice' in page ? page.choice : undefined;
  return {
    changes: found.since,
    href,
    anchorOf: (names) => choice?.calls.find(({ name }) => names.includes(name))?.anchor,
  };
}

/** The names by which changes call an operation or webhook. */
function callNames(version: SiteVersion, href: Href): readonly string[] {
  return namesByHref(version.api).get(href) ?? [];
}

const namesByHref = memoize((api: SiteVersion['api']): ReadonlyMap<Href, readonly string[]> => {
  const { operation, webhook } = referenceIndex(api);
  return new Map<Href, readonly string[]>([
    ...api.operations.map((one) => [operation.get(one.operationId) ?? '/reference', operationNames(one)] as const),
    ...[...webhook].map(([name, href]) => [href, [name]] as const),
  ]);
});
