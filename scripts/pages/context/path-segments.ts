import { groupBy } from '../../text/group-by.ts';
import { createHash } from 'node:crypto';

/**
 * Returns a path segment for each name, easy to guess: any character but the unreserved ones (RFC 3986, section 2.3)
 * becomes a hyphen. Names that differ only by letter case get a suffix made from the name itself, so that an address
 * does not change when other names are added or removed.
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

/** Returns a name as a path segment, which may not be unique. */
export function pathSegment(name: string): string {
  // The Markdown of a page has its URL with `.md`, which no other page may have.
  const segment = name
    .replace(/[^A-Za-z0-9._~-]+/g, '-')
    .replace(/\.md$/i, '-md')
    .replace(/^[-.]+|-+$/g, '');
  return segment === '' ? `x-${digest(name)}` : segment.slice(0, 120);
}

function digest(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 6);
}
