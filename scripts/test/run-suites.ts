import { Display } from './display.ts';
import { countsText, runSuite, type Result, type Suite } from './suite.ts';

/** Suites that run beside each other. */
const CORES = 2;

/**
 * Runs suites in this order, two at a time unless one keeps both cores busy. What needs a suite that failed is skipped.
 */
export async function runSuites(suites: readonly Suite[]): Promise<readonly Result[]> {
  const environments = new Map<Suite['prepare'], Readonly<Record<string, string>>>();
  for (const prepare of new Set(suites.map((suite) => suite.prepare)))
    environments.set(prepare, (await prepare?.()) ?? {});
  const display = new Display();
  const results = new Map<string, Result>();
  const running = new Map<Suite, Promise<void>>();
  const run = async (suite: Suite): Promise<void> => {
    const { name } = suite;
    display.start(name);
    const result = await runSuite(suite, {
      env: environments.get(suite.prepare) ?? {},
      onLine: (line) => display.line(name, line),
    });
    display.end(name, `${name}: ${countsText([result])} in ${result.seconds.toFixed(1)} s`);
    results.set(name, result);
    running.delete(suite);
  };
  const busy = (): number => [...running.keys()].reduce((sum, suite) => sum + cores(suite), 0);
  for (const suite of suites) {
    const { name, needs = [] } = suite;
    while (busy() + cores(suite) > CORES || [...running.keys()].some((other) => needs.includes(other.name)))
      await Promise.race(running.values());
    const missing = needs.filter((need) => (results.get(need)?.failed ?? 0) > 0);
    if (missing.length === 0) running.set(suite, run(suite));
    else {
      display.say(`${name}: skipped, as ${missing.join(' and ')} failed`);
      results.set(name, { name, passed: 0, failed: 0, skipped: 1, seconds: 0, output: '' });
    }
  }
  await Promise.all(running.values());
  display.close();
  return suites.flatMap(({ name }) => results.get(name) ?? []);
}

function cores({ isParallel }: Suite): number {
  return isParallel ? CORES : 1;
}
