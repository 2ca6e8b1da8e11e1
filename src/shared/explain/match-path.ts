import type { CallEntry } from '../../model/call-data.ts';
import type { Call } from '../pasted/pasted.ts';

/**
 * How well a call fits what a text says of it: 2 for its whole path, 1 for the end of it (the text or the description
 * leaves the beginning out), 0 where the text says nothing, −1 where it says something else.
 */
export function fitsCall(entry: CallEntry, { method, path }: Call): number {
  if (path === undefined || path === '/') return 0;
  if (entry.path === undefined) return 0;
  if (method !== undefined && entry.method !== undefined && method !== entry.method.toUpperCase()) return -1;
  const given = segments(path);
  const template = segments(entry.path);
  if (given.length === template.length && matches(given, template)) return 2;
  const shared = Math.min(given.length, template.length);
  const isTail = matches(given.slice(-shared), template.slice(-shared));
  const fixed = template.slice(-shared).filter((part) => !isVariable(part)).length;
  return isTail && fixed > 0 && (shared > 1 || fixed === template.length) ? 1 : -1;
}

/** Fixed segments of a path: of two templates that fit, the one with more of them is meant. */
export function fixedSegments({ path = '' }: CallEntry): number {
  return segments(path).filter((part) => !isVariable(part)).length;
}

function segments(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}

function matches(given: readonly string[], template: readonly string[]): boolean {
  return given.every((part, at) => isVariable(template[at] ?? '') || part === template[at]);
}

/** `{id}`, `{id}.json`, `v{version}`. */
function isVariable(segment: string): boolean {
  return segment.includes('{');
}
