import { dirname, resolve, sep } from 'node:path';
import type { DescriptionReading } from '../pages/read-description.ts';
import { FileCache } from '../description/source/file-cache.ts';
import type { SourceOptions } from '../description/source/load.ts';

/**
 * Results that compilations of the same sources share: those of unchanged files, and the description while only guides
 * change. Either all compilations that share a cache run checks, or none does.
 */
export class CompileCache {
  readonly files = new FileCache();
  readonly #folder: string;
  #reading: DescriptionReading | undefined;

  constructor({ openapi }: Pick<SourceOptions, 'openapi'>) {
    this.#folder = dirname(resolve(openapi)) + sep;
  }

  /** Returns the cached description; reads it if there is none. */
  async description(read: () => Promise<DescriptionReading>): Promise<DescriptionReading> {
    if (this.#reading?.description === undefined) this.#reading = await read();
    return this.#reading;
  }

  /** Drops the results of changed files, given by their absolute paths. */
  invalidate(changed: Iterable<string>): void {
    const files = new Set(this.#reading?.files);
    for (const file of changed) {
      // The settings decide which extensions are visible to readers.
      if (files.has(file) || file.startsWith(this.#folder) || file.endsWith('site.yaml')) this.#reading = undefined;
      // The result of a guide includes its pictures, that of a policy the files that it extends.
      if (files.has(file) || file.endsWith('.mdx')) this.files.delete(file);
      else this.files.clear();
    }
  }
}
