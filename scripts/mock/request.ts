import type { IncomingHttpHeaders } from 'node:http';
import type { RawPair } from '#src/shared/request/parse-parameter.ts';
import type { Target } from './target.ts';

/** A request as it was received. */
export interface ReceivedRequest {
  /** Case-sensitive (RFC 9110, section 9.1). */
  readonly method: string;
  /** The request target. */
  readonly url: string;
  /** Names in lower case; lines of the same name joined (RFC 9110, section 5.2). */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
}

/** A request with its path, query and cookies parsed. */
export interface ParsedRequest extends ReceivedRequest, Target {
  /** Path parameters, still encoded. */
  readonly values: ReadonlyMap<string, string>;
  readonly cookies: readonly RawPair[];
}

/** Joins header lines of the same name (RFC 9110, section 5.2). */
export function fieldsOf(headers: IncomingHttpHeaders): ReceivedRequest['headers'] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}

/** A header value, trimmed (RFC 9110, section 5.5) and decoded as UTF-8 where it is; undefined where it is absent. */
export function headerOf({ headers }: Pick<ReceivedRequest, 'headers'>, name: string): string | undefined {
  const key = name.toLowerCase();
  const value = Object.hasOwn(headers, key) ? headers[key]?.trim() : undefined;
  if (value === undefined || !/[\u0080-\u00ff]/.test(value)) return value;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'latin1'));
  } catch {
    return value;
  }
}
