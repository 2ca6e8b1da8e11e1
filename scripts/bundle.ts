import { bundle as bundleWithRedocly } from '@redocly/openapi-core';
import { CIRCULAR } from './circular-references.ts';
import { expandedSize } from './expanded-size.ts';
import { fromRedocly } from './lint.ts';
import type { DescriptionSource } from './load.ts';
import type { OpenApiDocument } from '../src/model/openapi.ts';
import { displayPath, type Problem } from './problem.ts';

/**
 * Joins all files into one document with internal `$ref`s. Nodes keep their identity, which the locator relies on. There is
 * no document where references stand in places that have none, and joining copies an object into itself or gives up.
 */
export async function bundle({
  document,
  resolver,
  config,
  entry,
}: DescriptionSource): Promise<{ document?: OpenApiDocument; problems: readonly Problem[] }> {
  const bundled = await bundleWithRedocly({ doc: document, config, externalRefResolver: resolver }).catch(
    () => undefined,
  );
  if (bundled === undefined || expandedSize(bundled.bundle.parsed) === Infinity)
    return { problems: [cannotBeJoined(entry)] };
  return { document: bundled.bundle.parsed as OpenApiDocument, problems: bundled.problems.flatMap(fromRedocly) };
}

function cannotBeJoined(entry: string): Problem {
  return {
    check: CIRCULAR,
    severity: 'error',
    message: 'The references of the description cannot be followed: some copy an object into itself.',
    hint: 'Mend what `no-unresolved-refs`, `ref-kind` and `struct` report, and references that stand where OpenAPI allows none.',
    location: { file: displayPath(entry), line: 1, column: 1 },
  };
}
