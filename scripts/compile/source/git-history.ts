/** When files last changed, as git tells. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { execute } from '../../cli/execute.ts';
import type { SourceOptions } from './load.ts';

/** Days of last changes by absolute path, as `2026-11-22` in UTC (RFC 3339, full-date). */
export type LastChanges = ReadonlyMap<string, string>;

/** Ends a history that takes longer: a page is right without its day. In milliseconds. */
const TIMEOUT = 10_000;

/**
 * The day of the last commit of every file in the folders of these sources. Files that git does not know have none, nor has what a
 * shallow clone shows as changed only because it knows no earlier commit. Empty outside a repository and without git.
 */
export async function lastChanges({ openapi, guides }: SourceOptions): Promise<LastChanges> {
  const folders = [dirname(resolve(openapi)), ...(guides === undefined ? [] : [resolve(guides)])];
  const histories = await Promise.all(folders.map(historyOf));
  return new Map(histories.flatMap((history) => [...history]));
}

/** The commit that the description of these sources is checked out at; undefined outside a repository. */
export async function commitOf({ openapi }: SourceOptions): Promise<string | undefined> {
  return (await git(dirname(resolve(openapi)), 'rev-parse', 'HEAD'))?.trim();
}

async function historyOf(folder: string): Promise<LastChanges> {
  const root = (await git(folder, 'rev-parse', '--show-toplevel'))?.trim();
  if (root === undefined) return new Map();
  const oldest = await shallowCommits(folder);
  const log = await git(folder, 'log', '--format=%x00%H %ct', '--name-only', '-z', '--no-renames', '--', '.');
  const days = new Map<string, string | undefined>();
  let day: string | undefined;
  for (const part of (log ?? '').split('\0')) {
    const [, id, seconds] = /^([0-9a-f]{40,64}) (\d+)$/.exec(part) ?? [];
    if (id !== undefined) day = oldest.has(id) ? undefined : dayOf(Number(seconds));
    const file = part.trimStart();
    if (id !== undefined || file === '') continue;
    const path = join(root, file);
    if (!days.has(path)) days.set(path, day);
  }
  return new Map([...days].flatMap(([path, known]) => (known === undefined ? [] : [[path, known]])));
}

function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

/** Commits whose parents a shallow clone lacks: each file of them looks new. */
async function shallowCommits(folder: string): Promise<ReadonlySet<string>> {
  const file = (await git(folder, 'rev-parse', '--git-path', 'shallow'))?.trim();
  const path = file === undefined ? undefined : resolve(folder, file);
  return new Set(path !== undefined && existsSync(path) ? (await readFile(path, 'utf8')).split('\n') : []);
}

/** What git prints; undefined where it fails or is not installed. */
async function git(folder: string, ...args: readonly string[]): Promise<string | undefined> {
  const { code, stdout } = await execute(['git', '-C', folder, ...args], { timeout: TIMEOUT });
  return code === 0 ? stdout.toString() : undefined;
}
