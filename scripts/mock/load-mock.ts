import type { Api } from '#src/model/api.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { toApi } from '../compile/model/api.ts';
import { bundleDescription } from '../compile/read-description.ts';
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
  const { description, problems, files } = await bundleDescription(openapi, {});
  if (description === undefined) throw new BuildError(sortProblems(problems));
  const { document, locator } = description;
  return { document, api: toApi(document, locator), problems: sortProblems(problems), files };
}
