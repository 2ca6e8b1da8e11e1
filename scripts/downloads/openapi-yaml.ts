import { stringifyYaml } from '@redocly/openapi-core';
import { withoutMarks } from '#src/shared/schema/number-text.ts';
import type { Download } from './download.ts';

/** The bundled description as YAML. */
export const openapiYaml: Download = {
  file: 'openapi.yaml',
  title: 'OpenAPI description, YAML',
  short: 'OpenAPI',
  about: 'The whole description in one file, for code generators, linters, mocks and API clients.',
  use: 'Open it in any tool that reads OpenAPI.',
  make: async ({ published }) => withoutMarks(stringifyYaml(published, { noRefs: true, lineWidth: 120 })),
};
