import type { ReportedChange } from '#src/model/history.ts';
import type { Href } from '#src/model/nav.ts';
import type { ReferencePage } from '#src/model/page.ts';
import type { VersionLink, VersionNotice } from '#src/model/versions.ts';
import { dayWords } from '#src/shared/text/day.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { counted } from '#src/shared/text/words.ts';
import { CHANGES, segmentsOf, sinceHref } from '../../pages/reference/changes/addresses.ts';
import { operationNames } from '../../pages/operation/call-places.ts';
import { referenceIndex } from '../../pages/reference/groups.ts';
import type { SiteVersion } from './earlier-site.ts';

/**
 * A function that returns the notice on a page of an earlier version: the last day on which this version is available,
 * and what has changed since this version.
 */
type NoticeOf = (
  page: Pick<ReferencePage, 'href' | 'kind'>,
  version: SiteVersion,
  counterpart: VersionLink,
) => VersionNotice;

/** Creates a function that returns the notices of earlier versions. */
export function createNotices(current: SiteVersion): NoticeOf {
  const changesOf = memoize((version: SiteVersion) => changesSince(version, current));
  return ({ href, kind }, version, { name, href: to, lacks }) => {
    const isCall = kind === 'operation' || kind === 'webhook';
    const names = [...callNames(version, href), ...(lacks === undefined ? callNames(current, to) : [])];
    const known = changesOf(version);
    const felt = known?.changes.filter(({ operations }) => operations.some((one) => names.includes(one)));
    const [count, of] = isCall ? [felt?.length, `of this ${kind}`] : [known?.changes.length, `since ${version.name}`];
    const link = known && { href: known.hrefOf(isCall ? names : []) };
    const until = version.until === undefined ? '' : `, until ${dayWords(version.until)}`;
    return {
      parts: [
        { text: `${version.name}${until}. ` },
        { text: name, href: to },
        { text: lacks === undefined ? ' is current' : ` is current and does not have this ${lacks}` },
        ...(count === undefined
          ? []
          : lacks !== undefined
            ? [{ text: ': ' }, { text: `changes since ${version.name}`, ...link }]
            : count === 0
              ? [{ text: `: no changes ${of} that programs notice` }]
              : [{ text: ': ' }, { text: `${counted(count, 'change')} ${of}`, ...link }]),
        { text: '.' },
      ],
      currentName: name,
      ...(lacks === undefined ? { canonical: to } : {}),
    };
  };
}

interface ChangesSince {
  readonly changes: readonly ReportedChange[];
  /**
   * Returns the URL of the changes to the operation or webhook with one of these names; without a match, the URL of all
   * changes.
   */
  readonly hrefOf: (names: readonly string[]) => Href;
}

/** Returns the changes from a version to the current one; undefined if the history does not include the version. */
function changesSince({ release }: SiteVersion, { site: { reference } }: SiteVersion): ChangesSince | undefined {
  const releases = reference.history?.releases ?? [];
  const found = releases.find(({ name }) => name === release);
  if (found === undefined) return undefined;
  // If the newest release is the current version, nothing has changed since.
  if (found.since === undefined) return { changes: [], hrefOf: () => CHANGES };
  const page = reference.page(sinceHref(segmentsOf(releases).get(found) ?? ''));
  const calls = 'choice' in page ? page.choice?.calls : undefined;
  return {
    changes: found.since,
    hrefOf: (names) => {
      const anchor = calls?.find(({ name }) => names.includes(name))?.anchor;
      return anchor === undefined ? page.href : `${page.href}#${anchor}`;
    },
  };
}

/** Returns the names by which changes refer to the operation or webhook of a page; an empty list for other pages. */
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
