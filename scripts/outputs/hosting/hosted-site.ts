import { decodePath } from '#src/shared/text/percent-decoding.ts';
import type { Site } from '#src/model/site.ts';

/** Data for the host configuration files, besides `headers.ts`. */
export interface HostedSite {
  /** Path of the site below the host's root, in URLs and as a folder: begins and ends with a slash. */
  readonly base: string;
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Permanent redirects: `from` is decoded, `to` is a URL path (RFC 3986); both include the base. `anchor` is empty or
   * a fragment with its `#`, which has to follow a query.
   */
  readonly redirects: readonly { readonly from: string; readonly to: string; readonly anchor: string }[];
}

/** Adds the base to redirects. A redirect from `/` also applies to `/index.html` and to the base without its slash. */
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
 * Escapes all but the unreserved characters of a path: no configuration file then reads them as syntax, and no browser
 * takes the path for another host.
 */
export function encodePath(path: string): string {
  return encodeURI(decodePath(path))
    .replace(/[^\w./~%-]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
    .replace(/^\/{2,}/, '/');
}
