import type { Api } from '#src/model/api.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { BuildError, type Location } from '../cli/problem.ts';
import { toApi } from './model/api.ts';
import { upgrade } from './model/upgrade.ts';
import { removeInternal } from './publish/remove-internal.ts';
import { bundleDescription } from './bundle-description.ts';
import type { FileReader } from './source/file-reader.ts';

/** A version of a description for a comparison: bundled, in the dialect of OpenAPI 3.1. */
export interface ReadVersion {
  readonly document: OpenApiDocument;
  /**
   * Whether a node is in a source file; with `key`, whether this key of the node is. False for a schema that the
   * comparison merges from several.
   */
  readonly wrote: (node: unknown, key?: string) => boolean;
  /** Returns the source location of a node, or of the descendant at the path `keys`. */
  readonly locate: (node: unknown, keys?: readonly (string | number)[]) => Location;
  /** Returns the `Api` of the version. It is made on the first call, as most callers do not need it. */
  readonly toApi: () => Api;
}

/**
 * Reads a version of a description for a comparison, without guides, checks and pages.
 *
 * @throws {UsageError} when the description does not exist.
 * @throws {BuildError} when the description cannot be read at all.
 */
export async function readVersion(openapi: string, files?: FileReader): Promise<ReadVersion> {
  const { description, problems } = await bundleDescription(openapi, files === undefined ? {} : { files });
  if (description === undefined) throw new BuildError(problems);
  const { document, locator } = description;
  removeInternal(document);
  upgrade(document);
  return {
    document,
    wrote: (node, key) => (key === undefined ? locator.fileOf(node) !== undefined : locator.wrote(node, key)),
    locate: (node, keys = []) => locator.trace(node, keys, true),
    toApi: memoize(() => toApi(document, locator)),
  };
}
