import type { Lifecycle } from '../../model/extension.ts';
import { dayWords, isDay } from '../text/day.ts';
import { asText, type Raw } from './raw.ts';

/**
 * Reads whether an object is deprecated, and the day of its removal (`x-sunset`, named after the Sunset header of RFC
 * 8594).
 */
export function lifecycleOf(node: object): Lifecycle {
  const raw = node as Raw;
  const deprecated = raw['deprecated'] === true;
  const sunset = asText(raw['x-sunset']);
  return isDay(sunset) ? { deprecated, sunset } : { deprecated };
}

/**
 * Returns `deprecated`, or `deprecated, will be removed on 31 March 2027`; undefined if the object is not deprecated.
 */
export function deprecation({ deprecated, sunset }: Lifecycle): string | undefined {
  if (!deprecated) return undefined;
  return sunset === undefined ? 'deprecated' : `deprecated, will be removed on ${dayWords(sunset)}`;
}
