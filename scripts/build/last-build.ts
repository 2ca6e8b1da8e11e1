/** The record of the last build, so that the next one renders only what has changed. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '../cli/cache-folder.ts';
import { parsed } from '../text/json.ts';
import type { Problem } from '../cli/problem.ts';

const folder = cacheFolder('builds');

/** A file of the site with its compressed forms beside it. */
export interface BuiltFile {
  /** Names below the output folder, the plain form first. */
  readonly names: readonly string[];
  /** Key of its inputs: the same key gives the same bytes. */
  readonly key: string;
}

/** The record of a build. */
export interface BuildRecord {
  /** Key of options, code and Node.js: nothing is reused from a build with another one. */
  readonly buildKey: string;
  /** Digest of the sources' names, sizes and times; absent where it could not be computed. */
  readonly inputs?: string | undefined;
  /** The files of the description. */
  readonly read: readonly string[];
  readonly pages: number;
  readonly problems: readonly Problem[];
  readonly files: readonly BuiltFile[];
}

/** Size and time of a file when the build wrote it. */
type Mark = readonly [size: number, mtimeMs: number];

type Stored = BuildRecord & { readonly out: string; readonly marks: Readonly<Record<string, Mark>> };

export interface LastBuild {
  /** Returns the record, if none of its files has changed since. */
  readonly untouched: () => BuildRecord | undefined;
  readonly read: readonly string[];
  /** Returns the names of the file with this name and key and of its compressed forms, if unchanged. */
  readonly reusable: (name: string, key: string) => readonly string[] | undefined;
}

/** Reads the record of the last build with this key into the folder `out`; empty if there was none. */
export function lastBuild(out: string, buildKey: string): LastBuild {
  const stored = readStored(out, buildKey);
  const byName = new Map(stored?.files.map((file) => [file.names[0], file]));
  const intact = (name: string): boolean => hasMark(path.join(out, name), stored?.marks[name]);
  return {
    read: stored?.read ?? [],
    untouched: () => {
      if (stored === undefined) return undefined;
      const names = Object.keys(stored.marks);
      return names.every(intact) && filesIn(out).length === names.length ? stored : undefined;
    },
    reusable: (name, key) => {
      const file = byName.get(name);
      return file?.key === key && file.names.every(intact) ? file.names : undefined;
    },
  };
}

/** Records a build whose files are in `out`. */
export function rememberBuild(out: string, record: BuildRecord): void {
  const marks = Object.fromEntries(
    record.files
      .flatMap(({ names }) => names)
      .map((name): [string, Mark] => {
        const { size, mtimeMs } = statSync(path.join(out, name));
        return [name, [size, mtimeMs]];
      }),
  );
  const file = fileFor(out);
  const fresh = `${file}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(fresh, JSON.stringify({ ...record, out: path.resolve(out), marks } satisfies Stored));
    renameSync(fresh, file);
    forgetGone();
  } catch (error) {
    // Where nobody may write, the next build makes everything again.
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

function hasMark(file: string, mark: Mark | undefined): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat !== undefined && mark !== undefined && stat.size === mark[0] && stat.mtimeMs === mark[1];
}

function fileFor(out: string): string {
  return path.join(folder, `${createHash('sha256').update(path.resolve(out)).digest('hex').slice(0, 16)}.json`);
}

function readStored(out: string, buildKey: string): Stored | undefined {
  const stored = readJson(fileFor(out)) as Stored | undefined;
  return stored?.buildKey === buildKey ? stored : undefined;
}

function readJson(file: string): unknown {
  try {
    return parsed(readFileSync(file, 'utf8'));
  } catch {
    // Never built, or deleted.
    return undefined;
  }
}

/** Names below a folder, with forward slashes. */
function filesIn(out: string): string[] {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** Deletes the records of folders that no longer exist. */
function forgetGone(): void {
  for (const name of readdirSync(folder)) {
    const { out } = (readJson(path.join(folder, name)) ?? {}) as Partial<Stored>;
    if (out === undefined || statSync(out, { throwIfNoEntry: false }) === undefined)
      rmSync(path.join(folder, name), { force: true });
  }
}
