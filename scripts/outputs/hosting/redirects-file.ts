import type { OutputFile } from '../output-file.ts';
import { encodePath, type HostedSite } from './hosted-site.ts';

/**
 * Redirect statuses; Netlify has no 308. With `!`, Netlify redirects even if a file exists; Cloudflare Pages skips that
 * line and applies the next.
 */
const STATUSES = ['301!', '301'] as const;

/**
 * Matches escapes of characters that browsers send unencoded (WHATWG URL, path percent-encode set). `*` and `:` stay
 * escaped: they are syntax in `_redirects`.
 */
const SENT_PLAIN = /%(?:2[146789BC]|3[BD]|40)/g;

/** Writes `_redirects` for Netlify and Cloudflare Pages: from, to, status. */
export function redirectsFile({ redirects }: HostedSite): OutputFile {
  const lines = redirects.flatMap(({ from, to, anchor }) =>
    STATUSES.map((status) => `${encodePath(from).replace(SENT_PLAIN, decodeURIComponent)} ${to}${anchor} ${status}\n`),
  );
  return { path: '_redirects', contents: lines.join('') };
}
