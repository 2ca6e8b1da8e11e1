/** Writes the site beside its folder and then swaps it in, so that `dist/` is never half written. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { copyFile, link, mkdir, rename, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withCompressed } from './compress.ts';
import type { OutputFile } from './output-file.ts';

/** A site being written. */
export interface Output {
  /** Writes files. Throws when two have the same name. */
  write(files: readonly OutputFile[]): Promise<void>;
  /** Takes over files of the existing site, with their times. Throws when two have the same name. */
  keep(names: readonly string[]): Promise<void>;
  /** The text of a file that was written. */
  read(name: string): string;
  /** Replaces the folder by what was written. */
  commit(): Promise<void>;
  /** Leaves the folder as it was; does nothing after `commit`. */
  discard(): void;
}

/** Opens a staging folder beside `out`, which stays as it was when anything fails or the process is told to end. */
export function openOutput(out: string): Output {
  const target = path.resolve(out);
  mkdirSync(path.dirname(target), { recursive: true });
  const staging = mkdtempSync(`${target}.build-`);
  const fresh = path.join(staging, 'new');
  const old = path.join(staging, 'old');
  const names = new Set<string>();
  const folders = new Set<string>();
  const undo = (): void => {
    if (existsSync(old) && !existsSync(target)) renameSync(old, target);
    rmSync(staging, { recursive: true, force: true });
  };
  const place = async (name: string): Promise<string> => {
    if (names.has(name)) throw new Error(`Two files of the site have the name \`${name}\`.`);
    names.add(name);
    const file = path.join(fresh, name);
    const folder = path.dirname(file);
    if (!folders.has(folder)) await mkdir(folder, { recursive: true });
    folders.add(folder);
    return file;
  };
  process.once('exit', undo);
  return {
    async write(files) {
      for (const { path: name, contents } of files) await writeFile(await place(name), contents);
    },
    async keep(kept) {
      for (const name of kept) await carry(path.join(target, name), await place(name));
    },
    read: (name) => readFileSync(path.join(fresh, name), 'utf8'),
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

/** Replaces the folder `out` by `files`, with compressed forms beside each text. */
export async function emit(files: readonly OutputFile[], out: string): Promise<void> {
  const output = openOutput(out);
  try {
    for (const forms of await Promise.all(files.map((file) => withCompressed(file)))) await output.write(forms);
    await output.commit();
  } finally {
    output.discard();
  }
}

/** Links a file where the file system can, else copies it. */
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
