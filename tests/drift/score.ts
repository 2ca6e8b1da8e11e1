import type { Edit } from './edit.ts';
import type { Outcome } from './trial.ts';

/** An edit and its outcome. */
export interface Trial {
  readonly edit: Edit;
  readonly outcome: Outcome;
}

/** Whether a check reported the edit. */
export function isCaught({ outcome }: Trial): boolean {
  return outcome.checks.length > 0;
}

/** Share of caught edits in per cent, rounded down to two decimals. */
export function percentage(caught: number, made: number): number {
  return made === 0 ? 100 : Math.floor((caught / made) * 10_000) / 100;
}

/** The scores that are below those of `score.json`, each in one sentence. */
export function fallen(
  scores: Readonly<Record<string, number>>,
  recorded: Readonly<Record<string, number>>,
): readonly string[] {
  return Object.entries(scores)
    .filter(([name, score]) => score < (recorded[name] ?? 0))
    .map(([name, score]) => `The ${name} fell from ${recorded[name]} % to ${score} %.`);
}

/** Rows of `operator caught/made`. */
export function tally(trials: readonly Trial[]): readonly string[] {
  const operators = [...new Set(trials.map(({ edit }) => edit.operator))].sort();
  return operators.map((operator) => {
    const own = trials.filter(({ edit }) => edit.operator === operator);
    return `${operator.padEnd(16)} ${own.filter(isCaught).length} / ${own.length}`;
  });
}
