import { statSync } from 'node:fs';

/** A cache of what was made of files, valid while they stay as they were: for sources that are read after every edit. */
export class KeptFiles {
  readonly #kept = new Map<string, { readonly stamp: string; readonly made: Promise<unknown> }>();

  /** Returns what `make` makes of a file, or made of it before: the same for every call with this file. */
  of<Made>(file: string, make: (file: string) => Promise<Made>): Promise<Made> {
    const stamp = stampOf(file);
    const before = this.#kept.get(file);
    if (before?.stamp === stamp) return before.made as Promise<Made>;
    const made = make(file);
    this.#kept.set(file, { stamp, made });
    return made;
  }

  forget(file: string): void {
    this.#kept.delete(file);
  }

  clear(): void {
    this.#kept.clear();
  }
}

/** Changes whenever a file is written or replaced: while a large one is written, its size alone does. */
export function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? '' : `${found.mtimeMs} ${found.size} ${found.ino}`;
}
