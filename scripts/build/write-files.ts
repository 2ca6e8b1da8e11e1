import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OutputFile } from './output-file.ts';

/** Writes files below a folder, in any thread: what goes to another one is copied. Returns their names. */
export function writeFiles(folder: string, files: readonly OutputFile[]): readonly string[] {
  for (const { path: name, contents } of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, contents);
  }
  return files.map((file) => file.path);
}
