import type { RawPair } from '#src/shared/request/parse-parameter.ts';

/** Parses a `Cookie` header (RFC 6265, section 4.2.1); values stay encoded. */
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
