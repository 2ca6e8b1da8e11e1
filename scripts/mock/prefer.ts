/** What a caller wishes for (RFC 7240; `wait` is of section 4.3, the others are the mock's). */
export interface Preferences {
  /** Status of the answer. */
  readonly code?: string;
  /** Name of the example to answer with. */
  readonly example?: string;
  /** Webhook to send after the answer. */
  readonly webhook?: string;
  /** Seconds before the answer. */
  readonly wait?: number;
  /** Close the connection without an answer. */
  readonly drop?: true;
}

/** Longer than this no answer waits. */
const LONGEST = 60;

/** Reads `Prefer` (RFC 7240, section 2): of a preference that comes twice the first counts, unknown ones mean nothing. */
export function parsePrefer(header: string | undefined): Preferences {
  const found = new Map<string, string>();
  for (const [, name = '', quoted, token] of (header ?? '').matchAll(
    /(?:^|,)\s*([^\s=;,"]+)(?:\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^\s;,"]*)))?(?:\s*;(?:"(?:\\.|[^"\\])*"|[^,"])*)?/g,
  )) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, quoted === undefined ? (token ?? '') : quoted.replace(/\\(.)/g, '$1'));
  }
  const text = (name: 'code' | 'example' | 'webhook'): object =>
    found.get(name) === undefined || found.get(name) === '' ? {} : { [name]: found.get(name) };
  const wait = found.get('wait') ?? '';
  return {
    ...text('code'),
    ...text('example'),
    ...text('webhook'),
    ...(/^\d{1,9}$/.test(wait) ? { wait: Math.min(LONGEST, Number(wait)) } : {}),
    ...(found.has('drop') ? { drop: true } : {}),
  };
}

/** One preference of `Preference-Applied` (RFC 7240, section 3). */
export function applied(name: string, value: string | number): string {
  const text = String(value);
  return /^[\w!#$%&'*+.^`|~-]+$/.test(text) ? `${name}=${text}` : `${name}="${text.replace(/["\\]/g, '\\$&')}"`;
}
