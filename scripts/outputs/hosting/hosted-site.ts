import { decodePath } from '#src/shared/text/percent-decoding.ts';
import type { Site } from '#src/model/site.ts';

/** Data for the configuration files of hosts, in addition to the headers in `headers.ts`. */
export interface HostedSite {
  /** Path of the site below the host's root, in URLs and as a folder: begins and ends with a slash. */
  readonly base: string;
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Permanent redirects; both paths include the base. `from` is the old path, decoded. `to` is the new path, encoded
   * (RFC 3986), without the fragment. `anchor` is the fragment with its `#`, or an empty string. The fragment is
   * separate, because a host inserts the query before it.
   */
  readonly redirects: readonly { readonly from: string; readonly to: string; readonly anchor: string }[];
}

/**
 * Returns the data for host configuration, with the base added to every redirect. A redirect from `/` also applies to
 * `/index.html` and to the base without its slash.
 */
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
 * Percent-encodes all characters of a path except slashes and unreserved characters, so that no configuration file
 * reads a character as syntax. Several slashes at the start become one: browsers would take `//` for the start of a
 * host.
 */
export function encodePath(path: string): string {
  return encodeURI(decodePath(path))
    .replace(/[^\w./~%-]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
    .replace(/^\/{2,}/, '/');
}
