import { basename } from 'node:path';
import { openBrowser } from '#scripts/bench/page/page-bench.ts';
import { siteFlight } from './site-flight.ts';
import { builtReference, builtSite } from '#scripts/bench/own-site.ts';
import { main, type Command } from '#scripts/cli/command.ts';
import { createProgress } from '#scripts/cli/progress.ts';
import { corpusFiles, corpusOptions } from '../fixtures/corpus.ts';
import { overBudget } from './budgets.ts';

const OWN = 'openapi/openapi.yaml';

const command: Command = {
  name: 'npm test -- --only flight',
  summary:
    'Weighs pages of each kind, until their first screen is there and in all, and compares them with their budgets.',
  options: corpusOptions('FLIGHT_CORPUS'),
  run: async (values) => {
    const browser = await openBrowser();
    const progress = createProgress();
    const problems: string[] = [];
    try {
      for (const file of corpusFiles('FLIGHT_CORPUS', values, [OWN])) {
        const root = file === OWN ? builtSite() : builtReference(file);
        const name = file === OWN ? 'this site' : basename(file);
        const flights = await siteFlight(browser, root, (page) => progress.stage(`${name}, ${page}`));
        const weights = flights.flatMap(({ kind, median, heaviest }) => [
          [`${kind}, median`, median] as const,
          [`${kind}, heaviest`, heaviest] as const,
        ]);
        problems.push(...(await overBudget(name, Object.fromEntries(weights))));
        process.stdout.write(`${name}: ${flights.length} kinds of pages weighed\n`);
      }
    } finally {
      progress.end();
      await browser.close();
    }
    for (const problem of problems) process.stdout.write(`${problem}\n`);
    return problems.length === 0 ? 0 : 1;
  },
};

void main(command);
