import type { Api } from '#src/model/api.ts';
import type { Response } from '#src/model/media-type.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { responsesOf } from '../compile/model/media-type.ts';
import type { Completed } from './completed.ts';

/** The responses of the error catalogue. */
export interface Catalogue {
  /** Status codes such as `400` and `5XX`, in the order of the catalogue. */
  readonly codes: readonly string[];
  /** The response for a status code, with examples; undefined where the catalogue has none. */
  response(code: string): Response | undefined;
}

/** Reads the catalogue's reusable responses. */
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

/** Finds the response for a status code: that of the code itself, else that of its range, such as `4XX`. */
export function responseFor(responses: readonly Response[], code: string): Response | undefined {
  return (
    responses.find(({ status }) => status === code) ??
    responses.find(({ status }) => status.toUpperCase() === `${code[0]}XX`)
  );
}
