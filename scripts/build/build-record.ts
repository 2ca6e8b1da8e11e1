/** The record of the last build, which lets the next build render only changed pages. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../cli/problem.ts';
import { sharedStore } from '../description/source/store.ts';
import { keyOf } from '../text/key-of.ts';

/** A file of the site, with its compressed forms. */
export interface BuiltFile {
  /** Paths in the output folder: the uncompressed file, then its compressed forms. */
  readonly names: readonly string[];
  /** Key of everything that determines the contents of the file: equal keys mean equal bytes. */
  readonly key: string;
}

/** The record of a build. It describes the files that the build read and wrote. */
export interface BuildRecord {
  /**
   * Digest of the names, sizes and times of the sources, with the commit and the version tags. Absent if it could not
   * be computed, or the sources changed during the build.
   */
  readonly inputs?: string | undefined;
  /** Paths of the description's files, which the build read. */
  readonly read: readonly string[];
  readonly pages: number;
  readonly problems: readonly Problem[];
  readonly files: readonly BuiltFile[];
}

/** Size and modification time of a file when the build wrote it. */
type Mark = readonly [size: number, mtimeMs: number];

type Stored = BuildRecord & { readonly marks: Readonly<Record<string, Mark>> };

/** The last build into an output folder, and which of its files can be reused. */
export interface LastBuild {
  /** Returns the record of the build; undefined if any file of the site has changed since the build. */
  readonly ifUnchanged: () => BuildRecord | undefined;
  readonly read: readonly string[];
  /**
   * Returns the names of a file and its compressed forms, if the new build can reuse them. Undefined if the last build
   * wrote them with another key, or they have changed since.
   */
  readonly reusable: (name: string, key: string) => readonly string[] | undefined;
}

/**
 * Returns what is known of the last build into the folder `out`. Without a record of that build, no file can be reused.
 *
 * @param buildKey key of the options, the code and the Node.js version. Files of a build with another key are not
 * reused.
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

/** Returns the number of files in a folder and its subfolders. */
function filesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory()).length;
}
