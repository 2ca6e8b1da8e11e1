/** Content codings that the build writes, the preferred one last, with their file extensions. */
export const CODINGS = [
  { coding: 'gzip', suffix: '.gz' },
  { coding: 'br', suffix: '.br' },
] as const;

/**
 * Returns a Perl-compatible regular expression for an Accept-Encoding (RFC 9110, section 12.5.3): it matches if a
 * coding is accepted; `q=0` refuses it.
 */
export function accepting(coding: string): string {
  const nothing = String.raw`\s*;\s*q=0(?:\.0*)?\s*(?:,|$)`;
  return `^(?!(?:.*,)?\\s*${coding}${nothing})(?:.*,)?\\s*(?:${coding}|\\*(?!${nothing}))\\s*(?:[;,]|$)`;
}

/**
 * Content negotiation by Accept (RFC 9110, section 12.5.1): a client prefers Markdown if its quality for
 * `text/markdown` is at least that for HTML; if they are equal, the type that is named first wins. Each host evaluates
 * the expressions of this module in its own language.
 */

/**
 * Returns a pattern that matches a media range in an Accept and captures its quality.
 *
 * @param isBare whether the quality may be left out.
 */
export function rangePattern(range: string, isBare = true): string {
  const parameter = String.raw`(?:\s*;\s*[^\s,;q][^,;]*)*`;
  const quality = String.raw`(?:\s*;\s*q=([01](?:\.\d*)?))${isBare ? '?' : ''}`;
  return String.raw`(?:^|,)\s*${range.replaceAll('*', String.raw`\*`)}${parameter}${quality}${parameter}\s*(?:,|$)`;
}

export const MARKDOWN = 'text/markdown';
/** Media ranges that include HTML, the most specific last: of those in an Accept, the last decides. */
export const HTML_RANGES = ['*/*', 'text/*', 'text/html'] as const;
/** The quality of a range that is named without a quality, and of a range that is not named. */
export const QUALITY = { named: '1', missing: '0' } as const;

/** Matches an Accept that names HTML before Markdown. */
export const HTML_FIRST = String.raw`(?:.*,)?\s*text/html\b.*,\s*text/markdown\b`;

const LESS = [
  String.raw`0[.\d]*:1`,
  String.raw`(0\.\d*?)(?:${Array.from({ length: 9 }, (_, digit) => String.raw`${digit}\d*:\1[${digit + 1}-9]`).join('|')}|:\1\d*[1-9])`,
].join('|');
const EQUAL = String.raw`1(?:\.0*)?:1(?:\.0*)?|(0\.\d*?)0*:\2(?:0*)`;

/** Matches `Markdown quality:HTML quality:Accept` if HTML is preferred, in PCRE and JavaScript. */
export const HTML_IS_PREFERRED = String.raw`^(?:0(?:\.0*)?:|${LESS}|(?:${EQUAL}):${HTML_FIRST})`;

/** Whether an Accept prefers Markdown to HTML. */
export function prefersMarkdown(accept: string): boolean {
  const quality = (ranges: readonly string[]): string => {
    const named = ranges.map((range) => new RegExp(rangePattern(range), 'i').exec(accept)).findLast(Boolean);
    return named ? (named[1] ?? QUALITY.named) : QUALITY.missing;
  };
  return !new RegExp(HTML_IS_PREFERRED, 'i').test(`${quality([MARKDOWN])}:${quality(HTML_RANGES)}:${accept}`);
}
