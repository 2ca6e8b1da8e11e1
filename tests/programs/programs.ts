const CACHE = 'node_modules/.cache';
const PARCELS = [
  '--openapi',
  'tests/fixtures/parcels/openapi/openapi.yaml',
  '--guides',
  'tests/fixtures/parcels/guides',
  '--out',
  `${CACHE}/parcels`,
];
const REFERENCE = ['--openapi', 'tests/fixtures/gateway/openapi.yaml', '--no-guides', '--out', `${CACHE}/gateway`];

/** Programs of Node.js that are suites, by the project of `vite.config.ts` that runs each. */
export const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  types: ['node_modules/typescript/bin/tsc', '-b'],
  lint: ['node_modules/oxlint/bin/oxlint', '--config', 'tests/oxlint.json'],
  unused: ['node_modules/knip/bin/knip.js', '--no-config-hints'],
  check: ['scripts/run.mjs', 'check'],
  build: ['scripts/run.mjs', 'build'],
  parcels: ['scripts/run.mjs', 'build', ...PARCELS],
  reference: ['scripts/run.mjs', 'build', ...REFERENCE],
  samples: ['scripts/run.mjs', 'samples'],
  'reference-samples': ['scripts/run.mjs', 'samples', ...REFERENCE],
  explain: ['scripts/run.mjs', 'tests/explain/run.ts'],
  builder: ['scripts/run.mjs', 'tests/builder/run.ts'],
  flight: ['scripts/run.mjs', 'tests/flight/run.ts'],
  leaks: ['scripts/run.mjs', 'tests/leaks/run.ts'],
  drift: ['scripts/run.mjs', 'tests/drift/run.ts'],
  accepted: ['scripts/run.mjs', 'tests/drift/accepted/run.ts'],
  hosts: ['scripts/run.mjs', 'tests/hosts/run.ts'],
  downloads: ['scripts/run.mjs', 'tests/downloads/run.ts'],
  pictures: ['scripts/build/take-pictures.mjs', '--check'],
};
