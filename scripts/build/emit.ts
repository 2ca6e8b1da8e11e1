/** Writes the site beside its folder and then swaps it in, so that `dist/` is never half written. */
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { withCompressed } from './compress.ts';
import type { OutputFile } from './output-file.ts';

/** A site being written. */
export interface Output {
  /** The folder of the files until `commit`: threads write there themselves, and report the names by `add`. */
  readonly folder: string;
  /** Takes in files that were written into the folder. Throws when two have the same name. */
  add(names: readonly string[]): void;
  /** Writes files. Throws when two have the same name. */
  write(files: readonly OutputFile[]): Promise<void>;
  /** Takes over files of the existing site, with their times. Throws when two have the same name. */
  reuse(names: readonly string[]): Promise<void>;
  /** Returns the text of a file that was written. */
  read(name: string): string;
  /** Replaces the folder by the written files. */
  commit(): Promise<void>;
  /** Ends: leaves the folder as it was, or, after `commit`, deletes what was in it before. */
  discard(): Promise<void>;
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
  const restore = (): void => {
    if (existsSync(old) && !existsSync(target)) renameSync(old, target);
  };
  const undo = (): void => {
    restore();
    rmSync(staging, { recursive: true, force: true });
  };
  let isOpen = true;
  let deletion: Promise<void> | undefined;
  // Many at a time: to delete a thousand files one after another is mostly waiting.
  const clear = (): Promise<void> => rm(staging, { recursive: true, force: true });
  const claim = (name: string): void => {
    if (!isOpen) throw new Error(`The site is closed, and \`${name}\` came too late.`);
    if (names.has(name)) throw new Error(`Two files of the site have the name \`${name}\`.`);
    names.add(name);
  };
  const place = (name: string): string => {
    claim(name);
    const file = path.join(fresh, name);
    const folder = path.dirname(file);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    return file;
  };
  process.once('exit', undo);
  return {
    folder: fresh,
    add(added) {
      for (const name of added) claim(name);
    },
    // What waits for Node's own threads waits for whatever they compress.
    async write(files) {
      for (const { path: name, contents } of files) writeFileSync(place(name), contents);
    },
    async reuse(reused) {
      for (const name of reused) carry(path.join(target, name), place(name));
    },
    read: (name) => readFileSync(path.join(fresh, name), 'utf8'),
    async commit() {
      await rename(target, old).catch(onlyMissing);
      await rename(fresh, target);
      deletion = clear();
      // Reported where it is awaited.
      deletion.catch(() => undefined);
    },
    async discard() {
      isOpen = false;
      restore();
      await (deletion ?? clear());
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
    await output.discard();
  }
}

/** Links a file where the file system can, else copies it. */
function carry(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
    const { atime, mtime } = statSync(from);
    utimesSync(to, atime, mtime);
  }
}

function onlyMissing(problem: NodeJS.ErrnoException): void {
  if (problem.code !== 'ENOENT') throw problem;
}
