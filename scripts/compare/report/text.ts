import { visible } from '#src/shared/text/printable.ts';
import { painter, type Paint } from '../../cli/paint.ts';
import { placeName } from '../../cli/problem.ts';
import type { Output } from '../../cli/streams.ts';
import { VERDICTS } from '../change.ts';
import { countChanges, evidenceLine, affectedCalls, type Comparison, type NotedChange } from './comparison.ts';

const COLOURS = { breaking: 'red', risky: 'yellow', safe: 'green' } as const;

/**
 * Formats a comparison as plain text: each change with source locations, reason and key, breaking changes first.
 * Coloured if `stream` is a terminal.
 */
export function text(comparison: Comparison, stream: Output): string {
  const paint = painter(stream);
  const { base, head, changes, evidence } = comparison;
  return [
    `${head} compared with ${base}`,
    ...VERDICTS.flatMap((verdict) =>
      changes.filter((change) => change.verdict === verdict).map((change) => one(change, base, paint)),
    ),
    [countChanges(comparison), ...(evidence === undefined ? [] : [evidenceLine(evidence)])].join('\n'),
  ].join('\n\n');
}

function one(change: NotedChange, base: string, paint: Paint): string {
  const { head, verdict, message, reason, key, declared } = change;
  const affected = affectedCalls(change);
  return [
    `${paint('bold', visible(placeName(head)))} ${paint(COLOURS[verdict], verdict)}${declared ? ' (declared)' : ''} ${visible(message)}`,
    `  ${reason}`,
    ...(affected === '' ? [] : [`  Affects ${visible(affected)}.`]),
    ...(change.base === undefined ? [] : [paint('dim', `  At ${base}: ${placeName(change.base)}`)]),
    paint('dim', `  [${visible(key)}]`),
  ].join('\n');
}
