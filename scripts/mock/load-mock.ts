import { dirname, join, resolve } from 'node:path';
import type { Api } from '../../src/model/api.ts';
import type { OpenApiDocument } from '../../src/model/openapi.ts';
import { bundle } from '../bundle.ts';
import { circularReferences } from '../circular-references.ts';
import { loadPolicy } from '../checks/policy.ts';
import { load } from '../load.ts';
import { createLocator } from '../locator.ts';
import { toApi } from '../model/api.ts';
import { BuildError, hasErrors, sortProblems, type Problem } from '../problem.ts';

/** A description to mock. */
export interface MockSource {
  readonly api: Api;
  readonly document: OpenApiDocument;
  /** What could not be followed in it. */
  readonly problems: readonly Problem[];
}

/**
 * Reads a description for the mock: load, bundle and model, without guides and checks.
 *
 * @throws {UsageError} when there is no such file.
 * @throws {BuildError} when it cannot be read.
 */
export async function loadMock(openapi: string): Promise<MockSource> {
  const { policy } = await loadPolicy(join(dirname(resolve(openapi)), 'checks.yaml'));
  const { sources, problems } = await load({ openapi }, policy.layout);
  if (sources === undefined || hasErrors(problems)) throw new BuildError(sortProblems(problems));
  const { description } = sources;
  const locator = await createLocator(description.resolver, description.entry);
  const circles = await circularReferences(description);
  if (circles.length > 0) throw new BuildError(sortProblems(circles));
  const { document, problems: unresolved } = await bundle(description);
  if (document === undefined) throw new BuildError(unresolved);
  return { document, api: toApi(document, locator, policy.layout.catalogue), problems: sortProblems(unresolved) };
}
