/** The record of the last build, with which the next build renders only changed pages. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../cli/problem.ts';
import { sharedStore } from '../description/source/store.ts';
import { keyOf } from '../text/key-of.ts';

/** A file of the site, and its compressed forms beside it. */
export interface BuiltFile {
  /** Names below the output folder, the plain form first. */
  readonly names: readonly string[];
  /** Key of the inputs of the file: the same key produces the same bytes. */
  readonly key: string;
}

/** The record of a build. */
export interface BuildRecord {
  /** Digest of the sources' names, sizes and times; absent if it could not be computed. */
  readonly inputs?: string | undefined;
  /** Paths of the description's files. */
  readonly read: readonly string[];
  readonly pages: number;
  readonly problems: readonly Problem[];
  readonly files: readonly BuiltFile[];
}

/** Size and time of a file when the build wrote it. */
type Mark = readonly [size: number, mtimeMs: number];

type Stored = BuildRecord & { readonly marks: Readonly<Record<string, Mark>> };

export interface LastBuild {
  /** Returns the record of the build; undefined if any of its files has changed since. */
  readonly ifUnchanged: () => BuildRecord | undefined;
  readonly read: readonly string[];
  /**
   * Returns the names of a file and its compressed forms, if the last build wrote them with this key and they are
   * unchanged.
   */
  readonly reusable: (name: string, key: string) => readonly string[] | undefined;
}

/**
 * Reads the record of the last build into the folder `out`; empty if there is none.
 *
 * @param buildKey key of options, code and Node.js: files of a build with another key are not reused.
 */
export function lastBuild(out: string, buildKey: string): LastBuild {
  const json = sharedStore().get(keyOfRecord(out, buildKey))?.toString();
  const stored = json === undefined ? undefined : (JSON.parse(json) as Stored);
  const byName = new Map(stored?.files.map((file) => [file.names[0], file]));
  const intact = (name: string): boolean => {
    const mark = markOf(path.join(out, name));
    return mark !== undefined && String(mark) === String(stored?.marks[name]);
  };
  return {
    read: stored?.read ?? [],
    ifUnchanged: () => {
      if (stored === undefined) return undefined;
      const names = Object.keys(stored.marks);
      return names.every(intact) && filesIn(out) === names.length ? stored : undefined;
    },
    reusable: (name, key) => {
      const file = byName.get(name);
      return file?.key === key && file.names.every(intact) ? file.names : undefined;
    },
  };
}

/** Stores the record of a build whose files are in `out`. */
export function storeRecord(out: string, buildKey: string, record: BuildRecord): void {
  const names = record.files.flatMap((file) => file.names);
  const marks = Object.fromEntries(names.map((name) => [name, markOf(path.join(out, name))]));
  sharedStore().put(keyOfRecord(out, buildKey), JSON.stringify({ ...record, marks }));
}

const keyOfRecord = (out: string, buildKey: string): string => keyOf(['build', path.resolve(out), buildKey]);

function markOf(file: string): Mark | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && [stat.size, stat.mtimeMs];
}

/** Counts the files in a folder and its subfolders. */
function filesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory()).length;
}
