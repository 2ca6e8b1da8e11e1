import { existing } from './changed.ts';
import { CACHE, playwright, samples, SITE, vitest, withChromium, withEngines, withLanguages } from './runners.ts';
import type { Counts, Suite } from './suite.ts';

const PRETTIER = ['node_modules/prettier/bin/prettier.cjs', '--check', '--ignore-unknown', '--cache'];
const PARCELS = [
  '--openapi',
  'tests/fixtures/parcels/openapi/openapi.yaml',
  '--guides',
  'tests/fixtures/parcels/guides',
  '--out',
  `${CACHE}/parcels`,
];
const GATEWAY = ['--openapi', 'tests/fixtures/gateway/openapi.yaml', '--no-guides', '--out', `${CACHE}/gateway`];

/** Modules whose tests the import graph tells. */
const MODULE = /^(src|scripts|tests)\/(?!fixtures\/).*\.(tsx?|mjs|css)$/;
const BUILD: Suite = { name: 'build', what: 'the site', args: ['scripts/run.mjs', 'build'], reads: SITE };
const BUILD_PARCELS: Suite = {
  name: 'parcels',
  what: 'the site of another provider, for tests of what pages do',
  args: ['scripts/run.mjs', 'build', ...PARCELS],
  reads: new RegExp(`${SITE.source.replace('openapi|guides|', '')}|^tests/fixtures/parcels/`),
};
/** Unit tests that read or start sources instead of importing them, and which. */
const READ_SOURCES: Readonly<Record<string, RegExp>> = {
  'tests/unit/layers.test.ts': /^(src|scripts)\//,
  'tests/unit/provider.test.ts': /^(src|scripts)\//,
  'tests/unit/dependencies.test.ts': /^scripts\//,
  'tests/unit/ci.test.ts': /^scripts\/(cli|commands|run\.mjs)/,
  'tests/unit/pre-commit.test.ts': /^scripts\/(commands\/check\.ts|run\.mjs)/,
  'tests/unit/scripts/commands.test.ts': /^scripts\/(build|cli|commands|mock|serve|run\.mjs)/,
};
const unit = (...command: readonly string[]): ReturnType<typeof vitest> =>
  vitest('unit', ['unit', 'document'], command);

/** Suites that every change has to pass; quick ones and those that need little first. */
export const SHORT: readonly Suite[] = [
  {
    name: 'format',
    what: 'Prettier',
    args: [...PRETTIER, '.'],
    argsFor: (changed) => [...PRETTIER, 'package.json', ...existing(changed)],
    reads: /./,
  },
  { name: 'types', what: 'TypeScript', args: ['node_modules/typescript/bin/tsc', '-b'], reads: /\.tsx?$|json$/ },
  {
    name: 'lint',
    what: 'oxlint',
    args: ['node_modules/oxlint/bin/oxlint', '--config', 'tests/oxlint.json'],
    reads: /\.(tsx?|mjs)$|oxlint\.json$/,
  },
  {
    name: 'unused',
    what: 'files, exports and packages that nothing uses',
    args: ['node_modules/knip/bin/knip.js', '--no-config-hints'],
    reads: /\.(tsx?|mjs)$|package\.json$/,
  },
  {
    name: 'unit',
    what: 'unit tests',
    ...unit('run'),
    argsFor: (changed) => {
      if (!changed.every((file) => MODULE.test(file))) return unit('run').args;
      const readers = Object.keys(READ_SOURCES).filter((test) =>
        changed.some((file) => READ_SOURCES[test]?.test(file)),
      );
      return unit('related', '--run', ...existing(changed), ...readers).args;
    },
    isParallel: true,
    reads: /^(?!tests\/(e2e|golden|hosts|languages)\/)/,
  },
  {
    name: 'golden',
    what: 'pages as they are expected',
    ...vitest('golden'),
    reads: new RegExp(`${SITE.source}|^tests/(golden/|unit/golden)`),
  },
  {
    name: 'check',
    what: 'description and guides agree',
    args: ['scripts/run.mjs', 'check'],
    reads: /^(openapi|guides|scripts|src\/shared)\/|^README\.md$/,
  },
  BUILD,
  BUILD_PARCELS,
  {
    name: 'browser',
    what: 'every page of both sites, read in Chromium, and what the product demands of this one',
    ...playwright('browser', 'quick'),
    prepare: withChromium,
  },
];

/** Suites that CI runs besides: they take minutes each, and install what they need. */
export const LONG: readonly Suite[] = [
  BUILD,
  BUILD_PARCELS,
  {
    name: 'gateway',
    what: 'the site of a gateway that uses everything',
    args: ['scripts/run.mjs', 'build', ...GATEWAY],
    reads: SITE,
  },
  {
    name: 'package',
    what: 'the package, installed into an empty folder: its commands, and the same site as here',
    ...vitest('package'),
    needs: ['parcels'],
    isParallel: true,
    reads: new RegExp(`${SITE.source}|^(scripts|tests/(fixtures/parcels|package))/|^package\\.json$`),
  },
  {
    name: 'languages',
    what: 'requests and receivers of every kind, compiled and run in every language',
    ...vitest('languages'),
    isParallel: true,
    prepare: withLanguages,
    reads: /^(scripts\/(cli|mock|run-samples)|src\/shared|tests\/languages)\//,
  },
  {
    name: 'conformance',
    what: 'the script that tries handlers of webhooks: ours pass whole, each wrong one fails its line',
    ...vitest('conformance'),
    isParallel: true,
    prepare: withLanguages,
    reads: /^(openapi|scripts\/(build\/downloads|compile|run-samples)|src\/shared|tests\/(conformance|fixtures))\//,
  },
  {
    name: 'renames',
    what: 'fifty random renames one after another, after which every URL leads on; others by RENAMES_SEED',
    ...vitest('renames'),
    isParallel: true,
    reads: /^(openapi|guides|scripts|src\/shared|tests\/(renames|fixtures))\//,
  },
  {
    name: 'samples',
    what: 'every request sample of the site, run in its own language',
    ...samples('samples', []),
    needs: ['build'],
  },
  {
    name: 'gateway-samples',
    what: 'every request sample of that site, run',
    ...samples('gateway-samples', GATEWAY),
    needs: ['gateway'],
  },
  {
    name: 'drift',
    what: 'the check notices what is made to disagree, and accepts what is right',
    args: ['scripts/run.mjs', 'tests/drift/run.ts'],
    isParallel: true,
    reads: /^(openapi|guides|scripts|src\/shared|tests\/(drift|workers))\//,
  },
  {
    name: 'accepted',
    what: 'ten accepted edits at once: what content can touch stays green',
    args: ['scripts/run.mjs', 'tests/drift/accepted/run.ts', '--report', `${CACHE}/accepted.json`],
    report: { file: `${CACHE}/accepted.json`, counts: (json) => json as Counts },
    isParallel: true,
    prepare: withChromium,
    reads: /^(openapi|guides|scripts|src|tests)\//,
  },
  {
    name: 'fuzz',
    what: 'hostile descriptions and guides do no harm',
    ...vitest('fuzz'),
    isParallel: true,
    reads: /^(scripts|src|tests\/fuzz)\//,
  },
  {
    name: 'leaks',
    what: 'nothing internal and no private extension is in any file of a build',
    args: ['scripts/run.mjs', 'tests/leaks/run.ts'],
    isParallel: true,
    reads: /^(openapi|guides|scripts|src|tests\/(fixtures|fuzz|leaks))\//,
  },
  {
    name: 'explain',
    what: 'every example of a response explained, whole and broken; of further descriptions in EXPLAIN_CORPUS too',
    args: ['scripts/run.mjs', 'tests/explain/run.ts'],
    reads: /^(openapi|scripts|src\/shared|tests\/explain)\//,
  },
  {
    name: 'flight',
    what: 'bytes until the first screen and in all, of each kind of page; of further descriptions in FLIGHT_CORPUS too',
    args: ['scripts/run.mjs', 'tests/flight/run.ts'],
    prepare: withChromium,
    reads: SITE,
  },
  {
    name: 'builder',
    what: 'requests built of examples and at random, whole and with a mistake; of descriptions in BUILDER_CORPUS too',
    args: ['scripts/run.mjs', 'tests/builder/run.ts'],
    reads: /^(openapi|scripts|src\/shared|tests\/(builder|fixtures))\//,
  },
  {
    name: 'hosts',
    what: 'the site served by nginx, Caddy and Apache',
    args: ['scripts/run.mjs', 'tests/hosts/run.ts', '--report', `${CACHE}/hosts.json`],
    report: { file: `${CACHE}/hosts.json`, counts: (json) => json as Counts },
    needs: ['build'],
    isParallel: true,
    reads: /^(scripts|src|tests\/hosts)\//,
  },
  {
    name: 'downloads',
    what: 'what readers take away, read by other programs and run against the mock',
    args: ['scripts/run.mjs', 'tests/downloads/run.ts', '--report', `${CACHE}/downloads.json`],
    report: { file: `${CACHE}/downloads.json`, counts: (json) => json as Counts },
    isParallel: true,
    reads: /^(openapi|scripts|src\/shared|tests\/(downloads|fixtures))\//,
  },
  {
    name: 'behaviour',
    what: 'what a reader does with a built site in Chromium, with scripts and without',
    ...playwright('behaviour', 'behaviour', 'without scripts'),
    prepare: withChromium,
  },
  {
    name: 'dev',
    what: 'edits and their problems shown in open pages',
    ...playwright('dev', 'dev'),
    needs: [],
    prepare: withChromium,
  },
  {
    name: 'accessibility',
    what: 'every page in every state, in both colour schemes, on a desk and on a phone, by all rules of WCAG A and AA',
    ...playwright('accessibility', 'accessibility'),
    prepare: withChromium,
  },
  {
    name: 'nodes',
    what: 'unit tests and commands on each Node.js that README names, which npm brings',
    ...vitest('nodes'),
    isParallel: true,
    reads: /./,
  },
  {
    name: 'engines',
    what: 'reading and first actions in Firefox and WebKit',
    ...playwright('engines', 'firefox', 'webkit'),
    prepare: withEngines,
  },
];
