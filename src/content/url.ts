/**
 * Address of a page or file on the host: puts the base in front of what begins with `/`, leaves `#anchor` and absolute
 * addresses alone.
 * @example urlOf('/docs/', '/card-payments#body') // '/docs/card-payments#body'
 */
export function urlOf(base: string, href: string): string {
  return href.startsWith('/') ? base + href.slice(1) : href;
}

/**
 * Path of a page as the site writes it: no trailing slash, the root alone is `/`.
 * @example normalPath('/card-payments/') // '/card-payments'
 */
export function normalPath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

/**
 * Path of a page's Markdown, as the build names it (`scripts/build/markdown/markdown-path.ts`).
 * @example markdownOf('/card-payments') // '/card-payments.md'
 */
export function markdownOf(href: string): string {
  return `${href === '/' ? '/index' : href}.md`;
}
