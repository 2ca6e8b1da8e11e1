/** A link to this site, another website or an e-mail address. */
export interface SafeLink {
  readonly href: string;
  /** Whether the link leaves this site. */
  readonly external: boolean;
  /** Set if `href` may be relative to the page, such as `refunds`. */
  readonly relative?: true;
}

const HOST = 'https://site.invalid';
/**
 * Base paths at which a URL of the site is tested, as a site can be at the root of a host or in a folder. The URL must
 * not lead out of either.
 */
const BASES = ['/', '/below/'];

/**
 * Returns a link to this site, another website or an e-mail address; undefined for anything else, such as scripts and
 * data (RFC 3986, section 3.1). Parses the URL as browsers do (WHATWG URL): white space is removed, a backslash is a
 * slash, and `..` leads to the parent folder.
 */
export function safeLink(url: string): SafeLink | undefined {
  if (/^(https?:\/\/|mailto:)/i.test(url))
    return URL.canParse(withPlainNames(url)) ? { href: url, external: true } : undefined;
  return /^[/#]/.test(url) && BASES.every((base) => staysBelow(base, url)) ? { href: url, external: false } : undefined;
}

/** Matches a URL up to the first character that no version of Unicode allows in a host (RFC 5892, section 2). */
const NO_HOST = /^https?:\/*[^/?#]*?[\p{Cf}\p{Co}\p{Cs}\p{Z}\x80-\x9f\ufffc\ufffd]/iu;

/**
 * Prepares a URL for `URL.canParse`, so that the result does not depend on the parser's version of Unicode. Replaces
 * each international character with an ASCII letter (RFC 5890, section 2.3.1). Two things become a space, which makes
 * the URL invalid: an empty `xn--` label, and a character that no version of Unicode allows in a host, with all text
 * before it.
 */
function withPlainNames(url: string): string {
  return url
    .normalize('NFKC')
    .replace(NO_HOST, ' ')
    .replace(/[^\0-\x7f]/g, 'a')
    .replace(/xn--(?=[a-z\d])/gi, 'a')
    .replace(/xn--/gi, ' ');
}

/**
 * Returns a safe link for a URL in a description; undefined if the URL is unsafe. Any relative URL is allowed, as it
 * may be meant for another site.
 */
export function describedLink(url: string): SafeLink | undefined {
  const link = safeLink(url);
  if (link?.external === true) return link;
  return /^(?:[a-z][a-z\d+.-]*:|[\s\\]|\/[/\\])/i.test(url) || !URL.canParse(url, HOST)
    ? undefined
    : { href: url, external: false, relative: true };
}

function staysBelow(base: string, url: string): boolean {
  const address = url.startsWith('/') ? base + url.slice(1) : base + url;
  return URL.canParse(address, HOST) && new URL(address, HOST).href.startsWith(HOST + base);
}
