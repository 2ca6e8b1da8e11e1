import type { Site } from '../../src/model/site.ts';

/** What a host has to know of a site, beside the rest of `headers.ts`. */
export interface HostedSite {
  /** Path the site is served under: begins and ends with a slash. The host's root holds the site's folder there. */
  readonly base: string;
  /** Sent with every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Addresses that have moved for good, each as it is decoded, and where to: a path in the characters of a URL (RFC 3986), base included. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

/** Puts the base before the site's redirects. The first page also answers `/index.html` and a base without its slash. */
export function hostedSite(redirects: Site['redirects'], base: string, headers: HostedSite['headers']): HostedSite {
  return {
    base,
    headers,
    redirects: redirects.flatMap(({ from, to }) => {
      const addresses =
        from === '/'
          ? [base, `${base}index.html`, ...(base === '/' ? [] : [base.slice(0, -1)])]
          : [base + from.slice(1)];
      return addresses.map((address) => ({ from: address, to: encodePath(base + to.slice(1)) }));
    }),
  };
}

/** A path that no configuration file takes for syntax and no browser for another host's: all but unreserved characters are escaped. */
export function encodePath(path: string): string {
  return encodeURI(decoded(path))
    .replace(/[^\w./~%-]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
    .replace(/^\/{2,}/, '/');
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
