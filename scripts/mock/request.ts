import { parseJson } from '#src/shared/schema/number-text.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { Validated } from '#src/shared/request/coerce.ts';
import type { Pair } from '#src/model/sample.ts';
import { isNestedDeeper } from '#src/shared/schema/nesting.ts';
import { splitPair } from '#src/shared/text/split-pair.ts';
import { decodeText } from '#src/shared/text/percent-decoding.ts';

/** A request as received, not parsed. */
export interface ReceivedRequest {
  /** HTTP method, which is case-sensitive (RFC 9110, section 9.1). */
  readonly method: string;
  /** The request target: `/payments?limit=10`. */
  readonly url: string;
  /** Header values by lower-case name. Several values of one header are joined by commas (RFC 9110, section 5.2). */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
}

/** A request with its path, query and cookies parsed. */
export interface ParsedRequest extends ReceivedRequest, Target {
  /** Values of the path parameters by name, percent-encoded. */
  readonly values: ReadonlyMap<string, string>;
  readonly cookies: readonly Pair[];
}

/** A part of a request that the description does not allow. */
export interface RequestProblem {
  readonly kind: RequestProblemKind;
  /** A sentence without a full stop: `body.amount must be a number`. */
  readonly message: string;
}

/**
 * The kind of a problem, which determines the status of the error response. `missing`: the body lacks a required field.
 * `preference`: a preference in `Prefer` cannot be met.
 */
export type RequestProblemKind =
  'path' | 'method' | 'credentials' | 'media' | 'size' | 'request' | 'missing' | 'accept' | 'preference';

export function requestProblem(kind: RequestProblemKind, message: string): RequestProblem {
  return { kind, message };
}

/** A parsed body, and the result of validating it. */
export interface BodyValue {
  readonly validated: Validated;
  readonly problems?: readonly RequestProblem[];
  /** Sentences about what could not be checked. */
  readonly notes?: readonly string[];
}

/** Joins the values of repeated headers by commas (RFC 9110, section 5.2). */
export function fieldsOf(headers: IncomingHttpHeaders): ReceivedRequest['headers'] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}

/**
 * Returns the trimmed value of a header (RFC 9110, section 5.5); undefined if absent. UTF-8 is decoded: Node.js reads
 * headers as Latin-1.
 */
export function headerOf({ headers }: Pick<ReceivedRequest, 'headers'>, name: string): string | undefined {
  const key = name.toLowerCase();
  const value = Object.hasOwn(headers, key) ? headers[key]?.trim() : undefined;
  return value !== undefined && /[\u0080-\u00ff]/.test(value) ? (utf8(Buffer.from(value, 'latin1')) ?? value) : value;
}

/** Decodes bytes as UTF-8; undefined if they are not UTF-8. */
export function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Parses JSON (RFC 8259). Returns a problem if the text is malformed, or if the value is nested too deeply for the
 * recursive validator.
 */
export function parsedText(text: string): { readonly value: unknown } | { readonly problem: string } {
  try {
    const value = parseJson(text);
    return isNestedDeeper(value) ? { problem: 'is nested too deeply' } : { value };
  } catch (error) {
    return { problem: `is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** The parts of a request target (RFC 9112, section 3.2). */
export interface Target {
  /** Path, percent-encoded and normalised (RFC 3986, section 6.2.2). */
  readonly path: string;
  /** Query without `?`, percent-encoded. */
  readonly queryText: string;
  readonly query: readonly Pair[];
}

/**
 * Parses a request target: a path with query, or an absolute URL. Returns an error message if the percent-encoding is
 * invalid.
 */
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

/**
 * Decodes a name or value in a query: percent-encoding, and `+` for a space (URL Standard, section 5.1). Undefined if
 * the encoding is invalid.
 */
export function queryDecoded(text: string): string | undefined {
  return decodeText(text.replaceAll('+', ' '));
}

/**
 * Normalises the percent-encoding of a path: upper-case hexadecimal digits, and no encoding of unreserved characters
 * (RFC 3986, sections 6.2.2.1 and 6.2.2.2).
 */
export function normalised(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return /[A-Za-z0-9._~-]/.test(character) ? character : triplet.toUpperCase();
  });
}
