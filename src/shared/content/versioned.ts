/** Paths of the site that each version of the description has separately: reference, tools and files. */
const OF_VERSION = /^\/(?:reference|explain|data|downloads)(?![^/.#?])/;

/** Whether an href is for the version of the page that contains it; all other hrefs are for the current version. */
export function isVersioned(href: string): boolean {
  return OF_VERSION.test(href);
}
