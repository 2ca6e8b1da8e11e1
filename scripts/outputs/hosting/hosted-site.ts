import { decodePath } from '#src/shared/text/percent-decoding.ts';
import type { Site } from '#src/model/site.ts';

/** The data for the configuration of hosts, besides `headers.ts`. */
export interface HostedSite {
  /** Path of the site below the host's root, as URL and as folder: begins and ends with a slash. */
  readonly base: string;
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Permanent redirects: `from` decoded, `to` as a URL path (RFC 3986), base included; `anchor` is empty or a fragment
   * with its `#`, which a query has to precede.
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
 * Encodes a path so that no configuration file reads it as syntax and no browser as another host: all but unreserved
 * characters are escaped.
 */
export function encodePath(path: string): string {
  return encodeURI(decodePath(path))
    .replace(/[^\w./~%-]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
    .replace(/^\/{2,}/, '/');
}
