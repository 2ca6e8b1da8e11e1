/** The parts of the site that each version of the description has: its reference, its tools and its files. */
const OF_VERSION = /^\/(?:reference|explain|data|downloads)(?![^/.#?])/;

/** Whether an href belongs to the version of the page that links it; all other hrefs are of the current version. */
export function isVersioned(href: string): boolean {
  return OF_VERSION.test(href);
}
