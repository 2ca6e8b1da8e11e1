import { text, type OptionValues } from '../cli/command.ts';
import { UsageError } from '../cli/problem.ts';

/**
 * How often a page is measured: `--runs`, or the fallback.
 *
 * @throws {UsageError} for what is no whole number, or too few for a median.
 */
export function runsOf(values: OptionValues, fallback: number, atLeast: number): number {
  const given = text(values, 'runs');
  if (given === undefined) return fallback;
  if (!/^\d{1,3}$/.test(given) || Number(given) < atLeast)
    throw new UsageError(`\`--runs ${given}\` is not a number of runs.`, `Give a whole number from ${atLeast} to 999.`);
  return Number(given);
}
