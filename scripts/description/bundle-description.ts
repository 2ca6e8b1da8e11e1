import { bundle as bundleWithRedocly } from '@redocly/openapi-core';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { placeName, type Problem, displayPath } from '../cli/problem.ts';
import { lint, fromRedocly } from './lint/lint.ts';
import { circularReferences, CIRCULAR } from './source/circular-references.ts';
import type { FileReader } from './source/file-reader.ts';
import type { FileCache } from './source/file-cache.ts';
import { loadDescription, referencedFileProblems, type DescriptionSource } from './source/load.ts';
import { createLocator, type Locator } from './source/locator.ts';
import { emptyReferences } from './source/unresolved-reference.ts';
import { expandedSize } from './source/yaml.ts';
import { ownDocument } from './own-document.ts';

/** A description that was loaded and bundled. */
export interface BundledDescription {
  readonly source: DescriptionSource;
  readonly document: OpenApiDocument;
  readonly locator: Locator;
}

/** The result of reading a description, and its problems. `description` is absent if it cannot be read at all. */
export interface Reading<Description> {
  readonly description?: Description;
  readonly problems: readonly Problem[];
  /** Absolute paths of the files that were read. */
  readonly files: readonly string[];
}

export interface ReadOptions {
  readonly files?: FileReader;
  readonly cache?: FileCache;
  /** Whether to lint the description. */
  readonly lints?: boolean;
}

/**
 * Reads a description of one or many files into one document.
 *
 * @throws {UsageError} when there is no such file.
 */
export async function bundleDescription(
  openapi: string,
  { lints = false, ...reading }: ReadOptions,
): Promise<Reading<BundledDescription>> {
  const { description: source, problems } = await loadDescription(openapi, reading);
  if (source === undefined) return { problems, files: [] };
  const files = (): readonly string[] => [...source.resolver.cache.keys()].sort();
  const circles = await circularReferences(source);
  if (circles.length > 0) return { problems: circles, files: files() };
  const linted = lints ? [...(await lint(source)), ...(await emptyReferences(source))] : [];
  const fileProblems = lints ? await referencedFileProblems(source) : [];
  const locator = await createLocator(source.resolver, source.entry);
  const { document, problems: bundleProblems } = await bundle(source);
  // Lint and bundler both follow every reference, and so report the same problems.
  const unbundled = bundleProblems.filter((problem) => !linted.some((other) => isSamePlace(other, problem)));
  return {
    ...(document === undefined ? {} : { description: { source, document, locator } }),
    problems: [...linted, ...fileProblems, ...unbundled],
    files: files(),
  };
}

function isSamePlace(one: Problem, other: Problem): boolean {
  return one.check === other.check && placeName(one.location) === placeName(other.location);
}

/**
 * Bundles all files into one document whose `$ref`s stay inside it. Objects are moved, not copied, so that their source
 * locations can still be found. Returns no document if a misplaced `$ref` would make bundling copy an object into
 * itself.
 */
async function bundle(
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
    message: 'The references of the description cannot be resolved: some copy an object into itself.',
    hint: 'Correct what `no-unresolved-refs`, `ref-kind` and `struct` report, and remove each `$ref` from places where OpenAPI allows none.',
    location: { file: displayPath(entry), line: 1, column: 1 },
  };
}
