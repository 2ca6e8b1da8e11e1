import { parseJson } from '#src/shared/schema/number-text.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { Validated } from '#src/shared/request/coerce.ts';
import type { RawPair } from '#src/shared/request/parse-parameter.ts';
import { isNestedDeeper } from '#src/shared/schema/nesting.ts';
import { splitPair } from '#src/shared/request/pairs.ts';
import { decodeText } from '#src/shared/text/percent-decoding.ts';

/** A request as received. */
export interface ReceivedRequest {
  /** Method, which is case-sensitive (RFC 9110, section 9.1). */
  readonly method: string;
  /** The request target. */
  readonly url: string;
  /** Values by name in lower case; lines of the same name are joined (RFC 9110, section 5.2). */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
}

/** A request with its path, query and cookies parsed. */
export interface ParsedRequest extends ReceivedRequest, Target {
  /** Path parameters, still encoded. */
  readonly values: ReadonlyMap<string, string>;
  readonly cookies: readonly RawPair[];
}

/** A part of a request that the description does not allow. */
export interface RequestProblem {
  readonly kind: RequestProblemKind;
  /** One sentence without a full stop: `body.amount must be a number`. */
  readonly message: string;
}

/**
 * Decides the status of the refusal. `missing`: a body lacks a required field; `preference`: one of the client's
 * preferences cannot be met.
 */
export type RequestProblemKind =
  'path' | 'method' | 'credentials' | 'media' | 'size' | 'request' | 'missing' | 'accept' | 'preference';

/** Builds a problem. */
export function requestProblem(kind: RequestProblemKind, message: string): RequestProblem {
  return { kind, message };
}

/** The value of a body, validated against the schema of its media type. */
export interface BodyValue {
  readonly validated: Validated;
  readonly problems?: readonly RequestProblem[];
  /** Notes on parts that could not be checked. */
  readonly notes?: readonly string[];
}

/** Joins header lines of the same name (RFC 9110, section 5.2). */
export function fieldsOf(headers: IncomingHttpHeaders): ReceivedRequest['headers'] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}

/** Returns a header value, trimmed (RFC 9110, section 5.5) and decoded if it is UTF-8; undefined if absent. */
export function headerOf({ headers }: Pick<ReceivedRequest, 'headers'>, name: string): string | undefined {
  const key = name.toLowerCase();
  const value = Object.hasOwn(headers, key) ? headers[key]?.trim() : undefined;
  return value !== undefined && /[\u0080-\u00ff]/.test(value) ? (utf8(Buffer.from(value, 'latin1')) ?? value) : value;
}

/** Decodes UTF-8; undefined if the bytes are something else. */
export function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Parses JSON (RFC 8259). Returns a problem if the text is malformed, or too deeply nested to be validated on every
 * machine.
 */
export function parsedText(text: string): { readonly value: unknown } | { readonly problem: string } {
  try {
    const value = parseJson(text);
    return isNestedDeeper(value) ? { problem: 'is nested too deeply' } : { value };
  } catch (error) {
    return { problem: `is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** A parsed request target (RFC 9112, section 3.2). */
export interface Target {
  /** Normalised path (RFC 3986, section 6.2.2), still encoded. */
  readonly path: string;
  /** Query without its question mark, still encoded. */
  readonly queryText: string;
  readonly query: readonly RawPair[];
}

/** Parses a request target in origin or absolute form. Returns a message if that is impossible. */
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

/** Percent-decodes a part of a query; a plus sign becomes a space (URL Standard, section 5.1). */
export function queryDecoded(text: string): string | undefined {
  return decodeText(text.replaceAll('+', ' '));
}

/**
 * Normalises the percent-encoded triplets of a path: upper case, decoded for unreserved characters (RFC 3986, sections
 * 6.2.2.1 and 6.2.2.2).
 */
export function normalised(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return /[A-Za-z0-9._~-]/.test(character) ? character : triplet.toUpperCase();
  });
}
