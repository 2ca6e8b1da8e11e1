import { splitPair } from '#src/shared/request/pairs.ts';
import type { RawPair } from '#src/shared/request/parse-parameter.ts';
import { decodeText } from '#src/shared/samples/uri.ts';

/** A parsed request target (RFC 9112, section 3.2). */
export interface Target {
  /** Normalised (RFC 3986, section 6.2.2), still encoded. */
  readonly path: string;
  /** Without its question mark, still encoded. */
  readonly queryText: string;
  readonly query: readonly RawPair[];
}

/** Parses a request target in origin or absolute form. Returns a message where that is impossible. */
export function parseTarget(url: string): Target | string {
  const [, rest = ''] = /^(?:[a-z][a-z0-9+.-]*:\/\/[^/?#]*)?(.*)$/is.exec(url) ?? [];
  const [address = ''] = rest.split('#', 1);
  const mark = address.indexOf('?');
  const path = mark < 0 ? address : address.slice(0, mark);
  const queryText = mark < 0 ? '' : address.slice(mark + 1);
  if (decodeText(path) === undefined) return 'the path is not percent-encoded UTF-8 (RFC 3986, section 2.1)';
  if (decodeText(queryText) === undefined) return 'the query is not percent-encoded UTF-8 (RFC 3986, section 2.1)';
  const pairs = queryText
    .split('&')
    .filter((pair) => pair !== '')
    .map(splitPair)
    .map(({ name, value }) => ({ name: queryDecoded(name) ?? name, value }));
  return { path: normalised(path === '' ? '/' : path), queryText, query: pairs };
}

/** Percent-decodes a part of a query, where a plus sign is a space (URL Standard, section 5.1). */
export function queryDecoded(text: string): string | undefined {
  return decodeText(text.replaceAll('+', ' '));
}

/** Normalises triplets: upper case, and none for unreserved characters (RFC 3986, sections 6.2.2.1 and 6.2.2.2). */
export function normalised(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return /[A-Za-z0-9._~-]/.test(character) ? character : triplet.toUpperCase();
  });
}
