import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashedName } from '../text/key-of.ts';
import { immutableFolder } from './headers.ts';

/** A file of the built site. */
export interface OutputFile {
  /** Path below the output folder, with forward slashes. */
  readonly path: string;
  readonly contents: string | Uint8Array;
}

/** Writes files below a folder, and returns their paths below it. */
export function writeFiles(folder: string, files: readonly OutputFile[]): readonly string[] {
  for (const { path: name, contents } of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, contents);
  }
  return files.map((file) => file.path);
}

/** Returns a file that browsers may cache for ever, as its name contains a hash: `assets/search-Bx3kQ9_a.json`. */
export function hashedFile(name: string, extension: string, contents: string | Uint8Array): OutputFile {
  return { path: `${immutableFolder}${hashedName(name, extension, contents)}`, contents };
}
