import type { OpenApiDocument } from '#src/model/openapi.ts';
import { placeName, type Problem } from '../cli/problem.ts';
import { bundle } from './bundle.ts';
import { lint } from './lint/lint.ts';
import { circularReferences } from './source/circular-references.ts';
import type { FileReader } from './source/file-reader.ts';
import type { FileCache } from './source/file-cache.ts';
import { loadDescription, referencedFileProblems, type DescriptionSource } from './source/load.ts';
import { createLocator, type Locator } from './source/locator.ts';
import { emptyReferences } from './source/lost-reference.ts';

/** A description after the stages load, lint and bundle. */
export interface BundledDescription {
  readonly source: DescriptionSource;
  readonly document: OpenApiDocument;
  readonly locator: Locator;
}

/** A description, if it can be read at all, and what is wrong with it. */
export interface Reading<Description> {
  readonly description?: Description;
  readonly problems: readonly Problem[];
  /** Absolute paths of the files that were read. */
  readonly files: readonly string[];
}

export interface ReadOptions {
  readonly files?: FileReader;
  readonly cache?: FileCache;
  /** Whether the description is linted. */
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
  // Both follow every reference.
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
