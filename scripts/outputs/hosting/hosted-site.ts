import { decodePath } from '#src/shared/text/percent-decoding.ts';
import type { Site } from '#src/model/site.ts';

/** The data of a site that the configuration of hosts is written from, besides `headers.ts`. */
export interface HostedSite {
  /**
   * Path that the site is served under: begins and ends with a slash. The site's folder is there below the host's root.
   */
  readonly base: string;
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Permanent redirects: `from` decoded, `to` as a URL path (RFC 3986), base included; `anchor` is empty or a fragment with its
   * `#`, before which a query has to stand.
   */
  readonly redirects: readonly { readonly from: string; readonly to: string; readonly anchor: string }[];
}

/** Prefixes redirects with the base. That of `/` also applies to `/index.html` and to the base without its slash. */
export function hostedSite(redirects: Site['redirects'], base: string, headers: HostedSite['headers']): HostedSite {
  return {
    base,
    headers,
    redirects: redirects.flatMap(({ from, to }) => {
      const addresses =
        from === '/'
          ? [base, `${base}index.html`, ...(base === '/' ? [] : [base.slice(0, -1)])]
          : [base + from.slice(1)];
      const [page = '', anchor] = to.split('#');
      return addresses.map((address) => ({
        from: address,
        to: encodePath(base + page.slice(1)),
        anchor: anchor === undefined ? '' : `#${encodePath(anchor)}`,
      }));
    }),
  };
}

/**
 * Encodes a path so that no configuration file takes it for syntax and no browser for another host: all but unreserved
 * characters are escaped.
 */
export function encodePath(path: string): string {
  return encodeURI(decodePath(path))
    .replace(/[^\w./~%-]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
    .replace(/^\/{2,}/, '/');
}
