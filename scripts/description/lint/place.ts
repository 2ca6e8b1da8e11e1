import type { Location } from '../../cli/problem.ts';
import { lineAndColumn } from '../source/locator.ts';
import type { RulePlace } from './guarded-rules.ts';

/** Returns the source line at a location, from the column onwards. */
export function textAt(place: RulePlace | undefined, { line, column }: Location): string {
  return place?.source.getLines()[line - 1]?.slice(column - 1) ?? '';
}

/**
 * Returns the source lines of the value at a location. If the value is a large part of the entry file, such as a path,
 * and contains a `$ref`, returns an empty string: the lines are only part of the value.
 */
export function textOf(place: RulePlace | undefined, entry: string): string {
  if (place?.pointer === undefined) return '';
  const { line, endLine } = lineAndColumn(place.source, place.pointer, false);
  const text = place.source
    .getLines()
    .slice(line - 1, endLine)
    .join('\n');
  const isPart = place.source.absoluteRef === entry && place.pointer.split('/').length <= 3;
  return isPart && text.includes('$ref') ? '' : text;
}

/** Converts a location that Redocly reports (file and JSON Pointer) to file, line and column. */
export function locationOf({ source, pointer = '#', reportOnKey = false }: RulePlace): Location {
  return lineAndColumn(source, pointer, reportOnKey);
}
