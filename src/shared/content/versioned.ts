/** Matches site paths that every version of the description has separately: reference, tools and files. */
const OF_VERSION = /^\/(?:reference|explain|data|downloads)(?![^/.#?])/;

/**
 * Whether an href is relative to the root of its page's version. All other hrefs are relative to the root of the site.
 */
export function isVersioned(href: string): boolean {
  return OF_VERSION.test(href);
}
