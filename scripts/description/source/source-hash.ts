import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { memoize } from '#src/shared/text/memoize.ts';
import { PACKED, ROOT } from '../../cli/packed.ts';
import { keyOf } from '../../text/key-of.ts';
import { stampOf } from './file-cache.ts';
import { sharedStore } from './store.ts';
import { TextCache } from './text-cache.ts';

/**
 * Cached digests of files, by file name and stamp (`stampOf`). A build needs about a thousand digests, of which few
 * change from build to build.
 */
const digests = memoize(() => new TextCache(sharedStore(), keyOf(['digests', ROOT])));

function digestOf(name: string): string {
  const file = path.join(ROOT, name);
  const stamp = `${name} ${stampOf(file)}`;
  let digest = digests().get(stamp);
  if (digest === undefined) digests().set(stamp, (digest = keyOf(readFileSync(file))));
  return digest;
}

/**
 * Returns a hash of the contents of files and folders of this project. In the published package, the hash is made from
 * the id of the package instead of the contents.
 */
export function sourceHash(names: readonly string[]): string {
  // The names are part of the key, so that results from different sources stay separate.
  if (PACKED !== undefined) return keyOf([PACKED.id, names]);
  return keyOf(names.flatMap(filesOf).map((file) => [file, digestOf(file)]));
}

function filesOf(name: string): string[] {
  if (!statSync(path.join(ROOT, name)).isDirectory()) return [name];
  return readdirSync(path.join(ROOT, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .sort();
}
