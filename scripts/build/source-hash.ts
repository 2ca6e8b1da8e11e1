import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Hashes files of the project, and all files below folders; 16 hexadecimal digits. */
export function sourceHash(names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of names.flatMap(filesOf))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

function filesOf(name: string): string[] {
  if (!statSync(path.join(root, name)).isDirectory()) return [name];
  return readdirSync(path.join(root, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}
