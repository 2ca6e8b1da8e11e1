import { createHash } from 'node:crypto';
import { immutableFolder } from './headers.ts';
import type { OutputFile } from './output-file.ts';

/** A file that hosts let browsers keep, because its name tells what it holds: `assets/search-Bx3kQ9_a.json`. */
export function hashedFile(name: string, extension: string, contents: string | Uint8Array): OutputFile {
  return {
    path: `${immutableFolder}${name}-${createHash('sha256').update(contents).digest('base64url').slice(0, 8)}.${extension}`,
    contents,
  };
}
