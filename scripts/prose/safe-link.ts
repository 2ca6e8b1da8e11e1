/** Where an address leads. */
export interface SafeLink {
  readonly href: string;
  /** True when it leaves this site. */
  readonly external: boolean;
}

const HOST = 'https://site.invalid';
/** Where a site may lie on its host. */
const BASES = ['/', '/below/'];

/**
 * Where a link may lead: this site, the web, a mailbox. Scripts and data are refused by not being listed (RFC 3986,
 * section 3.1). Addresses are read as browsers read them (WHATWG URL): white space inside is left out, a backslash is a
 * slash, dots climb.
 */
export function safeLink(url: string): SafeLink | undefined {
  if (/^(https?:\/\/|mailto:)/i.test(url)) return URL.canParse(url) ? { href: url, external: true } : undefined;
  return /^[/#]/.test(url) && BASES.every((base) => staysBelow(base, url)) ? { href: url, external: false } : undefined;
}

function staysBelow(base: string, url: string): boolean {
  const address = url.startsWith('/') ? base + url.slice(1) : base + url;
  return URL.canParse(address, HOST) && new URL(address, HOST).href.startsWith(HOST + base);
}
