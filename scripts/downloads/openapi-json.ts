import { stringifyJson } from '#src/shared/schema/number-text.ts';
import type { Download } from './download.ts';

/** The bundled description as JSON. */
export const openapiJson: Download = {
  file: 'openapi.json',
  title: 'OpenAPI description, JSON',
  short: 'OpenAPI',
  about: 'The same description as JSON.',
  use: 'For tools that read JSON only.',
  make: async ({ published }) => `${stringifyJson(published, 2)}\n`,
};
