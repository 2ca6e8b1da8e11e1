import type { OutputFile } from '../output-file.ts';
import { encodePath, type HostedSite } from './hosted-site.ts';

/**
 * Statuses of the two lines that each redirect has. Netlify applies the line with `301!`, which redirects even if a
 * file exists. Cloudflare Pages skips that line, and applies the one with `301`. 308 is not used, because Netlify does
 * not have it.
 */
const STATUSES = ['301!', '301'] as const;

/**
 * Matches percent-encoded characters that browsers send unencoded (WHATWG URL, path percent-encode set). It does not
 * match `*` and `:`, which are syntax in `_redirects`.
 */
const SENT_PLAIN = /%(?:2[146789BC]|3[BD]|40)/g;

/** Writes `_redirects` for Netlify and Cloudflare Pages: lines of an old path, a new URL and a status. */
export function redirectsFile({ redirects }: HostedSite): OutputFile {
  const lines = redirects.flatMap(({ from, to, anchor }) =>
    STATUSES.map((status) => `${encodePath(from).replace(SENT_PLAIN, decodeURIComponent)} ${to}${anchor} ${status}\n`),
  );
  return { path: '_redirects', contents: lines.join('') };
}
