/**
 * Serves a folder of files like a host of static sites (RFC 9110). The package `send` sends the files; this module
 * handles redirects, headers and the 404 page.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import send, { type SendOptions } from 'send';
import { decodeText } from '#src/shared/text/percent-decoding.ts';
import {
  API_CATALOG,
  CATALOG_LINK,
  cacheControl,
  contentDisposition,
  markdownExtension,
  markdownHeader,
  mediaType,
  mediaTypes,
  pageLink,
  VARY,
  versionFolderOf,
} from '../outputs/headers.ts';
import { prefersMarkdown, accepting, CODINGS } from '../outputs/hosting/accept.ts';

export interface StaticOptions {
  /** Folder with the built site. */
  readonly root: string;
  /** URL path under which the site is served, such as `/docs/`: it begins and ends with a slash. */
  readonly base: string;
}

/**
 * Returns a `node:http` listener for GET and HEAD. It supports redirects, compressed files, revalidation, range
 * requests and a 404 page.
 */
export function staticListener({ root, base }: StaticOptions): RequestListener {
  const redirects = readRedirects(root);
  return (request, response) => {
    // Read for every request, as a new build may change the headers.
    for (const [name, value] of readHeaders(root)) response.setHeader(name, value);
    response.setHeader('Cache-Control', cacheControl('404.html'));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return end(response, 405, 'Method Not Allowed');
    }
    const [pathname = '/', query] = splitOnce(request.url ?? '/', '?');
    const suffix = query === undefined ? '' : `?${query}`;
    const to = redirects.get(decodeText(pathname) ?? pathname);
    if (to !== undefined) return redirect(response, withQuery(to, suffix));
    const exchange: Exchange = { request, response, root };
    const name = pathname.startsWith(base) ? safePath(pathname.slice(base.length)) : undefined;
    if (name === undefined) return notFound(exchange);
    // Redirects `/a/` and `/a/index.html` to `/a`, so that each page has one URL. A target never begins with `//`,
    // which a browser parses as a host.
    const page = name.replace(/(?:^|\/)(?:index\.html)?$/, '');
    if (page !== name && isFile(path.join(root, page, 'index.html')))
      return redirect(response, base + encodeURI(page) + suffix);
    const file = [`${name}/index.html`, name].find((each) => isFile(path.join(root, each)));
    if (file === undefined) return notFound(exchange);
    const markdown = `${name}.${markdownExtension}`;
    if (file === name || !isFile(path.join(root, markdown))) return found(file, exchange);
    response.setHeader('Vary', VARY.page);
    response.setHeader('Link', pageLink(base + encodeURI(name), base + versionFolderOf(name)));
    response.setHeader('Cache-Control', cacheControl(file));
    return sendFile(prefersMarkdown(request.headers.accept ?? '') ? markdown : file, exchange);
  };
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly root: string;
}

/** Decodes a URL path below the root; undefined if no file of the site can have this path. */
function safePath(given: string): string | undefined {
  const name = decodeText(given);
  const isOdd = name === undefined || /[\0\\]|(?:^|\/)\.(?!well-known\/)|\/\/|^\/|^_|^404\.html$/.test(name);
  return isOdd ? undefined : name;
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

function found(file: string, exchange: Exchange): void {
  const { response } = exchange;
  response.setHeader('Cache-Control', cacheControl(file));
  if (file === API_CATALOG) response.setHeader('Link', CATALOG_LINK);
  if (file.endsWith(`.${markdownExtension}`)) response.setHeader(markdownHeader.name, markdownHeader.value);
  const disposition = contentDisposition(file);
  if (disposition !== undefined) response.setHeader('Content-Disposition', disposition);
  sendFile(file, exchange);
}

function notFound(exchange: Exchange): void {
  if (!isFile(path.join(exchange.root, '404.html'))) return end(exchange.response, 404, 'Not Found');
  exchange.response.statusCode = 404;
  sendFile('404.html', exchange, { acceptRanges: false, etag: false, lastModified: false });
}

/** Content codings in order of preference, each with a pattern for the Accept-Encoding values that accept it. */
const PREFERRED = CODINGS.map((each) => ({ ...each, accepts: new RegExp(accepting(each.coding), 'i') })).reverse();

/** Sends a file, or a compressed form of it that the client accepts. */
function sendFile(file: string, { request, response, root }: Exchange, options: SendOptions = {}): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const compressed = PREFERRED.find(
    ({ accepts, suffix }) => accepts.test(accepted) && isFile(path.join(root, file + suffix)),
  );
  if (!response.hasHeader('Vary')) response.setHeader('Vary', VARY.file);
  response.setHeader('Content-Type', mediaType(file));
  if (compressed !== undefined) response.setHeader('Content-Encoding', compressed.coding);
  send(request, encodeURIComponent(file + (compressed?.suffix ?? '')), {
    root,
    index: false,
    dotfiles: 'allow',
    cacheControl: false,
    ...options,
  })
    .on('error', ({ status }: { readonly status?: number }) => {
      response.removeHeader('Content-Encoding');
      end(response, status ?? 500, status === 416 ? 'Range Not Satisfiable' : 'The file cannot be sent.');
    })
    .pipe(response);
}

function redirect(response: ServerResponse, location: string): void {
  response.setHeader('Location', location);
  end(response, 308, `Moved to ${location}`);
}

/** Ends a response with one line of text. Node.js omits the text for a HEAD request. */
function end(response: ServerResponse, status: number, line: string): void {
  response.writeHead(status, { 'Content-Type': mediaTypes['txt'], 'Content-Length': Buffer.byteLength(line) });
  response.end(line);
}

/**
 * Returns the headers that all responses share: those of the first rule in the site's `_headers`. `Cache-Control`
 * differs by file and is set later.
 */
function readHeaders(root: string): readonly (readonly [name: string, value: string])[] {
  const [, ...rule] = (readIfThere(path.join(root, '_headers')).split(/\n(?=\S)/)[0] ?? '').split('\n');
  return rule
    .map((line) => splitOnce(line.trim(), ': '))
    .flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}

/** Appends a query, including its `?`, to a URL; an anchor stays at the end. */
export function withQuery(url: string, query: string): string {
  const [path = '', anchor] = splitOnce(url, '#');
  return path + query + (anchor === undefined ? '' : `#${anchor}`);
}

/** Reads the redirects in the site's `_redirects`. The key is the decoded path, the value is the URL to redirect to. */
function readRedirects(root: string): ReadonlyMap<string, string> {
  const lines = readIfThere(path.join(root, '_redirects')).split('\n');
  const rules = lines.map((line) => line.split(' '));
  return new Map(rules.flatMap(([from, to]) => (from && to ? [[decodeText(from) ?? from, to] as const] : [])));
}

/** Returns the text of a file; an empty string if there is no such file. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function splitOnce(given: string, at: string): [string, string?] {
  const index = given.indexOf(at);
  return index < 0 ? [given] : [given.slice(0, index), given.slice(index + at.length)];
}
