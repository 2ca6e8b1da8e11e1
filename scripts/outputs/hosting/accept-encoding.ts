/** Content codings that the build writes, the preferred one last, with their file extensions. */
export const CODINGS = [
  { coding: 'gzip', suffix: '.gz' },
  { coding: 'br', suffix: '.br' },
] as const;

/**
 * A Perl-compatible regular expression that matches an Accept-Encoding (RFC 9110, section 12.5.3) that accepts a
 * coding;
 * `q=0` refuses it.
 */
export function accepting(coding: string): string {
  const nothing = String.raw`\s*;\s*q=0(?:\.0*)?\s*(?:,|$)`;
  return `^(?!(?:.*,)?\\s*${coding}${nothing})(?:.*,)?\\s*(?:${coding}|\\*(?!${nothing}))\\s*(?:[;,]|$)`;
}
