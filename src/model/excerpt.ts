/**
 * Path of what the application fetches of a page: the file beside it that holds only what differs from page to page.
 * @example excerptOf('/card-payments') // '/card-payments/excerpt.html'
 */
export function excerptOf(pathname: string): string {
  return `${pathname.replace(/\/+$/, '')}/excerpt.html`;
}
