import { statSync } from 'node:fs';

/**
 * A cache in memory for results that are made from files, used by the development server, for example. A result is
 * valid until its file changes.
 */
export class FileCache {
  readonly #entries = new Map<string, { readonly stamp: string; readonly made: Promise<unknown> }>();

  /**
   * Returns the cached result for a file. Calls `make` if there is none, or if the file has changed. Errors are not
   * cached.
   */
  getOrMake<Made>(file: string, make: (file: string) => Promise<Made>): Promise<Made> {
    const stamp = stampOf(file);
    const cached = this.#entries.get(file);
    if (cached?.stamp === stamp) return cached.made as Promise<Made>;
    const made = make(file);
    const entry = { stamp, made };
    this.#entries.set(file, entry);
    made.catch(() => {
      if (this.#entries.get(file) === entry) this.#entries.delete(file);
    });
    return made;
  }

  delete(file: string): void {
    this.#entries.delete(file);
  }

  clear(): void {
    this.#entries.clear();
  }
}

/** Returns a stamp that changes whenever a file is written or replaced; an empty string if the file does not exist. */
export function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? '' : `${found.mtimeMs} ${found.size} ${found.ino}`;
}
