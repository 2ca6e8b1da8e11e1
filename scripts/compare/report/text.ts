import { styleText } from 'node:util';
import { placeName } from '../../cli/problem.ts';
import { VERDICTS, type Verdict } from '../change.ts';
import { countChanges, coverageLine, feltBy, type Comparison, type Judged } from './comparison.ts';

const COLOURS = { breaking: 'red', risky: 'yellow', safe: 'green' } as const;

/** A comparison for people: the worst first, with places, reasons and keys. Coloured on a terminal. */
export function text(comparison: Comparison): string {
  const { base, head, changes, coverage } = comparison;
  return [
    `${head} compared with ${base}`,
    ...VERDICTS.flatMap((verdict) => {
      const found = changes.filter((change) => change.verdict === verdict);
      return found.length === 0 ? [] : found.map((change) => one(change, verdict, base));
    }),
    [countChanges(comparison), ...(coverage === undefined ? [] : [coverageLine(coverage)])].join('\n'),
  ].join('\n\n');
}

function one(change: Judged, verdict: Verdict, base: string): string {
  const { head, message, reason, key, declared } = change;
  const felt = feltBy(change);
  return [
    `${paint('bold', placeName(head))} ${paint(COLOURS[verdict], verdict)}${declared ? ' (declared)' : ''} ${message}`,
    `  ${reason}`,
    ...(felt === '' ? [] : [`  Felt by ${felt}.`]),
    ...(change.base === undefined ? [] : [paint('dim', `  At ${base}: ${placeName(change.base)}`)]),
    paint('dim', `  [${key}]`),
  ].join('\n');
}

function paint(style: 'bold' | 'red' | 'yellow' | 'green' | 'dim', value: string): string {
  return process.stdout.isTTY && process.env['NO_COLOR'] === undefined ? styleText(style, value) : value;
}
