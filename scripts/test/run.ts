import { main, text, type Command } from '../cli.ts';
import { didYouMean } from '../nearest.ts';
import { UsageError } from '../problem.ts';
import { installed } from '../run-samples/install.ts';
import { TOOLCHAINS } from '../run-samples/toolchains/index.ts';
import { chromium } from './chromium.ts';
import { commandSuite, runnerSuite, type Outcome, type Suite } from './suite.ts';

const CACHE = 'node_modules/.cache';

const UNIT_REPORT = `${CACHE}/unit-tests.json`;
const BROWSER_REPORT = `${CACHE}/browser-tests.json`;
const HOSTS_REPORT = `${CACHE}/hosts.json`;

const GATEWAY = ['--openapi', 'tests/fixtures/gateway/openapi.yaml', '--no-guides', '--out', `${CACHE}/gateway`];

/** Runs the samples of a built site; what has no tool here is skipped. */
function samplesSuite(name: string, what: string, options: readonly string[] = []): Suite {
  const file = `${CACHE}/${name}.json`;
  return runnerSuite(name, what, process.execPath, ['scripts/run.mjs', 'run-samples', ...options, '--report', file], {
    file,
    read: (json) => {
      const tallies = json as readonly { readonly run: number; readonly failed: number; readonly skipped: number }[];
      const sum = (key: 'run' | 'failed' | 'skipped'): number =>
        tallies.reduce((total, tally) => total + tally[key], 0);
      return { passed: sum('run'), failed: sum('failed'), skipped: sum('skipped') };
    },
  });
}

/** Everything CI runs, quickest first. */
const SUITES: readonly Suite[] = [
  commandSuite('types', 'TypeScript', process.execPath, ['node_modules/typescript/bin/tsc', '-b']),
  commandSuite('lint', 'oxlint', process.execPath, [
    'node_modules/oxlint/bin/oxlint',
    '--config',
    'tests/oxlint.json',
    '--deny-warnings',
  ]),
  runnerSuite(
    'unit',
    'unit and golden tests',
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile=${UNIT_REPORT}`],
    {
      file: UNIT_REPORT,
      read: (json) => {
        const { numPassedTests, numFailedTests, numPendingTests } = json as Record<string, number>;
        return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0, skipped: numPendingTests ?? 0 };
      },
    },
  ),
  commandSuite('check', 'description and guides agree', process.execPath, ['scripts/run.mjs', 'check']),
  commandSuite('drift', 'the check notices what is made to disagree', process.execPath, [
    'scripts/run.mjs',
    'tests/drift/run.ts',
  ]),
  commandSuite('fuzz', 'hostile descriptions and guides do no harm', process.execPath, [
    'scripts/run.mjs',
    'tests/fuzz/run.ts',
  ]),
  commandSuite('build', 'the site', process.execPath, ['scripts/run.mjs', 'build']),
  runnerSuite(
    'hosts',
    'the site served by nginx, Caddy and Apache, and under load',
    process.execPath,
    ['scripts/run.mjs', 'tests/hosts/run.ts', '--report', HOSTS_REPORT],
    {
      file: HOSTS_REPORT,
      read: (json) => json as Outcome,
    },
  ),
  samplesSuite('samples', 'every request sample of the site, run in its own language'),
  commandSuite('gateway', 'the site of a gateway that uses everything', process.execPath, [
    'scripts/run.mjs',
    'build',
    ...GATEWAY,
  ]),
  samplesSuite('gateway-samples', 'every request sample of that site, run', GATEWAY),
  runnerSuite(
    'browser',
    'the built site in Chromium',
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    {
      file: BROWSER_REPORT,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT },
      read: (json) => {
        const { stats } = json as { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };
        return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
      },
    },
  ),
];

const test: Command = {
  name: 'npm test',
  summary:
    'Runs everything CI runs: types, lint, unit and golden tests, check, drift, fuzz, build, hosts, samples, browser tests.',
  options: {
    only: { type: 'string', value: 'NAMES', help: `Runs some suites: ${SUITES.map(({ name }) => name).join(',')}.` },
  },
  run: async (values) => {
    const suites = chosen(text(values, 'only'));
    if (suites.some(({ name }) => name === 'browser')) process.env['CHROMIUM_PATH'] = await chromium();
    if (suites.some(({ name }) => SPEAKING.includes(name))) await speak();
    const outcomes: Outcome[] = [];
    for (const { name, what, run } of suites) {
      process.stderr.write(`\n— ${name}: ${what}\n`);
      const started = performance.now();
      const outcome = await run();
      outcomes.push(outcome);
      process.stderr.write(`${name}: ${sum([outcome])} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    }
    process.stdout.write(`\n${sum(outcomes)}\n`);
    return outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
  },
};

/** Suites that run samples in their own languages. */
const SPEAKING = ['unit', 'samples', 'gateway-samples'];

/** Installs the languages of the samples where that is possible, and says which ones will be skipped. */
async function speak(): Promise<void> {
  const tools = await installed(TOOLCHAINS, (line) => process.stderr.write(`${line} …\n`));
  for (const tool of tools)
    if ('missing' in tool)
      process.stderr.write(`Samples in ${tool.toolchain.language} will be skipped: ${tool.missing}.\n`);
}

function chosen(names: string | undefined): readonly Suite[] {
  if (names === undefined) return SUITES;
  return names.split(',').map((name) => {
    const suite = SUITES.find((candidate) => candidate.name === name);
    if (suite === undefined)
      throw new UsageError(
        `\`${name}\` is no suite.`,
        didYouMean(
          name,
          SUITES.map((candidate) => candidate.name),
        ),
      );
    return suite;
  });
}

function sum(outcomes: readonly Outcome[]): string {
  const total = (key: keyof Outcome) => outcomes.reduce((count, outcome) => count + outcome[key], 0);
  const skipped = total('skipped');
  return `${total('passed')} passed, ${total('failed')} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}

await main(test);
