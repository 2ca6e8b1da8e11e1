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
import { HTML_FIRST, HTML_RANGES, MARKDOWN, QUALITY, rangePattern } from './accept.ts';
import { escapeRegExp } from '#src/shared/text/escape-reg-exp.ts';
import type { HostedSite } from './hosted-site.ts';

/** Writes a snippet to import into a site block of Caddy; tested with Debian's 2.6. */
export function caddy({ base, headers, redirects }: HostedSite): OutputFile {
  const types = Object.entries(mediaTypes).map(
    ([extension, type]) => `header @${extension} Content-Type ${quote(type)}`,
  );
  const contents = `# For a site block whose root is the folder that holds the site at ${base}:
#     import <root>${base}_hosting/Caddyfile

@site${suffix(base)} path ${[`${base}*`, ...redirects.map(({ from }) => from).filter((from) => !from.startsWith(base))].map(quote).join(' ')}
route @site${suffix(base)} {
	header {
${Object.entries({ ...headers, 'Cache-Control': cacheControl('404.html'), Vary: VARY.file })
  .map(([name, value]) => `\t\t${name} ${quote(value)}\n`)
  .join('')}	}
${Object.keys(mediaTypes)
  .map((extension) => `\t@${extension} path *.${extension}\n`)
  .join('')}
	@refused not method GET HEAD
	route @refused {
		header Allow "GET, HEAD"
		respond "Method Not Allowed" 405
	}

	@asks expression \`{query} != ""\`
${redirects.map(({ from, to, anchor }, index) => `\t@moved${index} path ${quote(from)}\n\troute @moved${index} {\n\t\tredir @asks ${quote(`${to}?{query}${anchor}`)} 308\n\t\tredir * ${quote(to + anchor)} 308\n\t}\n`).join('')}
	@folder {
		not path *//*
		path_regexp folder ${quote(`^(${escapeRegExp(base)}.+)/(?:index\\.html)?$`)}
	}
	route @folder {
		@page file {re.folder.1}/index.html
		route @page {
			rewrite * {re.folder.1}
			redir * {uri} 308
		}
	}

	@served {
		not path *//*
		not {
			path_regexp ${quote(`^${escapeRegExp(base)}_|/\\.|/$|^${escapeRegExp(base)}404\\.html$`)}
			not path ${quote(`${base}.well-known/*`)}
		}
		file {path}/index.html {path}
	}
	route @served {
		rewrite * {http.matchers.file.relative}
		header @${markdownExtension} ${markdownHeader.name} ${quote(markdownHeader.value)}
		@whole path_regexp page ${quote(`^(${escapeRegExp(base)}(${VERSION_PATTERN})?.*)/index\\.html$`)}
		route @whole {
			@both file {re.page.1}.${markdownExtension}
			route @both {
				header Vary ${quote(VARY.page)}
				header Link ${quote(pageLink('{re.page.1}', `${base}{re.page.2}`))}
${qualities('md', [MARKDOWN])}
${qualities('html', [...HTML_RANGES].reverse())}
				map {header.Accept} {html_first} {
					${quote(`~(?i)^${HTML_FIRST}`)} 1
					default 0
				}
				@markdown expression \`double({md}) > 0.0 && (double({md}) > double({html}) || (double({md}) == double({html}) && {html_first} == "0"))\`
				rewrite @markdown {re.page.1}.${markdownExtension}
			}
		}
		@kept path_regexp ${quote(`^${escapeRegExp(base)}(?:${VERSION_PATTERN})?${immutableFolder}`)}
		header @kept Cache-Control ${quote(cacheControl(immutableFolder))}
		@attached path_regexp ${quote(`^${escapeRegExp(base)}(?:${VERSION_PATTERN})?${attachedFolder}`)}
		header @attached Content-Disposition ${quote(contentDisposition(attachedFolder) ?? '')}
${types.map((line) => `\t\t${line}\n`).join('')}		@catalog path ${quote(base + API_CATALOG)}
		header @catalog Content-Type ${quote(CATALOG_TYPE)}
		header @catalog Link ${quote(CATALOG_LINK)}
		file_server {
			precompressed br gzip
		}
	}

	# A part of the page for unknown addresses, or the news that it has not changed, would be an answer of its own.
	request_header -Range
	request_header -If-None-Match
	request_header -If-Modified-Since
	rewrite * ${quote(`${base}404.html`)}
	header Content-Type ${quote(mediaTypes['html'] ?? '')}
	file_server {
		precompressed br gzip
		status 404
	}
}
`;
  return { path: '_hosting/Caddyfile', contents };
}

/**
 * Writes a `map` directive that sets `variable` to a quality from the Accept header. This is the quality of the first
 * range in `ranges` that the header contains.
 */
function qualities(variable: string, ranges: readonly string[]): string {
  const patterns = ranges.flatMap((range) => [
    `${quote(`~(?i)${rangePattern(range, false)}`)} "${'${1}'}"`,
    `${quote(`~(?i)${rangePattern(range)}`)} ${QUALITY.named}`,
  ]);
  const lines = [
    `map {header.Accept} {${variable}} {`,
    ...[...patterns, `default ${QUALITY.missing}`].map((line) => `\t${line}`),
    '}',
  ];
  return lines.map((line) => `\t\t\t\t${line}`).join('\n');
}

/**
 * Returns a suffix for the names of matchers. It is different for each site, because one site block may import several
 * snippets like this one.
 */
function suffix(base: string): string {
  return base.slice(0, -1).replace(/\W/g, '-');
}

/** Quotes an argument; in a Caddyfile, a backslash escapes only quotation marks. */
function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
