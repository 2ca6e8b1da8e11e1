import type { Api } from '#src/model/api.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { BuildError, type Location } from '../cli/problem.ts';
import { bundle } from './bundle.ts';
import { toApi } from './model/api.ts';
import { upgrade } from './model/upgrade.ts';
import { removeInternal } from './publish/remove-internal.ts';
import { circularReferences } from './source/circular-references.ts';
import type { FileReader } from './source/file-reader.ts';
import { loadDescription } from './source/load.ts';
import { createLocator } from './source/locator.ts';

/** A version of a description to compare: bundled, in the dialect of OpenAPI 3.1. */
export interface ReadVersion {
  readonly document: OpenApiDocument;
  readonly wrote: (node: unknown) => boolean;
  readonly locate: (node: unknown) => Location;
  /** Makes its model, which a comparison does without. */
  readonly toApi: () => Api;
}

/**
 * Reads a version of a description for a comparison: no guides, no checks, no pages.
 *
 * @throws {UsageError} where there is no description.
 * @throws {BuildError} where it cannot be read at all.
 */
export async function readVersion(openapi: string, files?: FileReader): Promise<ReadVersion> {
  const { description, problems } = await loadDescription(openapi, files && { files });
  if (description === undefined) throw new BuildError(problems);
  const circles = await circularReferences(description);
  if (circles.length > 0) throw new BuildError(circles);
  const locator = await createLocator(description.resolver, description.entry);
  const { document, problems: bundled } = await bundle(description);
  if (document === undefined) throw new BuildError(bundled);
  removeInternal(document);
  upgrade(document);
  return {
    document,
    wrote: (node) => locator.fileOf(node) !== undefined,
    locate: (node) => locator.locate(node),
    toApi: () => toApi(document, locator),
  };
}
