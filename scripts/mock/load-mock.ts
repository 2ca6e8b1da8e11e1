import type { Api } from '#src/model/api.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { bundle } from '../compile/bundle.ts';
import { circularReferences } from '../compile/source/circular-references.ts';
import { loadDescription } from '../compile/source/load.ts';
import { createLocator } from '../compile/source/locator.ts';
import { toApi } from '../compile/model/api.ts';
import { BuildError, sortProblems, type Problem } from '../cli/problem.ts';

/** A description to mock. */
export interface MockSource {
  readonly api: Api;
  readonly document: OpenApiDocument;
  /** References that could not be resolved. */
  readonly problems: readonly Problem[];
  /** Absolute paths of its files; none where it is part of the program. */
  readonly files: readonly string[];
}

/**
 * Reads a description for the mock: load, bundle and model, without guides and checks.
 *
 * @throws {UsageError} when there is no such file.
 * @throws {BuildError} when it cannot be read.
 */
export async function loadMock(openapi: string): Promise<MockSource> {
  const { description, problems } = await loadDescription(openapi);
  if (description === undefined) throw new BuildError(sortProblems(problems));
  const locator = await createLocator(description.resolver, description.entry);
  const circles = await circularReferences(description);
  if (circles.length > 0) throw new BuildError(sortProblems(circles));
  const { document, problems: unresolved } = await bundle(description);
  if (document === undefined) throw new BuildError(unresolved);
  const files = [...description.resolver.cache.keys()].sort();
  return { document, api: toApi(document, locator), problems: sortProblems(unresolved), files };
}
