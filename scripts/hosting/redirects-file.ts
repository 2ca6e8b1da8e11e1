import type { OutputFile } from '../output-file.ts';
import { encodePath, type HostedSite } from './hosted-site.ts';

/** Netlify knows no 308. Forced by `!`, it redirects although a page lies there; Cloudflare Pages skips that line and takes the next. */
const STATUSES = ['301!', '301'] as const;

/** `_redirects`, as Netlify and Cloudflare Pages read it: from, to, status. */
export function redirectsFile({ redirects }: HostedSite): OutputFile {
  const lines = redirects.flatMap(({ from, to }) => STATUSES.map((status) => `${encodePath(from)} ${to} ${status}\n`));
  return { path: '_redirects', contents: lines.join('') };
}
