import type { Api } from '#src/model/api.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { placeName, type Problem } from '../cli/problem.ts';
import { bundle } from './bundle.ts';
import { descriptionTools, type ReadTools } from './description-tools.ts';
import { lint } from './lint/lint.ts';
import { toApi } from './model/api.ts';
import { askQuestions } from './publish/ask-questions.ts';
import { publish, type Published } from './publish/publish.ts';
import { circularReferences } from './source/circular-references.ts';
import type { FileReader } from './source/file-reader.ts';
import type { FileCache } from './source/file-cache.ts';
import { loadDescription, referencedFileProblems, type DescriptionSource } from './source/load.ts';
import { createLocator, type Locator } from './source/locator.ts';
import { emptyReferences } from './source/lost-reference.ts';
import { readQuestions } from './source/questions.ts';
import { readRecord } from './source/samples-record.ts';

/** A description after the stages load, lint and bundle. */
interface BundledDescription {
  readonly source: DescriptionSource;
  readonly document: OpenApiDocument;
  readonly locator: Locator;
}

/** A description after the stages publish and model, too. */
export interface ReadDescription extends BundledDescription {
  /** The bundled description as its author wrote it, as JSON: the model rewrites `document` to OpenAPI 3.1. */
  readonly bundled: string;
  readonly published: Published;
  readonly api: Api;
  readonly tools: ReadTools;
}

/** A description, if it can be read at all, and what is wrong with it. */
interface Reading<Description> {
  readonly description?: Description;
  readonly problems: readonly Problem[];
  /** Absolute paths of the files that were read. */
  readonly files: readonly string[];
}

export type DescriptionReading = Reading<ReadDescription>;

interface ReadOptions {
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

/**
 * Reads a description, and makes its model of what readers see.
 *
 * @param extensions names of the extensions that readers see
 * @throws {UsageError} when there is no such file.
 */
export async function readDescription(
  openapi: string,
  extensions: readonly string[],
  options: ReadOptions,
): Promise<DescriptionReading> {
  const { description, problems, files } = await bundleDescription(openapi, options);
  if (description === undefined) return { problems, files };
  const { source, document, locator } = description;
  const published = publish(document, locator, extensions);
  const questions = await readQuestions(source.entry, options.files);
  const askProblems = askQuestions(document, locator, questions);
  const bundled = JSON.stringify(document);
  const api = toApi(document, locator, questions.questions);
  const { record, problems: recordProblems } = await readRecord(source.entry);
  const tools = descriptionTools({ document, api, locator, entry: source.entry, record });
  return {
    description: { ...description, bundled, published, api, tools },
    problems: [
      ...problems.filter(({ location }) => !published.isInternal(location)),
      ...published.problems,
      ...questions.problems,
      ...askProblems,
      ...recordProblems,
    ],
    files,
  };
}
