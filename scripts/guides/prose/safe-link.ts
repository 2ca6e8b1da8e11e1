/** A link that is safe to follow. */
export interface SafeLink {
  readonly href: string;
  /** Whether it leaves this site. */
  readonly external: boolean;
  /** Set if it depends on the page. */
  readonly relative?: true;
}

const HOST = 'https://site.invalid';
/** Paths that a site may be served under. */
const BASES = ['/', '/below/'];

/**
 * Allows links to this site, the web and e-mail addresses; refuses anything else, such as scripts and data (RFC 3986,
 * section 3.1). URLs are parsed as in browsers (WHATWG URL): white space is removed, a backslash is a slash, dots
 * climb.
 */
export function safeLink(url: string): SafeLink | undefined {
  if (/^(https?:\/\/|mailto:)/i.test(url))
    return URL.canParse(withPlainNames(url)) ? { href: url, external: true } : undefined;
  return /^[/#]/.test(url) && BASES.every((base) => staysBelow(base, url)) ? { href: url, external: false } : undefined;
}

/** Matches an address up to a character that no version of Unicode allows in a host (RFC 5892, section 2). */
const NO_HOST = /^https?:\/*[^/?#]*?[\p{Cf}\p{Co}\p{Cs}\p{Z}\x80-\x9f\ufffc\ufffd]/iu;

/**
 * Replaces international names in an address by letters (RFC 5890, section 2.3.1), as parsers check such names against
 * their own version of Unicode. A label without a name, and characters that no version allows, become text that is
 * invalid in a host.
 */
function withPlainNames(url: string): string {
  return url
    .normalize('NFKC')
    .replace(NO_HOST, ' ')
    .replace(/[^\0-\x7f]/g, 'a')
    .replace(/xn--(?=[a-z\d])/gi, 'a')
    .replace(/xn--/gi, ' ');
}

/** Allows the same in a description, whose author may not know this site: relative links may lead elsewhere. */
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
