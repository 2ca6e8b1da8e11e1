import { createHash } from 'node:crypto';

/** Length of a key in characters. */
export const KEY_LENGTH = 22;

/** Returns a key (a hash) for a text, bytes or JSON data. Equal values have the same key. */
export function keyOf(value: unknown): string {
  const bytes = value instanceof Uint8Array ? value : typeof value === 'string' ? value : JSON.stringify(value);
  return createHash('sha256').update(bytes).digest('base64url').slice(0, KEY_LENGTH);
}

/** Returns a file name with a hash of the contents: `search-Bx3kQ9_a.json`. */
export function hashedName(name: string, extension: string, contents: string | Uint8Array): string {
  return `${name}-${createHash('sha256').update(contents).digest('base64url').slice(0, 8)}.${extension}`;
}
