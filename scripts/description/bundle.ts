import { bundle as bundleWithRedocly } from '@redocly/openapi-core';
import { CIRCULAR } from './source/circular-references.ts';
import { expandedSize } from './source/yaml.ts';
import { ownDocument } from './own-document.ts';
import { fromRedocly } from './lint/lint.ts';
import type { DescriptionSource } from './source/load.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { displayPath, type Problem } from '../cli/problem.ts';

/**
 * Bundles all files into one document with internal `$ref`s. Nodes keep their identity, which the locator relies on.
 * Returns no document where references stand in places that allow none and bundling would copy an object into itself.
 */
export async function bundle(
  description: DescriptionSource,
): Promise<{ document?: OpenApiDocument; problems: readonly Problem[] }> {
  const { document, resolver, config, entry } = description;
  const own = ownDocument(description);
  if (own !== undefined) return { document: own, problems: [] };
  const bundled = await bundleWithRedocly({ doc: document, config, externalRefResolver: resolver }).catch(
    () => undefined,
  );
  if (bundled === undefined || expandedSize(bundled.bundle.parsed) === Infinity)
    return { problems: [cannotBeJoined(entry)] };
  return {
    document: bundled.bundle.parsed as OpenApiDocument,
    problems: await fromRedocly(bundled.problems, description),
  };
}

function cannotBeJoined(entry: string): Problem {
  return {
    check: CIRCULAR,
    severity: 'error',
    message: 'The references of the description cannot be followed: some copy an object into itself.',
    hint: 'Correct what `no-unresolved-refs`, `ref-kind` and `struct` report, and remove each `$ref` from places where OpenAPI allows none.',
    location: { file: displayPath(entry), line: 1, column: 1 },
  };
}
