import { omitUndefined } from '../text/omit-undefined.ts';

/**
 * The preferences in a client's `Prefer` header (RFC 7240). The RFC defines `wait` (section 4.3); the others are
 * defined by this mock.
 */
export interface Preferences {
  /** Status code that the response should have. */
  readonly code?: string;
  /** Name of the example that the response should contain. */
  readonly example?: string;
  /** Name of the webhook that the mock should send after the response. */
  readonly webhook?: string;
  /** Seconds that the mock should wait before it responds. */
  readonly wait?: number;
  /** Set if the mock should close the connection without a response. */
  readonly drop?: true;
}

/** Maximum of `wait`, in seconds. */
const LONGEST = 60;

/**
 * Parses a `Prefer` header (RFC 7240, section 2). If a preference is repeated, the first one is used. Unknown
 * preferences are ignored.
 */
export function parsePrefer(header: string | undefined): Preferences {
  const found = new Map<string, string>();
  for (const [, name = '', quoted, token] of (header ?? '').matchAll(
    /(?:^|,)\s*([^\s=;,"]+)(?:\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^\s;,"]*)))?(?:\s*;(?:"(?:\\.|[^"\\])*"|[^,"])*)?/g,
  )) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, quoted === undefined ? (token ?? '') : quoted.replace(/\\(.)/g, '$1'));
  }
  const wait = found.get('wait') ?? '';
  return omitUndefined({
    code: found.get('code') || undefined,
    example: found.get('example') || undefined,
    webhook: found.get('webhook') || undefined,
    wait: /^\d{1,9}$/.test(wait) ? Math.min(LONGEST, Number(wait)) : undefined,
    drop: found.has('drop') ? (true as const) : undefined,
  });
}

/** Returns a preference as a value of `Preference-Applied` (RFC 7240, section 3): `code=404`. */
export function applied(name: string, value: string | number): string {
  const text = String(value);
  return /^[\w!#$%&'*+.^`|~-]+$/.test(text) ? `${name}=${text}` : `${name}="${text.replace(/["\\]/g, '\\$&')}"`;
}
