import type { Node } from 'typescript5';
import type { Download } from './download.ts';

/**
 * Types by openapi-typescript. Its transform is called without the validation before it, which our own checks have done
 * and which refuses what OpenAPI 3.2 added. Bundling gives it the compiler it is written for (`scripts/run.mjs`).
 */
export const typescript: Download = {
  file: 'types.d.ts',
  title: 'TypeScript types',
  short: 'types',
  about: 'Types of paths, operations and schemas, for openapi-fetch or a client of your own.',
  use: "Put it into your project and `import type { paths } from './types.d.ts'`; there is no package to install.",
  make: async ({ document: shared, api }) => {
    // openapi-typescript rewrites what it is given.
    const document = structuredClone(shared);
    const [{ default: transformSchema }, { resolveRef, scanDiscriminators }, { astToString }] = await Promise.all([
      import('openapi-typescript/dist/transform/index.mjs'),
      import('openapi-typescript/dist/lib/utils.mjs'),
      import('openapi-typescript/dist/lib/ts.mjs'),
    ]);
    // What has a default may be left out of a request.
    const options = { silent: true, defaultNonNullable: false } as const;
    const context = {
      ...options,
      discriminators: scanDiscriminators(document, options),
      injectFooter: [],
      resolve: ($ref: string) => resolveRef(document, $ref, options),
    };
    const types = transformSchema(document, context) as readonly Node[];
    return `/** Types of ${api.info.title.replaceAll('*/', '* /')}. Made from its OpenAPI description. */\n\n${withDays(astToString(types))}`;
  },
};

/** Moves the days on which something goes from descriptions to the tags that they belong to. */
function withDays(types: string): string {
  return types.replaceAll(
    /@deprecated(\s+\* @description) (Goes on [\d-]{10}\.) ?(.*)/g,
    (_, tag: string, day: string, rest: string) => `@deprecated ${day}${rest === '' ? '' : `${tag} ${rest}`}`,
  );
}
