import type { Api } from '#src/model/api.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { Response } from '#src/model/media-type.ts';
import { toApi } from '../description/model/api.ts';
import { bundleDescription } from '../description/bundle-description.ts';
import { BuildError, sortProblems, type Problem } from '../cli/problem.ts';
import { responsesOf } from '../description/model/media-type.ts';
import type { Completed } from './completed.ts';

/** A description for the mock, as read from its files. */
export interface MockSource {
  readonly api: Api;
  readonly document: OpenApiDocument;
  /** Problems found while bundling, such as references without a target. */
  readonly problems: readonly Problem[];
  /**
   * Absolute paths of the files of the description. Empty in the downloaded mock, which contains the description in its
   * code.
   */
  readonly files: readonly string[];
}

/**
 * Reads and bundles a description, without its guides and without checking it.
 *
 * @throws {UsageError} if the file does not exist.
 * @throws {BuildError} if the description cannot be read.
 */
export async function loadMock(openapi: string): Promise<MockSource> {
  const { description, problems, files } = await bundleDescription(openapi, {});
  if (description === undefined) throw new BuildError(sortProblems(problems));
  const { document, locator } = description;
  return { document, api: toApi(document, locator), problems: sortProblems(problems), files };
}

/** The error responses that all operations share (error catalogue). */
export interface Catalogue {
  /** Status codes and ranges, such as `400` and `5XX`, in the order of the error catalogue. */
  readonly codes: readonly string[];
  /** Returns the response for a status code, with generated examples; undefined if the error catalogue has none. */
  response(code: string): Response | undefined;
}

/** Creates the error catalogue from the `components.responses` to which its entries refer. */
export function createCatalogue({ catalogue }: Api, document: OpenApiDocument, completed: Completed): Catalogue {
  const references = Object.fromEntries(
    catalogue.map(({ code, component }) => [code, { $ref: `#/components/responses/${component}` }]),
  );
  const responses = responsesOf(document, references);
  return {
    codes: catalogue.map(({ code }) => code),
    response(code) {
      const response = responseFor(responses, code);
      return response === undefined ? undefined : { ...response, content: completed.content(response.content) };
    },
  };
}

/**
 * Returns the response for a status code: the one with that code or, if there is none, the one with its range, such as
 * `4XX`.
 */
export function responseFor(responses: readonly Response[], code: string): Response | undefined {
  return (
    responses.find(({ status }) => status === code) ??
    responses.find(({ status }) => status.toUpperCase() === `${code[0]}XX`)
  );
}
