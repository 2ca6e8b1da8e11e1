import { createHash } from 'node:crypto';

/** Characters of a key. */
export const KEY_LENGTH = 22;

/** A key of what something is made from: a text, bytes, or plain data. */
export function keyOf(value: unknown): string {
  const bytes = value instanceof Uint8Array ? value : typeof value === 'string' ? value : JSON.stringify(value);
  return createHash('sha256').update(bytes).digest('base64url').slice(0, KEY_LENGTH);
}

/**
 * The name of a file whose contents never change under it: `search-Bx3kQ9_a.json`.
 */
export function hashedName(name: string, extension: string, contents: string | Uint8Array): string {
  return `${name}-${createHash('sha256').update(contents).digest('base64url').slice(0, 8)}.${extension}`;
}
