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
 * Writes a snippet to include in a server block of nginx; tested with Debian's 1.22, without further modules. All
 * `add_header` directives are at the level of the server block: inside a `location`, they would disable the headers
 * that the operator adds beside the include. The values in these directives are variables. For paths outside the site,
 * they are empty, so that nginx sends no header.
 */
export function nginx({ base, headers, redirects }: HostedSite): OutputFile {
  const prefix = `$site${base === '/' ? '' : base.slice(0, -1).replace(/\W/g, '_')}`;
  // Names variables by the initials of a header, because nginx warns about long names.
  const name = (header: string): string =>
    `${prefix}_${header
      .split('-')
      .map((word) => word[0]?.toLowerCase())
      .join('')}`;
  const fixed = { ...headers, 'Cache-Control': cacheControl('404.html'), Vary: VARY.file };
  const ofFile = ['Content-Type', 'Content-Encoding', 'Content-Disposition', 'Link'];
  const root = `${prefix}_root`;
  const file = `${prefix}_file`;
  const page = `${prefix}_page`;
  const moved = `${prefix}_moved`;
  const suffix = `${prefix}_suffix`;
  const markdown = `${prefix}_md`;
  const html = `${prefix}_html`;
  const version = `${prefix}_version`;
  const missing = `error_page 404 ${base}404.html;`;
  const contents = `# For a server block whose root is the folder that holds the site at ${base}:
#     include <root>${base}_hosting/nginx.conf;
# Further headers, such as Strict-Transport-Security, stand beside that line.

set ${root} $document_root;
${lines(
  0,
  [...Object.keys(fixed), markdownHeader.name, 'Allow', ...ofFile].map((header) => `set ${name(header)} "";`),
)}
if ($uri ~ ${quote(`^${escapeRegExp(base.slice(0, -1))}(?:/|$)`)}) {
${lines(
  4,
  Object.entries(fixed).map(([header, value]) => `set ${name(header)} ${quote(value)};`),
)}
}
if ($uri ~ ${quote(`^${escapeRegExp(base)}(?:${VERSION_PATTERN})?${immutableFolder}`)}) {
    set ${name('Cache-Control')} ${quote(cacheControl(immutableFolder))};
}
if ($uri ~ ${quote(`^${escapeRegExp(base)}.*\\.${markdownExtension}$`)}) {
    set ${name(markdownHeader.name)} ${quote(markdownHeader.value)};
}
if ($uri ~ ${quote(`^${escapeRegExp(base)}(?:${VERSION_PATTERN})?${attachedFolder}`)}) {
    set ${name('Content-Disposition')} ${quote(contentDisposition(attachedFolder) ?? '')};
}
${lines(
  0,
  [...Object.keys(fixed), markdownHeader.name, 'Allow'].map((header) => `add_header ${header} ${name(header)} always;`),
)}
${lines(
  0,
  ofFile.map((header) => `add_header ${header} ${name(header)};`),
)}

${redirects.map(({ from, to, anchor }) => `location = ${quote(from)} {\n    absolute_redirect off;\n    return 308 ${quote(`${to}$is_args$args${anchor}`)};\n}\n`).join('')}
location = ${base}404.html {
    internal;
    gzip_static on;
    gzip_proxied any;
    types { ${quote(mediaTypes['html'] ?? '')} html; }
    ${missing}
}

location ^~ ${base} {
    # For a regular expression, an alias is the whole path of the file.
    location ~ "" {
        alias ${file};
        types { }
        default_type "";
        gzip off;
        max_ranges 1;
        absolute_redirect off;
        ${missing}

        if ($request_method !~ "^(?:GET|HEAD)$") {
            set ${name('Allow')} "GET, HEAD";
            return 405;
        }
        if ($request_uri ~ "^[^?]*//") { return 404; }
        if ($uri ~ ${quote(`^${escapeRegExp(base)}_|/\\.(?!well-known/)`)}) { return 404; }

        set ${moved} "";
        if ($uri ~ ${quote(`^(${escapeRegExp(base)}.+)/(?:index\\.html)?$`)}) {
            set ${page} $1;
            set ${moved} "${root}$1/index.html";
        }
        if (-f ${moved}) { return 308 "${page}$is_args$args"; }

        set ${version} "";
        if ($uri ~ ${quote(`^${escapeRegExp(base)}(${VERSION_PATTERN})`)}) { set ${version} $1; }
        set ${file} "${root}$uri";
        set ${page} "";
        if (-f "${file}/index.html") {
            set ${page} "${file}.${markdownExtension}";
            set ${file} "${file}/index.html";
        }
        if (!-f ${file}) { return 404; }
        if (-f ${page}) {
            set ${name('Vary')} ${quote(VARY.page)};
            set ${name('Link')} ${quote(pageLink('$uri', base + inBraces(version)))};
        }
        set ${markdown} "${QUALITY.missing}";
        set ${html} "${QUALITY.missing}";
${lines(
  8,
  [[markdown, MARKDOWN], ...HTML_RANGES.map((range) => [html, range])].flatMap(([variable = '', range = '']) => [
    `if ($http_accept ~* ${quote(rangePattern(range))}) { set ${variable} "$1"; }`,
    `if (${variable} = "") { set ${variable} "${QUALITY.named}"; }`,
  ]),
)}
        set ${html} "${markdown}:${html}:$http_accept";
        if (${html} ~* ${quote(HTML_IS_PREFERRED)}) { set ${page} ""; }
        if (-f ${page}) {
            set ${file} ${page};
        }

        set ${name('Content-Type')} application/octet-stream;
${lines(
  8,
  Object.entries(mediaTypes).map(
    ([extension, type]) => `if (${file} ~ "\\\\.${extension}$") { set ${name('Content-Type')} ${quote(type)}; }`,
  ),
)}
        if ($uri = ${quote(base + API_CATALOG)}) {
            set ${name('Content-Type')} ${quote(CATALOG_TYPE)};
            set ${name('Link')} ${quote(CATALOG_LINK)};
        }

        set ${suffix} "";
${lines(
  8,
  CODINGS.map(
    ({ coding, suffix: end }) => `if ($http_accept_encoding ~* ${quote(accepting(coding))}) { set ${suffix} ${end}; }`,
  ),
)}
        # A part is one of the plain file.
        if ($http_range) { set ${suffix} ""; }
        if (!-f "${file}${suffix}") { set ${suffix} ""; }
${lines(
  8,
  CODINGS.map(({ coding, suffix: end }) => `if (${suffix} = ${end}) { set ${name('Content-Encoding')} ${coding}; }`),
)}
        set ${file} "${file}${suffix}";
    }
}
`;
  return { path: '_hosting/nginx.conf', contents };
}

function lines(indent: number, texts: readonly string[]): string {
  return texts.map((text) => ' '.repeat(indent) + text).join('\n');
}

/** Returns a variable in braces, so that letters may follow it. */
function inBraces(variable: string): string {
  return `\${${variable.slice(1)}}`;
}

/** Quotes a parameter. nginx cannot escape dollar signs, but encoded paths contain none. */
function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
