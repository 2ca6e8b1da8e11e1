/** The preferences of a client (RFC 7240). That standard defines `wait` (section 4.3); this mock defines the others. */
export interface Preferences {
  /** Status code of the response. */
  readonly code?: string;
  /** Name of the example to respond with. */
  readonly example?: string;
  /** Webhook to send after the response. */
  readonly webhook?: string;
  /** Seconds to wait before the response. */
  readonly wait?: number;
  /** Closes the connection without a response. */
  readonly drop?: true;
}

/** Longest wait, in seconds. */
const LONGEST = 60;

/** Parses `Prefer` (RFC 7240, section 2): of preferences with one name, the first counts; unknown ones are ignored. */
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

/** Formats one preference for `Preference-Applied` (RFC 7240, section 3). */
export function applied(name: string, value: string | number): string {
  const text = String(value);
  return /^[\w!#$%&'*+.^`|~-]+$/.test(text) ? `${name}=${text}` : `${name}="${text.replace(/["\\]/g, '\\$&')}"`;
}
