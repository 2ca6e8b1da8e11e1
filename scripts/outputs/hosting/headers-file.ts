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
  VERSIONS_FOLDER,
} from '../headers.ts';
import type { OutputFile } from '../output-file.ts';
import type { HostedSite } from './hosted-site.ts';

type Rule = readonly [path: string, headers: Readonly<Record<string, string>>];

/**
 * Writes `_headers` for Netlify and Cloudflare Pages. Pages need no Cache-Control here, because both hosts revalidate
 * them by default. Only one rule for a path may set a header, because both hosts join the values of all rules that
 * match.
 */
export function headersFile({ base, headers }: HostedSite): OutputFile {
  const inEachVersion = (folder: string, sent: Readonly<Record<string, string>>): readonly Rule[] =>
    ['', `${VERSIONS_FOLDER}:version/`].map((version) => [`${base}${version}${folder}*`, sent]);
  const rules: readonly Rule[] = [
    [`${base}*`, headers],
    [`${base}*.${markdownExtension}`, { [markdownHeader.name]: markdownHeader.value }],
    ...inEachVersion(immutableFolder, { 'Cache-Control': cacheControl(immutableFolder) }),
    [`/${API_CATALOG}`, { 'Content-Type': CATALOG_TYPE, Link: CATALOG_LINK }],
    ...inEachVersion(attachedFolder, { 'Content-Disposition': contentDisposition(attachedFolder) ?? '' }),
  ];
  const blocks = rules.map(
    ([path, sent]) =>
      `${path}\n${Object.entries(sent)
        .map(([name, value]) => `  ${name}: ${value}\n`)
        .join('')}`,
  );
  return { path: '_headers', contents: blocks.join('') };
}
