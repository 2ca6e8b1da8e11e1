import { hashedName } from '../text/hashed-name.ts';
import { immutableFolder } from './headers.ts';
import type { OutputFile } from './output-file.ts';

/** A file that browsers may cache for ever, as its name contains a hash: `assets/search-Bx3kQ9_a.json`. */
export function hashedFile(name: string, extension: string, contents: string | Uint8Array): OutputFile {
  return { path: `${immutableFolder}${hashedName(name, extension, contents)}`, contents };
}
