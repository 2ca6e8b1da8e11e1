/** Codings that the build writes beside a file, the wanted one last, and how their files end. */
export const CODINGS = [
  { coding: 'gzip', suffix: '.gz' },
  { coding: 'br', suffix: '.br' },
] as const;

/** A Perl-compatible regular expression for the Accept-Encoding (RFC 9110, section 12.5.3) of clients that take a coding: `q=0` refuses it. */
export function accepting(coding: string): string {
  const nothing = String.raw`\s*;\s*q=0(?:\.0*)?\s*(?:,|$)`;
  return `^(?!(?:.*,)?\\s*${coding}${nothing})(?:.*,)?\\s*(?:${coding}|\\*(?!${nothing}))\\s*(?:[;,]|$)`;
}
