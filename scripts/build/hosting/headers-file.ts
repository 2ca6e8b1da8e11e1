import {
  API_CATALOG,
  CATALOG_LINK,
  attachedFolder,
  CATALOG_TYPE,
  cacheControl,
  contentDisposition,
  immutableFolder,
  markdownExtension,
  markdownHeader,
} from '../headers.ts';
import type { OutputFile } from '../output-file.ts';
import type { HostedSite } from './hosted-site.ts';

/**
 * `_headers` of Netlify and Cloudflare Pages. Both revalidate pages by default, and join the values of all matching
 * rules: Cache-Control is in one rule alone.
 */
export function headersFile({ base, headers }: HostedSite): OutputFile {
  const rules: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    [`${base}*`, headers],
    [`${base}*.${markdownExtension}`, { [markdownHeader.name]: markdownHeader.value }],
    [`${base}${immutableFolder}*`, { 'Cache-Control': cacheControl(immutableFolder) }],
    [`/${API_CATALOG}`, { 'Content-Type': CATALOG_TYPE, Link: CATALOG_LINK }],
    [`${base}${attachedFolder}*`, { 'Content-Disposition': contentDisposition(attachedFolder) ?? '' }],
  ];
  const blocks = rules.map(
    ([path, sent]) =>
      `${path}\n${Object.entries(sent)
        .map(([name, value]) => `  ${name}: ${value}\n`)
        .join('')}`,
  );
  return { path: '_headers', contents: blocks.join('') };
}
