import type { RawPair } from './target.ts';

/** The `Cookie` header (RFC 6265, section 4.2.1) in pairs, values as they were sent. */
export function cookiesOf(header: string | undefined): readonly RawPair[] {
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      const equals = pair.indexOf('=');
      return equals < 0
        ? { name: pair, value: '' }
        : { name: pair.slice(0, equals).trim(), value: pair.slice(equals + 1).trim() };
    });
}
