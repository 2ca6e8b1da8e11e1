import { wellFormed } from './quoting.ts';

/**
 * Percent-encodes all except unreserved characters (RFC 3986, section 2.3; RFC 6570, section 3.2.2). Lone surrogates,
 * which UTF-8 cannot encode, become U+FFFD.
 */
export function encodeText(text: string): string {
  return encodeURIComponent(wellFormed(text)).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * Percent-encodes a string, except reserved characters and existing percent-encoded triplets (RFC 6570, section 3.2.3).
 * Of the reserved characters, it still encodes `#`, `[`, `]`, `&` and `+`: the value of a query parameter cannot
 * contain them literally.
 */
export function encodeReserved(text: string): string {
  return text
    .split(/(%[0-9A-Fa-f]{2}|[:/?@!$'()*,;=])/)
    .map((piece, index) => (index % 2 === 1 ? piece : encodeText(piece)))
    .join('');
}

/** Returns the path of a URL: `/v1` for `https://api.example/v1`. */
export function pathOf(address: string): string {
  return address.replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
}
