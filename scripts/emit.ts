/** Writes the site: beside its place first, then swapped in, so that `dist/` is never half written. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { copyFile, link, mkdir, rename, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withCompressed } from './compress.ts';
import type { OutputFile } from './output-file.ts';

/** A site on its way into its folder. */
export interface Output {
  /** Writes files as they are. Throws where two have one name. */
  write(files: readonly OutputFile[]): Promise<void>;
  /** Takes files over from the site that lies there, with their times. Throws where two have one name. */
  keep(names: readonly string[]): Promise<void>;
  /** Puts everything written in place of the folder. */
  commit(): Promise<void>;
  /** Leaves the folder as it was; nothing after `commit`. */
  discard(): void;
}

/** Opens the place beside the folder `out`. When anything fails, or the process is told to end, `out` stays as it was. */
export function openOutput(out: string): Output {
  const target = path.resolve(out);
  const fresh = `${target}.new-${process.pid}`;
  const old = `${target}.old-${process.pid}`;
  const names = new Set<string>();
  const undo = (): void => {
    if (existsSync(old) && !existsSync(target)) renameSync(old, target);
    for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true });
  };
  const place = async (name: string): Promise<string> => {
    if (names.has(name)) throw new Error(`Two files of the site are called \`${name}\`.`);
    names.add(name);
    await mkdir(path.dirname(path.join(fresh, name)), { recursive: true });
    return path.join(fresh, name);
  };
  process.once('exit', undo);
  return {
    async write(files) {
      for (const { path: name, contents } of files) await writeFile(await place(name), contents);
    },
    async keep(kept) {
      for (const name of kept) await carry(path.join(target, name), await place(name));
    },
    async commit() {
      await rename(target, old).catch(onlyMissing);
      await rename(fresh, target);
    },
    discard() {
      undo();
      process.off('exit', undo);
    },
  };
}

/** Puts `files` in place of the folder `out`, each text with its brotli and gzip forms beside it. The same files give the same bytes. */
export async function emit(files: readonly OutputFile[], out: string): Promise<void> {
  const output = openOutput(out);
  try {
    for (const forms of await Promise.all(files.map((file) => withCompressed(file)))) await output.write(forms);
    await output.commit();
  } finally {
    output.discard();
  }
}

/** A second name for the same file costs nothing; not every file system has such. */
async function carry(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch {
    await copyFile(from, to);
    const { atime, mtime } = await stat(from);
    await utimes(to, atime, mtime);
  }
}

function onlyMissing(problem: NodeJS.ErrnoException): void {
  if (problem.code !== 'ENOENT') throw problem;
}
