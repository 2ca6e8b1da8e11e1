/** Writes the site to a staging folder and then swaps it in, so that `dist/` is never half written. */
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
} from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { withCompressed } from '../outputs/compress.ts';
import type { BuiltFile, LastBuild } from './build-record.ts';
import { type OutputFile, writeFiles } from '../outputs/output-file.ts';

/** A site being written: its files, each with the key of its inputs. A duplicate name is an error. */
export interface SiteOutput {
  /**
   * The staging folder, which contains the files until `commit`. Threads write to it, and report the names through
   * `add`.
   */
  readonly folder: string;
  /** Reuses the file of the last build with this name and key, and keeps its time; returns false if there is none. */
  reuse(name: string, key: string): boolean;
  /** Adds a file that is already in the folder: its name, then the names of its compressed forms. */
  add(names: readonly string[]): void;
  /** Writes a file and its compressed forms, the plain one first. */
  write(forms: readonly OutputFile[]): void;
  /** Returns the text of a file that was reused or written. */
  read(name: string): string;
  /** Replaces the output folder by the staging folder. */
  commit(): Promise<readonly BuiltFile[]>;
  /** Ends the output: leaves the output folder as it was or, after `commit`, deletes its previous contents. */
  discard(): Promise<void>;
}

/**
 * Opens a staging folder beside `out`. The folder `out` remains as it was if anything fails or the process is stopped.
 *
 * @param last the build in `out`
 */
export function openOutput(out: string, last?: LastBuild): SiteOutput {
  const target = path.resolve(out);
  mkdirSync(path.dirname(target), { recursive: true });
  const staging = mkdtempSync(`${target}.build-`);
  const fresh = path.join(staging, 'new');
  const old = path.join(staging, 'old');
  const taken = new Set<string>();
  const keys = new Map<string, string>();
  const built: BuiltFile[] = [];
  const restore = (): void => {
    if (existsSync(old) && !existsSync(target)) renameSync(old, target);
  };
  const undo = (): void => {
    restore();
    rmSync(staging, { recursive: true, force: true });
  };
  let isOpen = true;
  let deletion: Promise<void> | undefined;
  // In parallel, as deleting a thousand files one after another is mostly waiting.
  const clear = (): Promise<void> => rm(staging, { recursive: true, force: true });
  const add = (names: readonly string[]): void => {
    for (const name of names) {
      if (!isOpen) throw new Error(`\`${name}\` was added after the site was closed.`);
      if (taken.has(name)) throw new Error(`Two files of the site have the name \`${name}\`.`);
      taken.add(name);
    }
    built.push({ names, key: keys.get(names[0] ?? '') ?? '' });
  };
  process.once('exit', undo);
  return {
    folder: fresh,
    reuse(name, key) {
      keys.set(name, key);
      const names = last?.reusable(name, key);
      if (names === undefined) return false;
      add(names);
      for (const each of names) linkOrCopy(path.join(target, each), path.join(fresh, each));
      return true;
    },
    add,
    // Asynchronous writes would queue behind the compression in Node's thread pool.
    write(forms) {
      add(forms.map((form) => form.path));
      writeFiles(fresh, forms);
    },
    read: (name) => readFileSync(path.join(fresh, name), 'utf8'),
    async commit() {
      await rename(target, old).catch(onlyMissing);
      await rename(fresh, target);
      deletion = clear();
      // Reported when it is awaited.
      deletion.catch(() => undefined);
      return built;
    },
    async discard() {
      isOpen = false;
      restore();
      await (deletion ?? clear());
      process.off('exit', undo);
    },
  };
}

/** Returns a subfolder of an open site as a site output of its own, which is committed with the whole site. */
export function below(output: SiteOutput, folder: string): SiteOutput {
  const inside = (name: string): string => folder + name;
  return {
    ...output,
    folder: path.join(output.folder, folder),
    reuse: (name, key) => output.reuse(inside(name), key),
    add: (names) => output.add(names.map(inside)),
    write: (forms) => output.write(forms.map((form) => ({ ...form, path: inside(form.path) }))),
    read: (name) => output.read(inside(name)),
  };
}

/** Replaces the folder `out` by `files`, with compressed forms beside each text file. */
export async function emit(files: readonly OutputFile[], out: string): Promise<void> {
  const output = openOutput(out);
  try {
    for (const forms of await Promise.all(files.map((file) => withCompressed(file)))) output.write(forms);
    await output.commit();
  } finally {
    await output.discard();
  }
}

/** Links a file if the file system can, else copies it. */
function linkOrCopy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
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
