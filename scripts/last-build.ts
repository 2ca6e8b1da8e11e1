/** What the last build left in its folder, so that the next one draws only what has changed. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parsed } from './json.ts';
import type { Problem } from './problem.ts';

const folder = fileURLToPath(new URL('../node_modules/.cache/builds', import.meta.url));

/** A file of the site with its compressed forms beside it. */
export interface BuiltFile {
  /** Names below the output folder, the plain form first. */
  readonly names: readonly string[];
  /** What the file was made of: the same key gives the same bytes. */
  readonly key: string;
}

/** What a build tells of itself. */
export interface BuildRecord {
  /** Options, code and Node.js: nothing is kept from a build with another one. */
  readonly maker: string;
  /** The sources by name, size and time; absent where they cannot be told so. */
  readonly inputs?: string | undefined;
  /** Files of the description, wherever they lie. */
  readonly read: readonly string[];
  readonly pages: number;
  readonly problems: readonly Problem[];
  readonly files: readonly BuiltFile[];
}

/** Size and time of a file as the build left it. */
type Mark = readonly [size: number, mtimeMs: number];

type Stored = BuildRecord & { readonly out: string; readonly marks: Readonly<Record<string, Mark>> };

export interface LastBuild {
  /** The build's own record, when nothing has touched its files since. */
  readonly untouched: () => BuildRecord | undefined;
  readonly read: readonly string[];
  /** Names of a file that was made of the same, and lies there as the build left it. */
  readonly kept: (name: string, key: string) => readonly string[] | undefined;
}

/** What the last build by this `maker` left in the folder `out`; as if there was none, where there was none. */
export function lastBuild(out: string, maker: string): LastBuild {
  const stored = readStored(out, maker);
  const byName = new Map(stored?.files.map((file) => [file.names[0], file]));
  const intact = (name: string): boolean => {
    const stat = statSync(path.join(out, name), { throwIfNoEntry: false });
    const mark = stored?.marks[name];
    return stat !== undefined && mark !== undefined && stat.size === mark[0] && stat.mtimeMs === mark[1];
  };
  return {
    read: stored?.read ?? [],
    untouched: () => {
      if (stored === undefined) return undefined;
      const names = Object.keys(stored.marks);
      return names.every(intact) && filesIn(out) === names.length ? stored : undefined;
    },
    kept: (name, key) => {
      const file = byName.get(name);
      return file?.key === key && file.names.every(intact) ? file.names : undefined;
    },
  };
}

/** Remembers a build whose files lie in `out` now. */
export function rememberBuild(out: string, record: BuildRecord): void {
  const marks = Object.fromEntries(
    record.files
      .flatMap(({ names }) => names)
      .map((name): [string, Mark] => {
        const { size, mtimeMs } = statSync(path.join(out, name));
        return [name, [size, mtimeMs]];
      }),
  );
  mkdirSync(folder, { recursive: true });
  const file = fileFor(out);
  writeFileSync(
    `${file}.${process.pid}`,
    JSON.stringify({ ...record, out: path.resolve(out), marks } satisfies Stored),
  );
  renameSync(`${file}.${process.pid}`, file);
  forgetGone();
}

function fileFor(out: string): string {
  return path.join(folder, `${createHash('sha256').update(path.resolve(out)).digest('hex').slice(0, 16)}.json`);
}

function readStored(out: string, maker: string): Stored | undefined {
  const stored = readJson(fileFor(out)) as Stored | undefined;
  return stored?.maker === maker ? stored : undefined;
}

function readJson(file: string): unknown {
  try {
    return parsed(readFileSync(file, 'utf8'));
  } catch {
    // Never built, or cleaned away.
    return undefined;
  }
}

function filesIn(out: string): number {
  return readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory()).length;
}

/** Records of folders that are no more. */
function forgetGone(): void {
  for (const name of readdirSync(folder)) {
    const { out } = (readJson(path.join(folder, name)) ?? {}) as Partial<Stored>;
    if (out === undefined || statSync(out, { throwIfNoEntry: false }) === undefined)
      rmSync(path.join(folder, name), { force: true });
  }
}
