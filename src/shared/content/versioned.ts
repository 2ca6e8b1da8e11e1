/** Matches the paths of what each version of the description has on its own: reference, tools and files. */
const OF_VERSION = /^\/(?:reference|explain|data|downloads)(?![^/.#?])/;

/**
 * Whether an href is relative to the root of one version, namely that of the page. Other hrefs are relative to the root
 * of the site.
 */
export function isVersioned(href: string): boolean {
  return OF_VERSION.test(href);
}
