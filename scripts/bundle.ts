import { bundle as bundleWithRedocly } from '@redocly/openapi-core';
import { fromRedocly } from './lint.ts';
import type { DescriptionSource } from './load.ts';
import type { OpenApiDocument } from '../src/model/openapi.ts';
import type { Problem } from './problem.ts';

/** Joins all files into one document with internal `$ref`s. Nodes keep their identity, which the locator relies on. */
export async function bundle({ document, resolver, config }: DescriptionSource): Promise<{ document: OpenApiDocument; problems: readonly Problem[] }> {
  const { bundle: bundled, problems } = await bundleWithRedocly({ doc: document, config, externalRefResolver: resolver });
  return { document: bundled.parsed as OpenApiDocument, problems: problems.flatMap(fromRedocly) };
}
