import type { Api } from '#src/model/api.ts';
import {
  bundleDescription,
  type BundledDescription,
  type Reading,
  type ReadOptions,
} from '../description/bundle-description.ts';
import { descriptionTools, type ReadTools } from './description-tools.ts';
import { toApi } from '../description/model/api.ts';
import { askQuestions } from '../description/publish/ask-questions.ts';
import { publish, type Published } from '../description/publish/publish.ts';
import { readQuestions } from '../description/source/questions.ts';
import { readRecord } from '../description/source/samples-record.ts';

/** A bundled description, with its published parts and the model made from them. */
export interface ReadDescription extends BundledDescription {
  /** The bundled description as JSON, before the model rewrites `document` to OpenAPI 3.1. */
  readonly bundled: string;
  readonly published: Published;
  readonly api: Api;
  readonly tools: ReadTools;
}

export type DescriptionReading = Reading<ReadDescription>;

/**
 * Reads a description and creates the model of its published parts.
 *
 * @param extensions names of the extensions that readers see
 * @throws {UsageError} if the file does not exist.
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
