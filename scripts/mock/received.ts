import type { IncomingHttpHeaders } from 'node:http';
import type { RawPair, Target } from './target.ts';

/** A request as it arrived. */
export interface Received {
  /** As written: methods are case-sensitive (RFC 9110, section 9.1). */
  readonly method: string;
  /** The request target. */
  readonly url: string;
  /** Names in small letters; lines of the same name joined (RFC 9110, section 5.2). */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
}

/** A request whose parts are told apart. */
export interface Read extends Received, Target {
  /** Path parameters, still encoded. */
  readonly values: ReadonlyMap<string, string>;
  readonly cookies: readonly RawPair[];
}

/** Headers of a message of `node:http`, lines of the same name joined (RFC 9110, section 5.2). */
export function fieldsOf(headers: IncomingHttpHeaders): Received['headers'] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}

/** A header, trimmed (RFC 9110, section 5.5); undefined where it was not sent. What is UTF-8 is read as such. */
export function headerOf({ headers }: Pick<Received, 'headers'>, name: string): string | undefined {
  const key = name.toLowerCase();
  const value = Object.hasOwn(headers, key) ? headers[key]?.trim() : undefined;
  if (value === undefined || !/[\u0080-\u00ff]/.test(value)) return value;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'latin1'));
  } catch {
    return value;
  }
}
