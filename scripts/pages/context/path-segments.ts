import { groupBy } from '../../text/group-by.ts';
import { createHash } from 'node:crypto';

/**
 * Returns a readable URL path segment for each name. Characters that need percent-encoding become hyphens (RFC 3986,
 * section 2.3). If segments differ only by letter case, all but one get a digest of the name as a suffix. A digest,
 * unlike a number, stays the same when other names are added or removed.
 */
export function pathSegments(names: Iterable<string>): ReadonlyMap<string, string> {
  const alike = groupBy(new Set(names), (name) => pathSegment(name).toLowerCase());
  return new Map(
    [...alike.values()].flatMap((group) => {
      const [first, ...others] = [...group].sort(
        (a, b) => Number(pathSegment(b) === b) - Number(pathSegment(a) === a) || (a < b ? -1 : 1),
      );
      return [
        [first ?? '', pathSegment(first ?? '')] as const,
        ...others.map((name) => [name, `${pathSegment(name)}-${digest(name)}`] as const),
      ];
    }),
  );
}

/** Converts a name to a URL path segment. Different names can have the same segment. */
export function pathSegment(name: string): string {
  // `.md` at the end is reserved for the Markdown of a page.
  const segment = name
    .replace(/[^A-Za-z0-9._~-]+/g, '-')
    .replace(/\.md$/i, '-md')
    .replace(/^[-.]+|-+$/g, '');
  return segment === '' ? `x-${digest(name)}` : segment.slice(0, 120);
}

/** Returns a short hash of a name, for URLs and anchors that must stay unique. */
export function digest(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 6);
}
