/** Writes the site: beside its place first, then swapped in, so that `dist/` is never half written. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressed } from './compress.ts';
import type { OutputFile } from './output-file.ts';

/**
 * Puts `files` in place of the folder `out`, each text with its brotli and gzip forms beside it.
 * The same files give the same bytes. When anything fails, or the process is told to end, `out` stays as it was.
 */
export async function emit(files: readonly OutputFile[], out: string): Promise<void> {
  const target = path.resolve(out);
  const fresh = `${target}.new-${process.pid}`;
  const old = `${target}.old-${process.pid}`;
  const undo = (): void => {
    if (existsSync(old) && !existsSync(target)) renameSync(old, target);
    for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', undo);
  try {
    const plain = sorted(files);
    const pressed = await Promise.all(plain.flatMap(compressed));
    for (const { path: name, contents } of [...plain, ...pressed]) {
      await mkdir(path.dirname(path.join(fresh, name)), { recursive: true });
      await writeFile(path.join(fresh, name), contents);
    }
    await rename(target, old).catch(onlyMissing);
    await rename(fresh, target);
  } finally {
    undo();
    process.off('exit', undo);
  }
}

function sorted(files: readonly OutputFile[]): OutputFile[] {
  const byPath = new Map<string, OutputFile>();
  for (const file of files) {
    if (byPath.has(file.path)) throw new Error(`Two files of the site are called \`${file.path}\`.`);
    byPath.set(file.path, file);
  }
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function onlyMissing(problem: NodeJS.ErrnoException): void {
  if (problem.code !== 'ENOENT') throw problem;
}
