/**
 * The byte budgets of pages, all in `budgets.json`. `UPDATE_BUDGETS=1` before a suite that weighs pages records what it
 * measures, with 5 % of room.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import type { Weight } from './weigh.ts';

const FILE = 'tests/flight/budgets.json';
const ROOM = 1.05;
/** What a server sends before it waits for an answer (RFC 6928). */
const FLIGHT = 14_000;

type Weights = Readonly<Record<string, Weight>>;

/** Returns the budgets of a site by page or kind of page. */
export function budgetsOf(site: string): Weights {
  return (JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Record<string, Weights>>)[site] ?? {};
}

/** Compares weights with the budgets of a site, or records them. Returns what is heavier, a sentence each. */
export async function overBudget(site: string, measured: Weights): Promise<readonly string[]> {
  if (process.env['UPDATE_BUDGETS'] !== undefined) {
    await record(site, measured);
    return [];
  }
  const budgets = budgetsOf(site);
  return Object.entries(measured)
    .filter(([name, { firstScreen, all }]) => {
      const budget = budgets[name];
      return budget === undefined || firstScreen > budget.firstScreen || all > budget.all;
    })
    .map(
      ([name, weight]) =>
        `${site}, ${name}: ${JSON.stringify(weight)} is above the budget ${JSON.stringify(budgets[name])}. Make it lighter, or, if the weight is worth it, record it: UPDATE_BUDGETS=1.`,
    );
}

async function record(site: string, measured: Weights): Promise<void> {
  const withRoom = ({ firstScreen, all }: Weight): Weight => ({
    firstScreen: Math.min(Math.ceil(firstScreen * ROOM), FLIGHT),
    all: Math.ceil(all * ROOM),
  });
  const budgets = {
    ...(JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Record<string, Weights>>),
    [site]: Object.fromEntries(Object.entries(measured).map(([name, weight]) => [name, withRoom(weight)])),
  };
  writeFileSync(FILE, await format(JSON.stringify(budgets), { parser: 'json', printWidth: 120 }));
}
