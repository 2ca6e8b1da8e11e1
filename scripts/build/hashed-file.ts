import { createHash } from 'node:crypto';
import { immutableFolder } from './headers.ts';
import type { OutputFile } from './output-file.ts';

/** A file that browsers may cache for ever, as its name contains a hash: `assets/search-Bx3kQ9_a.json`. */
export function hashedFile(name: string, extension: string, contents: string | Uint8Array): OutputFile {
  return {
    path: `${immutableFolder}${name}-${createHash('sha256').update(contents).digest('base64url').slice(0, 8)}.${extension}`,
    contents,
  };
}
