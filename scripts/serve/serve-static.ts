/** Serves a folder of files as a static host would (RFC 9110). */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { cacheControl, contentDisposition, mediaTypes, markdownExtension, markdownHeader } from '../build/headers.ts';
import { isFresh, partOf, representation, type Representation } from './static-file.ts';

export interface StaticOptions {
  /** Folder with the built site. */
  readonly root: string;
  /** Path the site is served under: begins and ends with a slash. */
  readonly base: string;
}

/** A listener for `node:http`: GET and HEAD, redirects, precompressed files, revalidation, ranges, a 404 page. */
export function staticListener({ root, base }: StaticOptions): RequestListener {
  const redirects = readRedirects(root);
  return (request, response) => {
    // Read for every request: a new build brings a new policy.
    for (const [name, value] of readHeaders(root)) response.setHeader(name, value);
    response.setHeader('Cache-Control', cacheControl('404.html'));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return end(request, response, 405, text, 'Method Not Allowed');
    }
    respond({ request, response, root, base, redirects }).catch(() =>
      end(request, response, 500, text, 'Internal Server Error'),
    );
  };
}

const text = mediaTypes['txt'] ?? '';

interface Exchange extends StaticOptions {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly redirects: ReadonlyMap<string, string>;
}

async function respond(exchange: Exchange): Promise<void> {
  const { request, base, root, redirects } = exchange;
  const [pathname = '/', query] = splitOnce(request.url ?? '/', '?');
  const suffix = query === undefined ? '' : `?${query}`;
  const to = redirects.get(pathname);
  if (to !== undefined) return redirect(exchange, to + suffix);
  const name = pathname.startsWith(base) ? safePath(pathname.slice(base.length)) : undefined;
  if (name === undefined) return notFound(exchange);
  // Otherwise `/a/` would be a second address of `/a`. No leading `//`, which a browser reads as a host.
  const page = name.replace(/(?:^|\/)(?:index\.html)?$/, '');
  if (page !== name && existsSync(path.join(root, page, 'index.html')))
    return redirect(exchange, base + encodeURI(page) + suffix);
  for (const file of [`${name}/index.html`, name]) {
    const found = await representation(path.join(root, file), request.headers);
    if (found !== undefined) return send(exchange, file, found);
  }
  return notFound(exchange);
}

/** Decodes a path below the root; undefined where no file of a site can have that name. */
function safePath(given: string): string | undefined {
  let name: string;
  try {
    name = decodeURIComponent(given);
  } catch {
    return undefined;
  }
  const odd = /[\0\\]|(?:^|\/)\.|\/\/|^\/|^_|^404\.html$/.test(name);
  return odd ? undefined : name;
}

async function notFound({ request, response, root }: Exchange): Promise<void> {
  const found = await representation(path.join(root, '404.html'), request.headers);
  if (found === undefined) return end(request, response, 404, text, 'Not Found');
  describe(response, found);
  end(request, response, 404, typeOf('404.html'), found.bytes);
}

function send({ request, response }: Exchange, file: string, found: Representation): void {
  describe(response, found);
  response.setHeader('Cache-Control', cacheControl(file));
  if (file.endsWith(`.${markdownExtension}`)) response.setHeader(markdownHeader.name, markdownHeader.value);
  const disposition = contentDisposition(file);
  if (disposition !== undefined) response.setHeader('Content-Disposition', disposition);
  response.setHeader('ETag', found.tag);
  response.setHeader('Last-Modified', found.modified);
  response.setHeader('Accept-Ranges', 'bytes');
  if (isFresh(found, request.headers)) {
    response.removeHeader('Content-Encoding');
    response.writeHead(304).end();
    return;
  }
  const part = request.method === 'GET' ? partOf(found, request.headers) : 'none';
  if (part === 'none') return end(request, response, 200, typeOf(file), found.bytes);
  if (part === 'unsatisfiable') {
    response.removeHeader('Content-Encoding');
    response.setHeader('Content-Range', `bytes */${found.bytes.length}`);
    return end(request, response, 416, text, 'Range Not Satisfiable');
  }
  response.setHeader('Content-Range', `bytes ${part.first}-${part.last}/${found.bytes.length}`);
  end(request, response, 206, typeOf(file), found.bytes.subarray(part.first, part.last + 1));
}

function describe(response: ServerResponse, { coding }: Representation): void {
  response.setHeader('Vary', 'Accept-Encoding');
  if (coding !== undefined) response.setHeader('Content-Encoding', coding);
}

function typeOf(file: string): string {
  return mediaTypes[path.extname(file).slice(1)] ?? 'application/octet-stream';
}

function redirect({ request, response }: Exchange, location: string): void {
  response.setHeader('Location', location);
  end(request, response, 308, text, `Moved to ${location}`);
}

function end(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Headers of every response: the first rule of the site's `_headers`. Those of single files are in `cacheControl`. */
function readHeaders(root: string): readonly (readonly [name: string, value: string])[] {
  const [, ...rule] = (readIfThere(path.join(root, '_headers')).split(/\n(?=\S)/)[0] ?? '').split('\n');
  return rule
    .map((line) => splitOnce(line.trim(), ': '))
    .flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}

/** The site's `_redirects`: from, to, status on each line. */
function readRedirects(root: string): ReadonlyMap<string, string> {
  const lines = readIfThere(path.join(root, '_redirects'));
  return new Map(
    lines
      .split('\n')
      .map((line) => line.split(' '))
      .flatMap(([from, to]) => (from && to ? [[from, to] as const] : [])),
  );
}

/** The text of a file; empty where there is none. */
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
