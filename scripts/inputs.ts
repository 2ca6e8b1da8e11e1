import { createHash } from 'node:crypto';
import { readdirSync, statSync, type Dirent } from 'node:fs';
import path from 'node:path';
import type { SourceOptions } from './load.ts';

/** More files than any description and its guides have: a folder that holds other things too. */
const MOST = 5000;

/**
 * A digest that changes whenever a file is changed, added or taken away in the folders of these sources, or among the
 * files that were `read`, wherever they lie: by name, size and time, as `make` does. Undefined where a
 * folder holds too much besides.
 */
export function inputsOf({ openapi, guides }: SourceOptions, read: readonly string[] = []): string | undefined {
  const hash = createHash('sha256');
  let left = MOST;
  const folders = [path.dirname(path.resolve(openapi)), ...(guides === undefined ? [] : [path.resolve(guides)])];
  for (const file of [...folders.flatMap((folder) => [...filesBelow(folder)]), ...read]) {
    if (--left < 0) return undefined;
    const stat = statSync(file, { throwIfNoEntry: false });
    hash.update(`${file}\0${stat?.size}\0${stat?.mtimeMs}\n`);
  }
  return hash.digest('hex');

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
    // A source that is no folder is the compiler's to complain of.
    return [];
  }
}
