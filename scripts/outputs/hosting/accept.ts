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

/**
 * Which form of a page a client prefers by its Accept (RFC 9110, section 12.5.1): Markdown where it names `text/markdown`,
 * and with no lower quality than HTML; of two that it names with one quality, the first. Each host compares by the
 * expressions of this module, in its own language.
 */

/**
 * Matches a media range in an Accept and captures its quality.
 *
 * @param isBare whether the quality may be left out.
 */
export function rangePattern(range: string, isBare = true): string {
  const parameter = String.raw`(?:\s*;\s*[^\s,;q][^,;]*)*`;
  const quality = String.raw`(?:\s*;\s*q=([01](?:\.\d*)?))${isBare ? '?' : ''}`;
  return String.raw`(?:^|,)\s*${range.replaceAll('*', String.raw`\*`)}${parameter}${quality}${parameter}\s*(?:,|$)`;
}

export const MARKDOWN = 'text/markdown';
/** Ranges that HTML falls under: of those that are named, the last one counts. */
export const HTML_RANGES = ['*/*', 'text/*', 'text/html'] as const;
/** The quality of a range that is named without one, and of one that is not named. */
export const QUALITY = { named: '1', missing: '0' } as const;

/** Matches an Accept that names HTML before Markdown. */
export const HTML_FIRST = String.raw`(?:.*,)?\s*text/html\b.*,\s*text/markdown\b`;

const LESS = [
  String.raw`0[.\d]*:1`,
  String.raw`(0\.\d*?)(?:${Array.from({ length: 9 }, (_, digit) => String.raw`${digit}\d*:\1[${digit + 1}-9]`).join('|')}|:\1\d*[1-9])`,
].join('|');
const EQUAL = String.raw`1(?:\.0*)?:1(?:\.0*)?|(0\.\d*?)0*:\2(?:0*)`;

/**
 * Matches the qualities of Markdown and of HTML and the Accept, parted by colons, where HTML is to be sent. For PCRE and
 * JavaScript.
 */
export const HTML_IS_PREFERRED = String.raw`^(?:0(?:\.0*)?:|${LESS}|(?:${EQUAL}):${HTML_FIRST})`;

/** Tells whether an Accept prefers a page's Markdown. */
export function prefersMarkdown(accept: string): boolean {
  const quality = (ranges: readonly string[]): string => {
    const named = ranges.map((range) => new RegExp(rangePattern(range), 'i').exec(accept)).findLast(Boolean);
    return named ? (named[1] ?? QUALITY.named) : QUALITY.missing;
  };
  return !new RegExp(HTML_IS_PREFERRED, 'i').test(`${quality([MARKDOWN])}:${quality(HTML_RANGES)}:${accept}`);
}
