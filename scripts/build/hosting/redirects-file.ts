import type { OutputFile } from '../output-file.ts';
import { encodePath, type HostedSite } from './hosted-site.ts';

/**
 * Netlify has no 308. Forced by `!`, it redirects even where a file exists; Cloudflare Pages skips that line and takes
 * the next.
 */
const STATUSES = ['301!', '301'] as const;

/** `_redirects` of Netlify and Cloudflare Pages: from, to, status. */
export function redirectsFile({ redirects }: HostedSite): OutputFile {
  const lines = redirects.flatMap(({ from, to }) => STATUSES.map((status) => `${encodePath(from)} ${to} ${status}\n`));
  return { path: '_redirects', contents: lines.join('') };
}
