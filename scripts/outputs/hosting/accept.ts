/** Content codings of the compressed files that the build writes, with their file extensions; the last is preferred. */
export const CODINGS = [
  { coding: 'gzip', suffix: '.gz' },
  { coding: 'br', suffix: '.br' },
] as const;

/**
 * Returns a regular expression that matches an Accept-Encoding header (RFC 9110, section 12.5.3) if the client accepts
 * a content coding such as `br`. A coding with `q=0` is not accepted. The syntax is that of Perl.
 */
export function accepting(coding: string): string {
  const nothing = String.raw`\s*;\s*q=0(?:\.0*)?\s*(?:,|$)`;
  return `^(?!(?:.*,)?\\s*${coding}${nothing})(?:.*,)?\\s*(?:${coding}|\\*(?!${nothing}))\\s*(?:[;,]|$)`;
}

/**
 * Content negotiation by the Accept header (RFC 9110, section 12.5.1). A client prefers Markdown if the header gives
 * `text/markdown` a higher quality than HTML. If both have the same quality, Markdown is preferred unless the header
 * names `text/html` first. A client that does not name `text/markdown` prefers HTML. Each host evaluates the regular
 * expressions of this module in its own configuration language.
 */

/**
 * Returns a pattern that matches a media range in an Accept header, and captures the quality of the range.
 *
 * @param isBare whether the pattern also matches a range without a quality.
 */
export function rangePattern(range: string, isBare = true): string {
  const parameter = String.raw`(?:\s*;\s*[^\s,;q][^,;]*)*`;
  const quality = String.raw`(?:\s*;\s*q=([01](?:\.\d*)?))${isBare ? '?' : ''}`;
  return String.raw`(?:^|,)\s*${range.replaceAll('*', String.raw`\*`)}${parameter}${quality}${parameter}\s*(?:,|$)`;
}

export const MARKDOWN = 'text/markdown';
/**
 * Media ranges that include HTML, from the least to the most specific. If an Accept header contains several of them,
 * the most specific decides.
 */
export const HTML_RANGES = ['*/*', 'text/*', 'text/html'] as const;
/**
 * The quality of a media range to which an Accept header gives none. `named` applies if the header contains the range
 * without `q`, such as `Accept: text/html`. `missing` applies if the header does not contain the range.
 */
export const QUALITY = { named: '1', missing: '0' } as const;

/** Matches an Accept header that names HTML before Markdown. */
export const HTML_FIRST = String.raw`(?:.*,)?\s*text/html\b.*,\s*text/markdown\b`;

const LESS = [
  String.raw`0[.\d]*:1`,
  String.raw`(0\.\d*?)(?:${Array.from({ length: 9 }, (_, digit) => String.raw`${digit}\d*:\1[${digit + 1}-9]`).join('|')}|:\1\d*[1-9])`,
].join('|');
const EQUAL = String.raw`1(?:\.0*)?:1(?:\.0*)?|(0\.\d*?)0*:\2(?:0*)`;

/**
 * Matches if a client prefers HTML. The input has the quality of Markdown, the quality of HTML and the Accept header,
 * separated by colons: `0.5:1:text/html, text/markdown;q=0.5`. Valid in PCRE and JavaScript.
 */
export const HTML_IS_PREFERRED = String.raw`^(?:0(?:\.0*)?:|${LESS}|(?:${EQUAL}):${HTML_FIRST})`;

/** Whether an Accept header prefers Markdown to HTML. */
export function prefersMarkdown(accept: string): boolean {
  const quality = (ranges: readonly string[]): string => {
    const named = ranges.map((range) => new RegExp(rangePattern(range), 'i').exec(accept)).findLast(Boolean);
    return named ? (named[1] ?? QUALITY.named) : QUALITY.missing;
  };
  return !new RegExp(HTML_IS_PREFERRED, 'i').test(`${quality([MARKDOWN])}:${quality(HTML_RANGES)}:${accept}`);
}
