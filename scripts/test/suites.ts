import { installed } from '../run-samples/install.ts';
import { TOOLCHAINS } from '../run-samples/toolchains/index.ts';
import { existing } from './changed.ts';
import { chromium, program } from './programs.ts';
import type { Counts, Suite } from './suite.ts';

const CACHE = 'node_modules/.cache';

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

/** What the built site is made of. Checks only say whether it may be. */
const SITE =
  /^(openapi|guides|src|scripts\/(build|cli|compile(?!\/checks)|text))\/|^(vite\.config\.ts|package-lock\.json)$/;
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
  'tests/unit/dependencies.test.ts': /^scripts\//,
  'tests/unit/scripts/commands.test.ts': /^scripts\/(build|cli|commands|mock|serve|run\.mjs)/,
};
const unit = (...command: readonly string[]): ReturnType<typeof vitest> =>
  vitest('unit', ['unit', 'document'], command);

/** What every change has to pass; quick ones and those that need little first. */
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

/** What CI runs besides: minutes each, and of the machine they need what can be installed. */
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
    name: 'languages',
    what: 'requests and receivers of every kind, compiled and run in every language',
    ...vitest('languages'),
    isParallel: true,
    prepare: withLanguages,
    reads: /^(scripts\/(cli|mock|run-samples)|src\/shared|tests\/languages)\//,
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
    reads: /^(openapi|guides|scripts|src\/shared|tests\/drift)\//,
  },
  {
    name: 'honest',
    what: 'ten honest edits at once: what content can touch stays green',
    args: ['scripts/run.mjs', 'tests/drift/honest/run.ts', '--report', `${CACHE}/honest.json`],
    report: { file: `${CACHE}/honest.json`, counts: (json) => json as Counts },
    isParallel: true,
    prepare: withChromium,
    reads: /^(openapi|guides|scripts|src|tests)\//,
  },
  {
    name: 'fuzz',
    what: 'hostile descriptions and guides do no harm',
    args: ['scripts/run.mjs', 'tests/fuzz/run.ts'],
    isParallel: true,
    reads: /^(scripts|src|tests\/fuzz)\//,
  },
  {
    name: 'hosts',
    what: 'the site served by nginx, Caddy and Apache, and under load',
    args: ['scripts/run.mjs', 'tests/hosts/run.ts', '--report', `${CACHE}/hosts.json`],
    report: { file: `${CACHE}/hosts.json`, counts: (json) => json as Counts },
    needs: ['build'],
    isParallel: true,
    reads: /^(scripts|src|tests\/hosts)\//,
  },
  {
    name: 'behaviour',
    what: 'what a reader does with a built site in Chromium, with scripts and without',
    ...playwright('behaviour', 'behaviour', 'without scripts'),
    prepare: withChromium,
  },
  {
    name: 'engines',
    what: 'reading and first actions in Firefox and WebKit',
    ...playwright('engines', 'firefox', 'webkit'),
    prepare: withEngines,
  },
];

/** Runs projects of `vite.config.ts`. */
function vitest(
  name: string,
  projects: readonly string[] = [name],
  command: readonly string[] = ['run'],
): Required<Pick<Suite, 'args' | 'report'>> {
  const file = `${CACHE}/${name}.json`;
  return {
    args: [
      'node_modules/vitest/vitest.mjs',
      ...command,
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${file}`,
      ...projects.map((project) => `--project=${project}`),
    ],
    report: {
      file,
      counts: (json) => {
        const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = json as Record<string, number>;
        return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
      },
    },
  };
}

/** Runs projects of the browser tests against the built site. */
function playwright(
  name: string,
  ...projects: readonly string[]
): Pick<Suite, 'args' | 'report' | 'needs' | 'isParallel' | 'reads'> {
  const file = `${CACHE}/${name}.json`;
  return {
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=tests/e2e/playwright.config.ts',
      ...projects.map((project) => `--project=${project}`),
    ],
    report: {
      file,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      counts: (json) => {
        const { stats } = json as { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };
        return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
      },
    },
    needs: ['build', 'parcels'],
    isParallel: true,
    reads: new RegExp(`${SITE.source}|^(scripts/serve|tests/e2e|tests/fixtures/parcels)/`),
  };
}

/** Runs the samples of a built site; what has no tool here is skipped. */
function samples(name: string, options: readonly string[]): Pick<Suite, 'args' | 'report' | 'prepare' | 'reads'> {
  const file = `${CACHE}/${name}.json`;
  return {
    args: ['scripts/run.mjs', 'samples', ...options, '--report', file],
    report: {
      file,
      counts: (json) => {
        const tallies = json as readonly { run: number; failed: number; skipped: number }[];
        const sum = (key: 'run' | 'failed' | 'skipped'): number =>
          tallies.reduce((total, tally) => total + tally[key], 0);
        return { passed: sum('run'), failed: sum('failed'), skipped: sum('skipped') };
      },
    },
    prepare: withLanguages,
    reads: /^(openapi|guides|scripts|src\/shared)\//,
  };
}

async function withChromium(): Promise<Readonly<Record<string, string>>> {
  return { CHROMIUM_PATH: await chromium() };
}

/** Installs Firefox and WebKit where that is possible; their tests say what is missing. */
async function withEngines(): Promise<Readonly<Record<string, string>>> {
  await program(['firefox-esr', 'firefox'], ['firefox-esr']);
  await program(['WebKitWebDriver'], ['webkit2gtk-driver', 'xvfb']);
  return {};
}

/** Installs the languages of the samples where that is possible, and says which ones will be skipped. */
async function withLanguages(): Promise<Readonly<Record<string, string>>> {
  const tools = await installed(TOOLCHAINS, (line) => process.stderr.write(`${line} …\n`));
  for (const tool of tools)
    if ('missing' in tool)
      process.stderr.write(`Samples in ${tool.toolchain.language} will be skipped: ${tool.missing}.\n`);
  return {};
}
