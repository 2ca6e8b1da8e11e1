import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Asked, Answer } from '../ask.ts';
import type { BuiltSite } from '../built-site.ts';
import type { Row } from '../row.ts';

/** Accept-Encoding as it is sent, and what may come back (RFC 9110, section 12.5.3). */
const CODINGS: readonly (readonly [string, readonly string[], 'only'?])[] = [
  ['br', ['br'], 'only'],
  ['gzip', ['gzip'], 'only'],
  ['gzip, deflate, br', ['br', 'gzip'], 'only'],
  ['gzip, deflate, br, zstd', ['br', 'gzip'], 'only'],
  ['br;q=0.5', ['br'], 'only'],
  ['br;q=1.0, gzip;q=0.8', ['br', 'gzip'], 'only'],
  ['br;q=0, gzip', ['gzip'], 'only'],
  ['gzip;q=0, br', ['br'], 'only'],
  ['identity', []],
  ['br;q=0', []],
  ['gzip;q=0.000', []],
  ['br;q=0,gzip;q=0', []],
  ['br;q=0, *', ['gzip']],
  ['*, br;q=0', ['gzip']],
  ['gzip ; q=0 , *', ['br']],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['brotli, xbr, gzipped', []],
  ['', []],
];

/** What a page is sent as: packed or not, not again, in part. `ask` learns tags and dates first. */
export async function formRows(
  { root, routes: [path = ''] }: BuiltSite,
  ask: (asked: Asked) => Promise<Answer>,
): Promise<readonly Row[]> {
  const body = readFileSync(join(root, path, 'index.html'));
  const plain = (await ask({ path })).headers;
  const packed = (await ask({ path, headers: { 'accept-encoding': 'br' } })).headers;
  const { etag = 'no tag', 'last-modified': modified = 'no date' } = plain;
  const brotliTag = packed.etag ?? 'no tag';
  const row = (
    headers: Readonly<Record<string, string>>,
    status: number,
    want: Omit<Row['want'], 'status'> = {},
  ): Row => ({ given: { path, headers }, want: { ...want, status: [status] } });
  const whole = { body, headers: { 'content-range': undefined } };
  const part = (first: number, last: number): Omit<Row['want'], 'status'> => ({
    body: body.subarray(first, last + 1),
    headers: { 'content-range': `bytes ${first}-${last}/${body.length}` },
  });
  return [
    ...CODINGS.map(([accept, codings, only]) =>
      row({ 'accept-encoding': accept }, 200, {
        codings,
        body,
        headers: {
          vary: /accept-encoding/i,
          ...(only && { 'content-encoding': new RegExp(`^(?:${codings.join('|')})$`) }),
        },
      }),
    ),
    row({}, 200, { body, headers: { etag: /^(?:W\/)?".+"$/, 'last-modified': / GMT$/, 'accept-ranges': 'bytes' } }),
    row({ 'if-none-match': etag }, 304, { headers: { etag, 'cache-control': 'no-cache' } }),
    row({ 'if-none-match': `W/${etag.replace(/^W\//, '')}` }, 304),
    row({ 'if-none-match': `"other", ${etag}` }, 304),
    row({ 'if-none-match': '*' }, 304),
    row({ 'if-none-match': '"other"' }, 200, whole),
    row({ 'if-none-match': brotliTag }, 200, whole),
    row({ 'if-none-match': brotliTag, 'accept-encoding': 'br' }, 304, { headers: { vary: /accept-encoding/i } }),
    row({ 'if-modified-since': modified }, 304),
    row({ 'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' }, 200, whole),
    row({ 'if-modified-since': modified, 'if-none-match': '"other"' }, 200, whole),
    row({ range: 'bytes=0-9' }, 206, part(0, 9)),
    row({ range: 'bytes=10-' }, 206, part(10, body.length - 1)),
    row({ range: 'bytes=-5' }, 206, part(body.length - 5, body.length - 1)),
    row({ range: `bytes=5-${body.length * 2}` }, 206, part(5, body.length - 1)),
    row({ range: `bytes=${body.length}-` }, 416, { headers: { 'content-range': `bytes */${body.length}` } }),
    row({ range: 'bytes=0-9', 'if-range': etag }, 206, part(0, 9)),
    row({ range: 'bytes=0-9', 'if-range': modified }, 206, part(0, 9)),
    row({ range: 'bytes=0-9', 'if-range': '"other"' }, 200, whole),
    row({ range: 'bytes=0-9', 'if-none-match': etag }, 304),
    row({ range: 'lines=0-9' }, 200, whole),
  ];
}
