/** A cache on disk for expensive results. The key of a result is a digest of everything that determines the result. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '../../cli/cache-folder.ts';
import { KEY_LENGTH, keyOf } from '../../text/key-of.ts';
import { memoize } from '#src/shared/text/memoize.ts';

/** Maximum size of a store, in bytes. A site of a hundred pages adds about a tenth of this in a day of edits. */
const MOST = 100_000_000;

/**
 * A cache of bytes by key, in one file for each key. Several processes and threads may share the folder. If the folder
 * cannot be read or written, nothing is cached.
 */
export interface Store {
  /** Returns the stored bytes; undefined if there are none, or if the file is damaged. */
  get(key: string): Buffer | undefined;
  put(key: string, value: Uint8Array | string): void;
  /** Returns the stored bytes; makes and stores them if there are none. */
  getOrMake(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /**
   * Deletes the least recently used entries until the store is within its size limit. `put` calls this function
   * whenever another tenth of the limit has been written. A build often writes less, and calls it at the end.
   */
  trim(): void;
}

/** The store that all commands of this project share. */
export const sharedStore = memoize((): Store => openStore(cacheFolder('store')));

/** Opens a store in a folder, which need not exist. `most` is the maximum size in bytes. */
export function openStore(folder: string, most = MOST): Store {
  const fileOf = (key: string): string => path.join(folder, key);
  let left = most / 10;
  const store: Store = {
    get: (key) =>
      attempt(() => {
        const bytes = readFileSync(fileOf(key));
        const value = bytes.subarray(KEY_LENGTH);
        if (keyOf(value) !== bytes.toString('latin1', 0, KEY_LENGTH)) return undefined;
        const now = new Date();
        utimesSync(fileOf(key), now, now);
        return value;
      }),
    put(key, value) {
      const fresh = fileOf(randomUUID());
      const bytes = Buffer.concat([Buffer.from(keyOf(value)), Buffer.from(value)]);
      attempt(() => {
        mkdirSync(folder, { recursive: true });
        writeFileSync(fresh, bytes);
        renameSync(fresh, fileOf(key));
      });
      left -= bytes.length;
      if (left < 0) store.trim();
    },
    async getOrMake(key, make) {
      const stored = store.get(key);
      if (stored !== undefined) return stored;
      const made = await make();
      store.put(key, made);
      return made;
    },
    trim() {
      left = most / 10;
      let room = most;
      for (const { file, size } of newestFirst(folder)) {
        room -= size;
        if (room < 0) rmSync(file, { force: true });
      }
    },
  };
  return store;
}

function newestFirst(folder: string): readonly { readonly file: string; readonly size: number }[] {
  return (attempt(() => readdirSync(folder)) ?? [])
    .flatMap((name) => {
      const file = path.join(folder, name);
      const stat = statSync(file, { throwIfNoEntry: false });
      return stat === undefined ? [] : [{ file, size: stat.size, time: stat.mtimeMs }];
    })
    .sort((one, other) => other.time - one.time);
}

/** Runs an action on files, and returns its result; undefined if it fails, for example because a file is read-only. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
