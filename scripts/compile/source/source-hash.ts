import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stampOf } from './kept-files.ts';
import { keyOf } from '../../text/key-of.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Digests of files, several of which a build asks for more than once, with what the files were when they were read. */
const digests = new Map<string, { readonly stamp: string; readonly digest: string }>();

function digestOf(name: string): string {
  const file = path.join(root, name);
  const stamp = stampOf(file);
  const known = digests.get(name);
  if (known?.stamp === stamp) return known.digest;
  const digest = keyOf(readFileSync(file));
  digests.set(name, { stamp, digest });
  return digest;
}

/** Hashes files of the project, and all files below folders; 16 hexadecimal digits. */
export function sourceHash(names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of names.flatMap(filesOf)) hash.update(`${file}\0${digestOf(file)}\n`);
  return hash.digest('hex').slice(0, 16);
}

function filesOf(name: string): string[] {
  if (!statSync(path.join(root, name)).isDirectory()) return [name];
  return readdirSync(path.join(root, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}
