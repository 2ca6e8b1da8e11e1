import { createHash } from 'node:crypto';

/**
 * The name of a file whose contents never change under it: `search-Bx3kQ9_a.json`.
 */
export function hashedName(name: string, extension: string, contents: string | Uint8Array): string {
  return `${name}-${createHash('sha256').update(contents).digest('base64url').slice(0, 8)}.${extension}`;
}
