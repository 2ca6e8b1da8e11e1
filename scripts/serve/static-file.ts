/** Representations of a file, conditional requests and ranges (RFC 9110). */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';

/** A representation of a file: plain or compressed. */
export interface Representation {
  readonly bytes: Buffer;
  readonly coding?: Coding;
  /** Entity tag (RFC 9110, 8.8.3) of the representation. */
  readonly tag: string;
  /** Last-Modified, in HTTP's date format. */
  readonly modified: string;
}

type Coding = 'br' | 'gzip';

const SUFFIXES: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' };

/** Chooses the representation that a client accepts; undefined where there is no such file. */
export async function representation(file: string, headers: IncomingHttpHeaders): Promise<Representation | undefined> {
  const plain = await read(file);
  if (plain === undefined) return undefined;
  for (const coding of accepted(headers['accept-encoding'])) {
    const packed = await read(`${file}${SUFFIXES[coding]}`);
    if (packed !== undefined) return { ...packed, coding };
  }
  return plain;
}

async function read(file: string): Promise<Representation | undefined> {
  try {
    const [bytes, { mtime }] = await Promise.all([readFile(file), stat(file)]);
    return {
      bytes,
      tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      modified: mtime.toUTCString(),
    };
  } catch {
    return undefined;
  }
}

/** Content codings that a client accepts (RFC 9110, 12.5.3), brotli first; `q=0` refuses one. */
function accepted(header: string | string[] | undefined): Coding[] {
  const entries = String(header ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase());
  return (['br', 'gzip'] as const).filter((coding) => {
    const own =
      entries.find((entry) => entry.split(';')[0]?.trim() === coding) ?? entries.find((entry) => entry.startsWith('*'));
    return own !== undefined && !/;\s*q=0(?:\.0*)?$/.test(own);
  });
}

/** Whether a client's copy is fresh (RFC 9110, 13.1.2 and 13.1.3): tags take precedence over dates. */
export function isFresh({ tag, modified }: Representation, headers: IncomingHttpHeaders): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags === '*' || tags.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
  return Date.parse(headers['if-modified-since'] ?? '') >= Date.parse(modified);
}

/** First and last byte of a range. */
export interface Part {
  readonly first: number;
  readonly last: number;
}

/**
 * The requested range (RFC 9110, 14.2). `none` where the whole is to be sent: no range, several, one that is not in
 * bytes, or an If-Range (13.1.5) of another representation. `unsatisfiable` where the file is shorter.
 */
export function partOf(
  { bytes, tag, modified }: Representation,
  headers: IncomingHttpHeaders,
): Part | 'none' | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const condition = headers['if-range'];
  if ((from === '' && to === '') || (condition !== undefined && condition !== tag && condition !== modified))
    return 'none';
  const size = bytes.length;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'none';
  return first < size ? { first, last } : 'unsatisfiable';
}
