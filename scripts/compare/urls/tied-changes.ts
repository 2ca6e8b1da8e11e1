import { memoize } from '#src/shared/text/memoize.ts';
import { segment } from '#src/shared/text/segment.ts';
import { namesIn } from '../../cli/problem.ts';
import type { Change } from '../change.ts';

/** Returns the names that a change tells of, as anchors write them. */
const namedBy = memoize((change: Change): readonly string[] => namesIn(change).map(segment));

/**
 * Returns the changes by which an anchor is gone: those that name its field, value or status and what holds it, else those
 * that name it, else those that name what holds it.
 */
export function tiedChanges<Found extends Change>(anchor: string, changes: readonly Found[]): readonly Found[] {
  const scored = changes.map((change) => ({ change, score: scoreOf(anchor, namedBy(change)) }));
  const best = Math.max(1, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === best).map(({ change }) => change);
}

function scoreOf(anchor: string, names: readonly string[]): number {
  const isLast = (text: string) => (name: string) => text.endsWith(`.${name}`) || text.endsWith(`=${name}`);
  const own = names.find(isLast(anchor));
  const holder = own === undefined ? anchor.replace(/[.=][^.=]*$/, '') : anchor.slice(0, -own.length - 1);
  return (own === undefined ? 0 : 2) + (names.some(isLast(holder)) ? 1 : 0);
}
