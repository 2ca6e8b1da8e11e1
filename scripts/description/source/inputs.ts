import { createHash } from 'node:crypto';
import { readdirSync, statSync, type Dirent } from 'node:fs';
import path from 'node:path';
import type { SourceOptions } from './load.ts';

/** Maximum number of files. A folder with more probably contains other things than a description and guides. */
const MOST = 5000;

/** Digest and size of the files from which a result is made. */
export interface Inputs {
  /** Digest of the names, sizes and modification times of all files. */
  readonly digest: string;
  /** Total size of all files, in bytes. */
  readonly bytes: number;
}

/**
 * Returns the digest and size of all files in the folders of these sources, and of the files in `read`, without reading
 * them. Undefined if there are too many files.
 */
export function inputsOf({ openapi, guides }: SourceOptions, read: readonly string[] = []): Inputs | undefined {
  const hash = createHash('sha256');
  let left = MOST;
  let bytes = 0;
  const folders = [path.dirname(path.resolve(openapi)), ...(guides === undefined ? [] : [path.resolve(guides)])];
  for (const file of [...folders.flatMap((folder) => [...filesBelow(folder)]), ...read]) {
    if (--left < 0) return undefined;
    const stat = statSync(file, { throwIfNoEntry: false });
    bytes += stat?.size ?? 0;
    hash.update(`${file}\0${stat?.size}\0${stat?.mtimeMs}\n`);
  }
  return { digest: hash.digest('hex'), bytes };

  function* filesBelow(folder: string): Generator<string> {
    for (const entry of listed(folder)) {
      const file = path.join(folder, entry.name);
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      if (entry.isDirectory() && left > 0) yield* filesBelow(file);
      else yield file;
    }
  }
}

function listed(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    // The compiler reports a source that is not a folder.
    return [];
  }
}
