import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { PACKED, ROOT } from '../../cli/packed.ts';
import { stampOf } from './kept-files.ts';
import { openStoredMap } from './stored-map.ts';
import { sharedStore } from './store.ts';
import { keyOf } from '../../text/key-of.ts';
import { memoize } from '#src/shared/text/memoize.ts';

/** Digests of files by what the files were when they were read: a build asks for a thousand, and most of them again. */
const digests = memoize(() =>
  openStoredMap(sharedStore(), keyOf(`digests ${ROOT}`), (value) => typeof value === 'string'),
);

function digestOf(name: string): string {
  const file = path.join(ROOT, name);
  const stamp = `${name} ${stampOf(file)}`;
  const known = digests().get(stamp);
  if (known !== undefined) return known;
  const digest = keyOf(readFileSync(file));
  digests().add(stamp, digest, stamp.length + digest.length);
  return digest;
}

/** Hashes files of the project, and all files below folders; 16 hexadecimal digits. A package is one state of them all. */
export function sourceHash(names: readonly string[]): string {
  // Each list has a hash of its own: what is made of different sources is kept apart.
  if (PACKED !== undefined) return keyOf(`${PACKED.id} ${names.join(' ')}`).slice(0, 16);
  const hash = createHash('sha256');
  for (const file of names.flatMap(filesOf)) hash.update(`${file}\0${digestOf(file)}\n`);
  return hash.digest('hex').slice(0, 16);
}

function filesOf(name: string): string[] {
  if (!statSync(path.join(ROOT, name)).isDirectory()) return [name];
  return readdirSync(path.join(ROOT, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .sort();
}
