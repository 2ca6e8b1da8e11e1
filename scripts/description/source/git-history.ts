/** The days when files last changed, according to git. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { execute } from '../../cli/execute.ts';
import { asRecord, asText } from '#src/shared/schema/raw.ts';
import { parsed } from '../../text/json.ts';
import { keyOf } from '../../text/key-of.ts';
import { LARGEST } from './git-files.ts';
import type { SourceOptions } from './load.ts';
import { sharedStore, type Store } from './store.ts';

/**
 * The day (UTC) of the last change to each file, such as `2026-11-22` (RFC 3339, full-date). The key is the absolute
 * path.
 */
export type LastChanges = ReadonlyMap<string, string>;

/** Time limit for reading a history, in milliseconds. Without the history, pages only lack their dates. */
const TIMEOUT = 10_000;

/**
 * Returns the day of the last change to each file in the folders of these sources. Returns an empty map outside a
 * repository and without git. A file has no day if git does not track it, or if a shallow clone lacks the commit that
 * changed it. Days are cached by commit.
 */
export async function lastChanges({ openapi, guides }: SourceOptions, store = sharedStore()): Promise<LastChanges> {
  const folders = [dirname(resolve(openapi)), ...(guides === undefined ? [] : [resolve(guides)])];
  const histories = await Promise.all(folders.map((folder) => historyOf(folder, store)));
  return new Map(histories.flatMap((history) => [...history]));
}

/**
 * Returns the id of the current commit in the repository that contains the description; undefined outside a repository.
 */
export async function commitOf({ openapi }: SourceOptions): Promise<string | undefined> {
  return (await git(dirname(resolve(openapi)), 'rev-parse', 'HEAD'))?.trim();
}

async function historyOf(folder: string, store: Store): Promise<LastChanges> {
  const places = await git(folder, 'rev-parse', '--show-prefix', '--show-toplevel', '--git-path', 'shallow', 'HEAD');
  if (places === undefined) return new Map();
  const [prefix = '', root = '', shallow = '', head = ''] = places.split('\n');
  const oldest = await linesOf(resolve(folder, shallow));
  const key = keyOf(['days', head, prefix, oldest]);
  const cached = store.get(key)?.toString();
  const days = cached ?? (await daysOf(folder, new Set(oldest)));
  if (cached === undefined && days !== undefined) store.put(key, days);
  return new Map(Object.entries(asRecord(parsed(days ?? ''))).map(([file, day]) => [join(root, file), asText(day)]));
}

/**
 * Returns the days of the last changes to the files in a folder, as JSON text: `{"guides/pay.mdx":"2026-11-22"}`. Paths
 * begin at the root of the repository. A file whose last change is in an `oldest` commit has no day: it may be older.
 * Undefined if git fails.
 */
async function daysOf(folder: string, oldest: ReadonlySet<string>): Promise<string | undefined> {
  const log = await git(folder, 'log', '--format=%x00%H %ct', '--name-only', '-z', '--no-renames', '--', '.');
  if (log === undefined) return undefined;
  const days = new Map<string, string | undefined>();
  let day: string | undefined;
  for (const part of log.split('\0')) {
    const [, id, seconds] = /^([0-9a-f]{40,64}) (\d+)$/.exec(part) ?? [];
    if (id !== undefined) day = oldest.has(id) ? undefined : dayOf(Number(seconds));
    const file = part.trimStart();
    if (id === undefined && file !== '' && !days.has(file)) days.set(file, day);
  }
  return JSON.stringify(Object.fromEntries(days));
}

function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

/**
 * Returns the ids of the oldest commits in a shallow clone, from git's file `shallow`; an empty list for a complete
 * clone. In these commits, every file seems to be new.
 */
async function linesOf(shallow: string): Promise<readonly string[]> {
  return existsSync(shallow) ? (await readFile(shallow, 'utf8')).split('\n') : [];
}

/** Runs git and returns its output; undefined if it fails or is not installed. */
async function git(folder: string, ...args: readonly string[]): Promise<string | undefined> {
  const { code, stdout } = await execute(['git', '-C', folder, ...args], { timeout: TIMEOUT, largest: LARGEST });
  return code === 0 ? stdout.toString() : undefined;
}
