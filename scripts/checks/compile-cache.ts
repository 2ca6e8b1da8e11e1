import { dirname, resolve, sep } from 'node:path';
import type { DescriptionReading } from '../pages/read-description.ts';
import { FileCache } from '../description/source/file-cache.ts';
import type { SourceOptions } from '../description/source/load.ts';

/**
 * What one compilation leaves to the next of the same sources: what was made of unchanged files, and the description
 * while only guides change. Either all of them run checks, or none.
 */
export class CompileCache {
  readonly files = new FileCache();
  readonly #folder: string;
  #reading: DescriptionReading | undefined;

  constructor({ openapi }: Pick<SourceOptions, 'openapi'>) {
    this.#folder = dirname(resolve(openapi)) + sep;
  }

  /** The description that was read last; reads it where there is none. */
  async description(read: () => Promise<DescriptionReading>): Promise<DescriptionReading> {
    if (this.#reading?.description === undefined) this.#reading = await read();
    return this.#reading;
  }

  /** Drops what was made of files, by their absolute paths, that have changed. */
  invalidate(changed: Iterable<string>): void {
    const files = new Set(this.#reading?.files);
    for (const file of changed) {
      // The settings say which extensions readers see.
      if (files.has(file) || file.startsWith(this.#folder) || file.endsWith('site.yaml')) this.#reading = undefined;
      // A guide holds its pictures, and a policy what it extends.
      if (files.has(file) || file.endsWith('.mdx')) this.files.delete(file);
      else this.files.clear();
    }
  }
}
