import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer } from './ask.ts';
import type { Row } from './row.ts';

/** Statuses with which a host refuses what it cannot even read: no configuration reaches those. */
const UNREAD = [400];

/** Apache writes addresses out. */
const OWN_ORIGIN = /^http:\/\/127\.0\.0\.1:\d+(?=\/)/;

/**
 * What an answer does otherwise than a row wants, as `what: want X, got Y`.
 *
 * @param security headers of every answer.
 */
export function faults(
  { given, want }: Row,
  answer: Answer,
  security: Readonly<Record<string, string>>,
): readonly string[] {
  const { status, body } = answer;
  const headers: IncomingHttpHeaders = {
    ...answer.headers,
    location: answer.headers.location?.replace(OWN_ORIGIN, '') ?? undefined,
  };
  const coding = headers['content-encoding'] ?? 'identity';
  const safe = Object.fromEntries(Object.entries(security).map(([name, value]) => [name.toLowerCase(), value]));
  const wanted = { ...(want.isForeign === true || UNREAD.includes(status) ? {} : safe), ...want.headers };
  const plain = decoded(body, coding);
  const isBodiless = given.method === 'HEAD' || status === 304;
  return [
    ...(want.status.includes(status) ? [] : [differs('status', want.status.join(' or '), status)]),
    ...Object.entries(wanted)
      .filter(([name, value]) => !agrees(value, headers[name]))
      .map(([name, value]) => differs(name, value, headers[name])),
    ...(status === 304 || [...(want.codings ?? []), 'identity'].includes(coding)
      ? []
      : [differs('content-encoding', want.codings, coding)]),
    ...(isBodiless && body.length > 0 ? [differs('body', 'none', `${body.length} bytes`)] : []),
    ...(isBodiless || want.body === undefined || plain?.equals(want.body) === true
      ? []
      : [differs('body', `${want.body.length} bytes`, plain?.subarray(0, 60).toString())]),
    ...(/^root:/m.test(body.toString()) ? ['the body is a file of the machine'] : []),
  ];
}

function agrees(want: string | RegExp | undefined, got: string | readonly string[] | undefined): boolean {
  return want instanceof RegExp ? want.test(String(got ?? '')) : want === (got === undefined ? undefined : String(got));
}

function decoded(body: Buffer, coding: string): Buffer | undefined {
  if (body.length === 0) return body;
  try {
    return coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body;
  } catch {
    return undefined;
  }
}

function differs(what: string, want: unknown, got: unknown): string {
  return `${what}: want ${String(want)}, got ${String(got)}`;
}
