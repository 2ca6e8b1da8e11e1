/** Answers requests from a folder of files as a static host would (RFC 9110). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { cacheControl, mediaTypes, securityHeaders } from './headers.ts';

export interface StaticOptions {
  /** Folder with the built site. */
  readonly root: string;
  /** Path the site is served under: begins and ends with a slash. */
  readonly base: string;
}

/** A listener for `node:http`: GET and HEAD, redirects, precompressed files, revalidation, a 404 page. */
export function staticListener({ root, base }: StaticOptions): RequestListener {
  const redirects = readRedirects(root);
  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return end(request, response, 405, 'text/plain; charset=utf-8', 'Method Not Allowed');
    }
    answer({ request, response, root, base, redirects }).catch(() => end(request, response, 500, 'text/plain; charset=utf-8', 'Internal Server Error'));
  };
}

interface Exchange extends StaticOptions {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly redirects: ReadonlyMap<string, string>;
}

async function answer(exchange: Exchange): Promise<void> {
  const { request, base, root, redirects } = exchange;
  const [pathname = '/', query] = splitOnce(request.url ?? '/', '?');
  const suffix = query === undefined ? '' : `?${query}`;
  const to = redirects.get(pathname);
  if (to !== undefined) return redirect(exchange, to + suffix);
  const name = pathname.startsWith(base) ? safePath(pathname.slice(base.length)) : undefined;
  if (name === undefined) return notFound(exchange);
  // Served as it lies, `/a/` would be a second address of `/a`. No leading `//`, which a browser reads as a host.
  const page = name.replace(/(?:^|\/)(?:index\.html)?$/, '');
  if (page !== name && await contentsOf(path.join(root, page, 'index.html'))) return redirect(exchange, base + encodeURI(page) + suffix);
  const file = path.extname(name) === '' ? `${name}/index.html` : name;
  const contents = await contentsOf(path.join(root, file));
  return contents ? send(exchange, { status: 200, file, contents }) : notFound(exchange);
}

/** Path below the root, decoded; undefined for what no file of a site can be called. */
function safePath(text: string): string | undefined {
  let name: string;
  try {
    name = decodeURIComponent(text);
  } catch {
    return undefined;
  }
  const odd = /[\0\\]|(?:^|\/)\.|\/\/|^\//.test(name) || name.startsWith('_');
  return odd ? undefined : name;
}

async function notFound(exchange: Exchange): Promise<void> {
  const contents = await contentsOf(path.join(exchange.root, '404.html'));
  if (contents) return send(exchange, { status: 404, file: '404.html', contents });
  return end(exchange.request, exchange.response, 404, 'text/plain; charset=utf-8', 'Not Found');
}

interface Found {
  readonly status: 200 | 404;
  readonly file: string;
  readonly contents: Buffer;
}

async function send({ request, response, root }: Exchange, { status, file, contents }: Found): Promise<void> {
  const encodings = accepted(request.headers['accept-encoding']);
  const packed = await firstOf(encodings, async (encoding) => {
    const bytes = await contentsOf(path.join(root, `${file}${suffixes[encoding]}`));
    return bytes && { encoding, bytes };
  });
  const body = packed?.bytes ?? contents;
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  response.setHeader('Cache-Control', status === 200 ? cacheControl(file) : 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding');
  if (packed) response.setHeader('Content-Encoding', packed.encoding);
  if (status === 200) {
    response.setHeader('ETag', tag);
    if (matches(request.headers['if-none-match'], tag)) {
      response.writeHead(304).end();
      return;
    }
  }
  end(request, response, status, mediaTypes[path.extname(file).slice(1)] ?? 'application/octet-stream', body);
}

type Encoding = 'br' | 'gzip';

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Encodings a client takes (RFC 9110, 12.5.3), those it refuses with `q=0` left out; brotli first. */
function accepted(header: string | string[] | undefined): Encoding[] {
  const entries = String(header ?? '').split(',').map((entry) => entry.trim().toLowerCase());
  return (['br', 'gzip'] as const).filter((encoding) => {
    const own = entries.find((entry) => entry.split(';')[0]?.trim() === encoding) ?? entries.find((entry) => entry.startsWith('*'));
    return own !== undefined && !/;\s*q=0(?:\.0*)?$/.test(own);
  });
}

function matches(header: string | undefined, tag: string): boolean {
  return header === '*' || (header ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
}

function redirect({ request, response }: Exchange, location: string): void {
  response.setHeader('Location', location);
  end(request, response, 308, 'text/plain; charset=utf-8', `Moved to ${location}`);
}

function end(request: IncomingMessage, response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function contentsOf(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch {
    return undefined;
  }
}

/** The site's `_redirects`: from, to, status on each line. */
function readRedirects(root: string): ReadonlyMap<string, string> {
  let text = '';
  try {
    text = readFileSync(path.join(root, '_redirects'), 'utf8');
  } catch {
    // A site without redirects.
  }
  return new Map(text.split('\n').map((line) => line.split(' ')).flatMap(([from, to]) => (from && to ? [[from, to] as const] : [])));
}

async function firstOf<Item, Result>(items: readonly Item[], find: (item: Item) => Promise<Result | undefined>): Promise<Result | undefined> {
  for (const item of items) {
    const result = await find(item);
    if (result !== undefined) return result;
  }
  return undefined;
}

function splitOnce(text: string, at: string): [string, string?] {
  const index = text.indexOf(at);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}
