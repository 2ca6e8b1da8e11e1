/**
 * Matches paths to parts of the site that exist once for each version of the description: reference, tools and files.
 */
const OF_VERSION = /^\/(?:reference|explain|data|downloads)(?![^/.#?])/;

/**
 * Whether an href leads to a part of the site that exists once for each version. Such an href is relative to the root
 * of one version: that of the page with the link. Any other href is relative to the root of the site.
 */
export function isVersioned(href: string): boolean {
  return OF_VERSION.test(href);
}
