/** Response headers of the site, from which the configuration of every host is written. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { InlineCode } from '#src/model/render.ts';
import { DOWNLOADS_FOLDER } from '../downloads/download.ts';
import { openapiYaml } from '../downloads/openapi-yaml.ts';
import { UsageError } from '../cli/problem.ts';

/**
 * Returns the directives of the Content-Security-Policy (CSP Level 3). They allow files of this origin, `data:` images,
 * the inline script of every page and the inline styles. DOM sinks require trusted types.
 */
const policy = ({ styles, head }: InlineCode): Readonly<Record<string, string>> => ({
  'default-src': "'none'",
  'script-src': `'self' ${hashSource(head)}`,
  'style-src': `'self' ${styles.map(({ css }) => hashSource(css)).join(' ')}`,
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'docs',
});

/** Path of the API catalogue below the site's root, and its media type (RFC 9727, section 4). */
export const API_CATALOG = '.well-known/api-catalog';
export const CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';
/**
 * Value of the Link header (RFC 8288) that leads to the API catalogue. Responses with a page, or with the catalogue
 * itself, have this header (RFC 9727, sections 2 and 3).
 */
export const CATALOG_LINK = `</${API_CATALOG}>; rel="api-catalog"`;

/** Returns the security headers of every response; `code` is the inline code of the site's pages. */
export const securityHeaders = (code: InlineCode): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': Object.entries(policy(code))
    .map(([name, value]) => `${name} ${value}`)
    .join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
});

/** Returns the source expression that allows inline code by its SHA-256 hash (CSP Level 3, 2.3.1). */
function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** Folder below the site's root that contains the earlier versions, each in a folder such as `v/1.2/`. */
export const VERSIONS_FOLDER = 'v/';
/** Regular expression for the folder of one version: `v/1.2/`. */
export const VERSION_PATTERN = `${VERSIONS_FOLDER}[^/]+/`;

/**
 * Returns the version folder at the start of a path below the site's root, such as `v/1.2/`. An empty string if the
 * path is in the current version.
 */
export function versionFolderOf(path: string): string {
  return new RegExp(`^${VERSION_PATTERN}`).exec(path)?.[0] ?? '';
}

/** Whether a path is in the given folder, either at the site's root or in the folder of an earlier version. */
function isIn(folder: string, path: string): boolean {
  return path.startsWith(versionFolderOf(path) + folder);
}

/** Folder of files with a hash in their names. */
export const immutableFolder = 'assets/';

/** Returns the Cache-Control (RFC 9111) of a file, by its path below the site's root. */
export function cacheControl(path: string): string {
  return isIn(immutableFolder, path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** File name extension of Markdown pages. */
export const markdownExtension = 'md';

/** Response header that keeps Markdown pages out of search engines, which index the HTML pages. */
export const markdownHeader = { name: 'X-Robots-Tag', value: 'noindex' } as const;

/**
 * Vary header (RFC 9110, section 12.5.5) of files and of pages. Pages vary by Accept: clients that prefer Markdown get
 * Markdown.
 */
export const VARY = { file: 'Accept-Encoding', page: 'Accept, Accept-Encoding' } as const;

/**
 * Returns the Link header (RFC 8288) of a page, with links to its Markdown, the API description (RFC 8631) and the API
 * catalogue.
 *
 * @param path URL path of the page without a slash at its end, or a variable for this path in the configuration
 * language of a host, such as `$uri` for nginx
 * @param base base path of the version to which the page belongs, or a variable for it
 */
export const pageLink = (path: string, base: string): string =>
  [
    `<${path}.${markdownExtension}>; rel="alternate"; type="text/markdown"`,
    `<${base}${attachedFolder}${openapiYaml.file}>; rel="service-desc"`,
    CATALOG_LINK,
  ].join(', ');

/** Folder of files for download. Browsers save each file under the last segment of its URL. */
export const attachedFolder = DOWNLOADS_FOLDER;

/**
 * Returns the Content-Disposition (RFC 6266) of a file, by its path below the site's root; undefined if browsers
 * display it.
 */
export function contentDisposition(path: string): string | undefined {
  return isIn(attachedFolder, path) ? 'attachment' : undefined;
}

/** Media types of the site's files, by extension. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  yaml: 'application/yaml',
  ts: 'text/plain; charset=utf-8',
  zip: 'application/zip',
  woff2: 'font/woff2',
};

/** Returns the media type of a file, by its path below the site's root. */
export function mediaType(file: string): string {
  return file === API_CATALOG ? CATALOG_TYPE : (mediaTypes[path.extname(file).slice(1)] ?? 'application/octet-stream');
}

/**
 * Normalises the path under which a site is served: `docs` becomes `/docs/`.
 *
 * @throws {UsageError} if `given` is not a path.
 */
export function basePath(given: string): string {
  const inner = given.replace(/^\/+|\/+$/g, '');
  if (!/^[\w./~-]*$/.test(inner) || inner.split('/').includes('..'))
    throw new UsageError(
      `\`${given}\` is not a valid path.`,
      'Give a path of letters, digits, `.`, `_`, `~` and `-`, without `..`, such as `/docs/`.',
    );
  return inner === '' ? '/' : `/${inner}/`;
}

/**
 * Removes the base path from the end of a site's public URL: `https://pay.example/docs` becomes `https://pay.example`
 * if the base is `/docs/`. Returns a URL with another end unchanged.
 */
export function withoutBase(url: string, base: string): string {
  return base !== '/' && url !== '' && `${new URL(url).pathname}/`.endsWith(base) ? url.slice(0, 1 - base.length) : url;
}
