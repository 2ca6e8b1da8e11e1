import path from 'node:path';
import {
  API_CATALOG,
  CATALOG_LINK,
  attachedFolder,
  CATALOG_TYPE,
  cacheControl,
  contentDisposition,
  immutableFolder,
  mediaTypes,
  markdownExtension,
  markdownHeader,
  pageLink,
  VARY,
  VERSION_PATTERN,
} from '../headers.ts';
import type { OutputFile } from '../output-file.ts';
import { HTML_IS_PREFERRED, HTML_RANGES, MARKDOWN, QUALITY, rangePattern, accepting, CODINGS } from './accept.ts';
import { escapeRegExp } from '#src/shared/text/escape-reg-exp.ts';
import type { HostedSite } from './hosted-site.ts';

/**
 * Writes the `.htaccess` for Apache 2.4 with mod_rewrite, mod_headers and `AllowOverride All`. It does not apply to
 * requests that Apache itself refuses, such as those with %2F in the path.
 */
export function apache({ base, headers, redirects }: HostedSite): OutputFile {
  const sent = { ...headers, 'Cache-Control': cacheControl('404.html'), Vary: VARY.file };
  const below = redirects
    .filter(({ from }) => from.startsWith(base))
    .flatMap(({ from, to, anchor }) => {
      const moved = (target: string): string =>
        rule(`^${escapeRegExp(from.slice(base.length))}$`, target, 'R=308,END,NE');
      const [page = '', place = ''] = [to, anchor].map((part) => part.replaceAll('%', '\\%'));
      // Apache would append the query after the anchor, but a query has to precede the anchor.
      return anchor === ''
        ? [moved(page)]
        : ['RewriteCond %{QUERY_STRING} .', moved(`${page}?%{QUERY_STRING}${place}`), moved(`${page}${place}`)];
    });
  // Redirects from the base without its slash, such as `/docs`: this path is outside the folder of the `.htaccess`, so
  // mod_rewrite does not apply to it.
  const above = redirects.filter(({ from }) => !from.startsWith(base));
  const packed = [...CODINGS].reverse().map(
    ({ coding, suffix }) => `
RewriteCond %{HTTP:Accept-Encoding} "${accepting(coding)}" [NC]
RewriteCond %{HTTP:Range} ^$
RewriteCond %{REQUEST_FILENAME}${suffix} -f
${rule('^(.+)$', `$1${suffix}`, 'END')}`,
  );
  const qualities = [['md', MARKDOWN], ...HTML_RANGES.map((range) => ['html', range])].flatMap(
    ([variable = '', range = '']) => [
      `RewriteCond %{HTTP:Accept} "${rangePattern(range)}" [NC]`,
      `RewriteRule ^ - [E=${variable}:%1]`,
      `RewriteCond %{HTTP:Accept} "${rangePattern(range)}" [NC]`,
      `RewriteCond %{ENV:${variable}} ^$`,
      `RewriteRule ^ - [E=${variable}:${QUALITY.named}]`,
    ],
  );
  const contents = `# For Apache 2.4 with mod_rewrite and mod_headers, in a folder for which AllowOverride is All.
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex disabled
ErrorDocument 404 ${base}404.html
AddDefaultCharset Off
RemoveType ${CODINGS.map(({ suffix }) => suffix).join(' ')}
${CODINGS.map(({ coding, suffix }) => `AddEncoding ${coding} ${suffix}\n`).join('')}${Object.entries(mediaTypes)
    .map(([extension, type]) => `AddType ${quote(type)} .${extension}\n`)
    .join('')}<Files ${quote(path.basename(API_CATALOG))}>
ForceType ${quote(CATALOG_TYPE)}
Header set Link ${quote(CATALOG_LINK)}
</Files>
${Object.entries(sent)
  .map(([name, value]) => `Header always set ${name} ${quote(value)}\n`)
  .join(
    '',
  )}Header always set Cache-Control ${quote(cacheControl(immutableFolder))} "expr=%{REQUEST_URI} =~ m#^${escapeRegExp(base)}(?:${VERSION_PATTERN})?${immutableFolder}#"
Header always set ${markdownHeader.name} ${quote(markdownHeader.value)} "expr=%{REQUEST_URI} =~ m#\\.${markdownExtension}(?:\\.(?:br|gz))?$# && -z env('REDIRECT_page')"
Header set Content-Disposition ${quote(contentDisposition(attachedFolder) ?? '')} "expr=%{REQUEST_URI} =~ m#^${escapeRegExp(base)}(?:${VERSION_PATTERN})?${attachedFolder}#"
Header always set Vary ${quote(VARY.page)} env=REDIRECT_page
Header always set Link ${quote(pageLink('%{REDIRECT_page}e', '%{REDIRECT_root}e'))} env=REDIRECT_page
Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405"

${above.map(({ from, to }) => `<IfModule mod_alias.c>\nRedirectMatch 308 ${quote(`^${escapeRegExp(from)}$`)} ${quote(to)}\n</IfModule>\n`).join('')}RewriteEngine On
RewriteBase ${base}
RewriteRule ^ - [E=no-gzip:1,E=no-brotli:1]
RewriteCond %{ENV:REDIRECT_STATUS} ^404$
RewriteRule ^404\\.html$ - [END]
RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,END]
RewriteCond %{THE_REQUEST} "^\\S+ [^?]*//"
RewriteRule ^ - [R=404,END]
RewriteRule "^_|(?:^|/)\\.(?!well-known/)|^404\\.html$" - [R=404,END]
${below.join('\n')}
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule ^(.+)/$ $1 [R=308,END]
RewriteCond %{REQUEST_FILENAME} -f
RewriteRule ^(.+)/index\\.html$ $1 [R=308,END]
RewriteRule ^ - [E=md:${QUALITY.missing},E=html:${QUALITY.missing}]
${qualities.join('\n')}
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteCond %{REQUEST_FILENAME}.${markdownExtension} -f
RewriteRule ^((?:${VERSION_PATTERN})?)(.+)$ - [E=page:${base}$1$2,E=root:${base}$1]
RewriteCond %{ENV:page} .
RewriteCond "%{ENV:md}:%{ENV:html}:%{HTTP:Accept}" "!${HTML_IS_PREFERRED}" [NC]
RewriteRule ^(.+)$ $1.${markdownExtension}
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule ^(.+)$ $1/index.html
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule ^ - [R=404,END]
${packed.join('\n')}
RewriteRule ^ - [END]
`;
  return { path: '.htaccess', contents };
}

/** Writes a `RewriteRule`. Quotation marks become `\x22`, because a backslash does not escape them here. */
function rule(pattern: string, substitution: string, flags: string): string {
  const inside = (text: string): string => text.replaceAll('"', '\\x22');
  return `RewriteRule "${inside(pattern)}" "${inside(substitution)}" [${flags}]`;
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
