import { dirname, resolve, sep } from 'node:path';
import type { DescriptionReading } from '../pages/read-description.ts';
import { FileCache } from '../description/source/file-cache.ts';
import type { SourceOptions } from '../description/source/load.ts';

/**
 * A cache for repeated compilations of the same sources. It contains the result for each file until the file changes,
 * and the description as long as only guides change. Compilations with and without checks must not share a cache.
 */
export class CompileCache {
  readonly files = new FileCache();
  readonly #folder: string;
  #reading: DescriptionReading | undefined;

  constructor({ openapi }: Pick<SourceOptions, 'openapi'>) {
    this.#folder = dirname(resolve(openapi)) + sep;
  }

  /** Returns the cached description; calls `read` if there is none. */
  async description(read: () => Promise<DescriptionReading>): Promise<DescriptionReading> {
    if (this.#reading?.description === undefined) this.#reading = await read();
    return this.#reading;
  }

  /** Removes the cached results that depend on changed files. `changed` contains absolute paths. */
  invalidate(changed: Iterable<string>): void {
    const files = new Set(this.#reading?.files);
    for (const file of changed) {
      // `site.yaml` decides which extensions readers see.
      if (files.has(file) || file.startsWith(this.#folder) || file.endsWith('site.yaml')) this.#reading = undefined;
      // Any other file may affect the results of several files: a picture of a guide, or a file that `redocly.yaml`
      // extends.
      if (files.has(file) || file.endsWith('.mdx')) this.files.delete(file);
      else this.files.clear();
    }
  }
}
