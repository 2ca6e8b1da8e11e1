import { installed } from '../run-samples/install.ts';
import { TOOLCHAINS } from '../run-samples/toolchains/index.ts';
import { chromium } from './chromium.ts';
import { program } from './programs.ts';
import type { Suite } from './suite.ts';

/** The folder in which suites leave their files. */
export const CACHE = 'node_modules/.cache';

/** Matches the sources of the built site. Checks only decide whether it may be built. */
export const SITE =
  /^(openapi|guides|src|scripts\/(build|cli|compile(?!\/checks)|text))\/|^(vite\.config\.ts|package-lock\.json)$/;

/** Runs projects of `vite.config.ts`. */
export function vitest(
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
export function playwright(
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
export function samples(
  name: string,
  options: readonly string[],
): Pick<Suite, 'args' | 'report' | 'prepare' | 'reads'> {
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

export async function withChromium(): Promise<Readonly<Record<string, string>>> {
  return { CHROMIUM_PATH: await chromium() };
}

/** Installs Firefox and WebKit where that is possible; their tests say what is missing. */
export async function withEngines(): Promise<Readonly<Record<string, string>>> {
  await program(['firefox-esr', 'firefox'], ['firefox-esr']);
  await program(['WebKitWebDriver'], ['webkit2gtk-driver', 'xvfb']);
  return {};
}

/** Installs the languages of the samples where that is possible, and says which ones will be skipped. */
export async function withLanguages(): Promise<Readonly<Record<string, string>>> {
  const tools = await installed(TOOLCHAINS, (line) => process.stderr.write(`${line} …\n`));
  for (const tool of tools)
    if ('missing' in tool)
      process.stderr.write(`Samples in ${tool.toolchain.language} will be skipped: ${tool.missing}.\n`);
  return {};
}
