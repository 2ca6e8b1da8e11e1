/** A link that is safe to follow. */
export interface SafeLink {
  readonly href: string;
  /** True when it leaves this site. */
  readonly external: boolean;
}

const HOST = 'https://site.invalid';
/** Paths that a site may be served under. */
const BASES = ['/', '/below/'];

/**
 * Allows links to this site, the web and e-mail addresses; anything else, such as scripts and data, is refused (RFC
 * 3986,
 * section 3.1). URLs are parsed as browsers do (WHATWG URL): white space is removed, a backslash is a slash, dots
 * climb.
 */
export function safeLink(url: string): SafeLink | undefined {
  if (/^(https?:\/\/|mailto:)/i.test(url)) return URL.canParse(url) ? { href: url, external: true } : undefined;
  return /^[/#]/.test(url) && BASES.every((base) => staysBelow(base, url)) ? { href: url, external: false } : undefined;
}

function staysBelow(base: string, url: string): boolean {
  const address = url.startsWith('/') ? base + url.slice(1) : base + url;
  return URL.canParse(address, HOST) && new URL(address, HOST).href.startsWith(HOST + base);
}
