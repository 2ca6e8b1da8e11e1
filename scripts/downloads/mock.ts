import { stringifyJson } from '#src/shared/schema/number-text.ts';
import { printable } from '#src/shared/text/printable.ts';
import type { Download } from './download.ts';
import { mockProgram } from './mock-program.ts';

/** The mock server as one JavaScript file, with the description in it. */
export const mock: Download = {
  file: 'mock.mjs',
  title: 'Local mock',
  short: 'mock',
  about:
    'Mocks the API on your own machine: refuses requests that are not described, and responds with its examples. If the fields of a body are unknown, it accepts any.',
  use: 'Run `node mock.mjs`; it needs Node.js 20 or later and no package.',
  make: async ({ api, bundled, calls }) => {
    if (calls.length === 0) return undefined;
    const { code, licences } = await mockProgram();
    return [
      '#!/usr/bin/env node',
      `// Mocks ${printable(api.info.title)} on this machine: node mock.mjs --help`,
      '// Made from the documentation. Needs Node.js 20 or later and no package; sends nothing anywhere.',
      `const DESCRIPTION = '${stringifyJson(JSON.parse(bundled)).replaceAll(/[\\']/g, '\\$&')}';`,
      code,
      ...licences.split('\n').map((line) => `// ${line}`.trimEnd()),
      '',
    ].join('\n');
  },
};
