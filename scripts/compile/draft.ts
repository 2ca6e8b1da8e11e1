import { dirname, resolve, sep } from 'node:path';
import type { Api } from '#src/model/api.ts';
import type { Site } from '#src/model/site.ts';
import { bundle } from './bundle.ts';
import { describe, siteOf, type Described } from './describe.ts';
import { ownDocument } from './own-document.ts';
import { publish } from './publish/publish.ts';
import { circularReferences } from './source/circular-references.ts';
import type { LastChanges } from './source/git-history.ts';
import { KeptFiles } from './source/kept-files.ts';
import { loadGuides } from './source/guides/load-guides.ts';
import { loadDescription, type SourceOptions } from './source/load.ts';
import { createLocator } from './source/locator.ts';

/** A site that nobody has judged yet. */
export interface Draft {
  readonly site: Site;
  readonly api: Api;
  /** The bundled description as its author wrote it, as JSON. */
  readonly bundled: string;
}

/**
 * The sources of a site while they are edited. Each draft keeps what was made of files that are as they were, and the
 * description when only guides have changed. Nothing is checked: `compile` does that, and draws the same pages.
 */
export class Drafts {
  readonly #sources: SourceOptions;
  readonly #kept = new KeptFiles();
  #described: Described | undefined;
  #files: ReadonlySet<string> = new Set();

  constructor(sources: SourceOptions) {
    this.#sources = sources;
  }

  /** Absolute paths of the description's files, some of which may stand outside its folder. */
  get files(): ReadonlySet<string> {
    return this.#files;
  }

  /**
   * The site of the sources as they are now; undefined where the description cannot be read. `changed` are the absolute
   * paths of the files that have changed since the last draft.
   *
   * @throws {UsageError} when a file or folder that was asked for does not exist.
   */
  async next(changed: Iterable<string>, changes: LastChanges): Promise<Draft | undefined> {
    for (const file of changed) {
      // The settings say which extensions readers see.
      if (this.#isOfDescription(file) || file.endsWith('site.yaml')) this.#described = undefined;
      // A guide holds its pictures, and a policy what it extends.
      if (this.#files.has(file) || file.endsWith('.mdx')) this.#kept.forget(file);
      else this.#kept.clear();
    }
    const { guides } = await loadGuides(this.#sources.guides, { kept: this.#kept });
    this.#described ??= await this.#describe(Object.keys(guides.config.extensions));
    if (this.#described === undefined) return undefined;
    const { api, bundled } = this.#described;
    const { site } = siteOf(this.#described, guides, { changes });
    return { site, api, bundled };
  }

  #isOfDescription(file: string): boolean {
    return this.#files.has(file) || file.startsWith(dirname(resolve(this.#sources.openapi)) + sep);
  }

  async #describe(extensions: readonly string[]): Promise<Described | undefined> {
    const { description } = await loadDescription(this.#sources.openapi, { kept: this.#kept });
    if (description === undefined) return undefined;
    const circles = await circularReferences(description);
    this.#files = new Set(description.resolver.cache.keys());
    if (circles.length > 0) return undefined;
    const locator = await createLocator(description.resolver, description.entry);
    const document = ownDocument(description) ?? (await bundle(description)).document;
    if (document === undefined) return undefined;
    publish(document, locator, extensions);
    return describe(document, locator, description.entry);
  }
}
