import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OutputFile } from './output-file.ts';

/**
 * Creates the function by which a thread writes files below a folder itself, and gives their names: what goes to another
 * thread is copied.
 */
export function folderWriter(folder: string): (files: readonly OutputFile[]) => readonly string[] {
  const made = new Set<string>();
  return (files) => {
    for (const { path: name, contents } of files) {
      const file = path.join(folder, name);
      const parent = path.dirname(file);
      if (!made.has(parent)) mkdirSync(parent, { recursive: true });
      made.add(parent);
      writeFileSync(file, contents);
    }
    return files.map((file) => file.path);
  };
}
