import type { Release } from '#src/model/history.ts';
import type { Href } from '#src/model/nav.ts';
import type { PageLink } from '#src/model/page.ts';

/** URL of the page that lists changes by version. */
export const CHANGES: Href = '/reference/changes';
/** Link to the page that lists changes by version. */
export const CHANGES_LINK: PageLink = { label: 'Changes', href: CHANGES };
/** Link to the changes as a feed (RFC 4287). */
export const FEED: PageLink = { label: 'Changes', href: '/reference/changes.xml' };

/** Returns a URL path segment for each version, such as `1-2`. No two versions have the same one. */
export function segmentsOf(releases: readonly Release[]): ReadonlyMap<Release, string> {
  const taken = new Set<string>(['since']);
  const segments = new Map<Release, string>();
  // The oldest first, so that versions keep their URLs when newer ones are added.
  for (const release of [...releases].reverse()) {
    const plain = segmentOf(release.name);
    let segment = plain;
    for (let number = 2; taken.has(segment); number++) segment = `${plain}-${number}`;
    taken.add(segment);
    segments.set(release, segment);
  }
  return segments;
}

function segmentOf(name: string): string {
  if (name === '') return 'latest';
  return (
    name
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .toLowerCase() || 'version'
  );
}

/** Returns the URL of a version's page. */
export function releaseHref(segment: string): Href {
  return `${CHANGES}/${segment}`;
}

/** Returns the URL of the page with all changes since a version. */
export function sinceHref(segment: string): Href {
  return `${CHANGES}/since/${segment}`;
}

/** Returns the label of a version: its name, or `Latest` for a current version without a name. */
export function releaseLabel({ name }: Pick<Release, 'name'>): string {
  return name === '' ? 'Latest' : name;
}
