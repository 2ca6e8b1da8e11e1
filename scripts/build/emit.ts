/**
 * Writes the site to a staging folder, which then replaces the output folder, so that `dist/` is never half written.
 */
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

/** A site that is being written. Two files with the same name are an error. */
export interface SiteOutput {
  /**
   * The staging folder, which contains the files until `commit`. Threads write files there directly; `add` then
   * registers the names of these files.
   */
  readonly folder: string;
  /**
   * Reuses the file of the last build that has this name and key, and preserves its modification time. Returns false if
   * there is no such file.
   */
  reuse(name: string, key: string): boolean;
  /** Registers a file that was written to the folder directly: its name, then the names of its compressed forms. */
  add(names: readonly string[]): void;
  /** Writes a file and its compressed forms; the uncompressed form is first. */
  write(forms: readonly OutputFile[]): void;
  /** Returns the text of a file that was reused or written. */
  read(name: string): string;
  /** Replaces the output folder with the staging folder. Returns all files of the site. */
  commit(): Promise<readonly BuiltFile[]>;
  /**
   * Closes the output and deletes the staging folder. After `commit`, this folder contains the previous site. Without
   * `commit`, the output folder remains as it was.
   */
  discard(): Promise<void>;
}

/**
 * Creates a staging folder beside `out`. If anything fails, or the process is stopped, `out` remains as it was.
 *
 * @param last the build whose files are in `out`
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
  // Asynchronous, as deleting a thousand files one after another is mostly waiting.
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
    // Synchronous, as asynchronous writes would queue behind the compression in Node's thread pool.
    write(forms) {
      add(forms.map((form) => form.path));
      writeFiles(fresh, forms);
    },
    read: (name) => readFileSync(path.join(fresh, name), 'utf8'),
    async commit() {
      await rename(target, old).catch(onlyMissing);
      await rename(fresh, target);
      deletion = clear();
      // Errors are reported where the deletion is awaited.
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

/**
 * Returns a site output for a subfolder of another one. Its files are committed together with those of the outer
 * output.
 */
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

/** Replaces the folder `out` with these files, and with compressed forms beside each text file. */
export async function emit(files: readonly OutputFile[], out: string): Promise<void> {
  const output = openOutput(out);
  try {
    for (const forms of await Promise.all(files.map((file) => withCompressed(file)))) output.write(forms);
    await output.commit();
  } finally {
    await output.discard();
  }
}

/** Creates a hard link to a file or, where that is impossible, a copy. */
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
