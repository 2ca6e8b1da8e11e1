import type { Api, Response } from '../../src/model/api.ts';
import type { OpenApiDocument } from '../../src/model/openapi.ts';
import { responsesOf } from '../model/media-type.ts';
import { described } from './choose.ts';
import type { Completed } from './completed.ts';

/** The error catalogue as answers. */
export interface Catalogue {
  /** `400`, `5XX`, in its own order. */
  readonly codes: readonly string[];
  /** The response of a code, with examples; undefined for one it does not hold. */
  response(code: string): Response | undefined;
}

/** The catalogue's responses, where it is kept as reusable responses. */
export function createCatalogue({ catalogue }: Api, document: OpenApiDocument, completed: Completed): Catalogue {
  const references = Object.fromEntries(
    catalogue
      .filter(({ component }) => component !== '')
      .map(({ code, component }) => [code, { $ref: `#/components/responses/${component}` }]),
  );
  const responses = responsesOf(document, references);
  return {
    codes: catalogue.map(({ code }) => code),
    response(code) {
      const response = described(responses, code);
      return response === undefined ? undefined : { ...response, content: completed.content(response.content) };
    },
  };
}
