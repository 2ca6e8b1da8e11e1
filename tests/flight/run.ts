import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { openBrowser } from '#scripts/bench/browser.ts';
import { siteFlight, type KindFlight } from '#scripts/bench/flight/site-flight.ts';
import type { Weight } from '#scripts/bench/flight/weigh.ts';
import { builtReference, builtSite } from '#scripts/bench/own-site.ts';
import { main, type Command } from '#scripts/cli/command.ts';
import { createProgress } from '#scripts/cli/progress.ts';
import { format } from 'prettier';
import { corpusFiles, corpusOptions } from '../fixtures/corpus.ts';

const OWN = 'openapi/openapi.yaml';
const BUDGET = 'tests/flight/budget.json';

/** What is recorded leaves room for a paragraph more: one part in twenty, in whole hundreds of bytes. */
const ROOM = 1.05;
const STEP = 100;

/** What pages of each kind of a site may weigh, in bytes. */
type Budget = Readonly<Record<string, Readonly<Record<'median' | 'heaviest', Weight>>>>;

const command: Command = {
  name: 'npm test -- --only flight',
  summary:
    'Weighs pages of each kind, until their first screen is there and in all, and compares them with what is recorded.',
  options: {
    ...corpusOptions('FLIGHT_CORPUS'),
    record: { type: 'boolean', help: `Write what is measured into ${BUDGET}.` },
  },
  run: async (values) => {
    const budgets = JSON.parse(readFileSync(BUDGET, 'utf8')) as Record<string, Budget>;
    const browser = await openBrowser();
    const progress = createProgress();
    const problems: string[] = [];
    try {
      for (const file of corpusFiles('FLIGHT_CORPUS', values, [OWN])) {
        const root = file === OWN ? builtSite() : builtReference(file);
        const name = file === OWN ? 'this site' : basename(file);
        const flights = await siteFlight(browser, root, (page) => progress.stage(`${name}, ${page}`));
        if (values['record'] === true) budgets[name] = budgetOf(flights);
        problems.push(...problemsOf(name, flights, budgets[name]));
        process.stdout.write(`${name}: ${flights.length} kinds of pages weighed\n`);
      }
    } finally {
      progress.end();
      await browser.close();
    }
    if (values['record'] === true)
      writeFileSync(BUDGET, await format(JSON.stringify(budgets), { parser: 'json', printWidth: 120 }));
    for (const problem of problems) process.stdout.write(`${problem}\n`);
    return problems.length === 0 ? 0 : 1;
  },
};

function problemsOf(site: string, flights: readonly KindFlight[], budget: Budget | undefined): string[] {
  if (budget === undefined) return [`Nothing is recorded for ${site}: \`--record\` writes it into ${BUDGET}.`];
  return flights
    .filter(({ kind, median, heaviest }) => {
      const recorded = budget[kind];
      return recorded === undefined || isAbove(median, recorded.median) || isAbove(heaviest, recorded.heaviest);
    })
    .map(
      ({ kind, median, heaviest }) =>
        `${site}: ${kind} are heavier than recorded: ${JSON.stringify({ median, heaviest })}. Make them lighter, or, if the weight is worth it, run with \`--record\`.`,
    );
}

const isAbove = (measured: Weight, recorded: Weight): boolean =>
  measured.firstScreen > recorded.firstScreen || measured.all > recorded.all;

function budgetOf(flights: readonly KindFlight[]): Budget {
  const above = (bytes: number): number => Math.ceil((bytes * ROOM) / STEP) * STEP;
  const room = ({ firstScreen, all }: Weight): Weight => ({ firstScreen: above(firstScreen), all: above(all) });
  return Object.fromEntries(
    flights.map(({ kind, median, heaviest }) => [kind, { median: room(median), heaviest: room(heaviest) }]),
  );
}

void main(command);
