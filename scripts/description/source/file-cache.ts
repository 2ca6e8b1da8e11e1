import { statSync } from 'node:fs';

/** The cache of the development server, in memory: what was made of files, while they stay as they were. */
export class FileCache {
  readonly #entries = new Map<string, { readonly stamp: string; readonly made: Promise<unknown> }>();

  /** Returns what `make` makes of a file, or has made of it. A failure is not cached: the next call tries again. */
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

/** Changes whenever a file is written or replaced: while a large one is written, its size alone does. */
export function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? '' : `${found.mtimeMs} ${found.size} ${found.ino}`;
}
