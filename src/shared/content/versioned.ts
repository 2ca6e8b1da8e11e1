/** What each version of the description has of its own: its reference, its tools and its files. */
const OF_VERSION = /^\/(?:reference|explain|data|downloads)(?![^/.#?])/;

/** Whether an href is of the version whose page links there; all else of a site is that of the current version. */
export function isVersioned(href: string): boolean {
  return OF_VERSION.test(href);
}
