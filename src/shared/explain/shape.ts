import type { Shape } from '../../model/call-data.ts';
import { isRecord } from '../schema/raw.ts';

/**
 * Places of the shapes that document no fields: a free object, which may have any, an object whose fields are not
 * published, and a plain value, which has none. The shapes of bodies follow them.
 */
export const [FREE, UNPUBLISHED, PLAIN, FIRST] = [0, 1, 2, 3];

/**
 * Whether all names in a value are documented, each at its own place and at every depth; lists count as their entries.
 * They may be where nothing is published if `mayBe` says so.
 */
export function documentsAll(value: unknown, place: number, shapes: readonly Shape[], mayBe: boolean): boolean {
  if (Array.isArray(value)) return value.every((entry) => documentsAll(entry, place, shapes, mayBe));
  if (!isRecord(value) || place === FREE || (place === UNPUBLISHED && mayBe)) return true;
  const shape = shapes[place] ?? {};
  return Object.entries(value).every(
    ([name, inside]) => Object.hasOwn(shape, name) && documentsAll(inside, shape[name] ?? FREE, shapes, mayBe),
  );
}

/** Whether there is a name in a value. */
export function hasNames(value: unknown): boolean {
  return Array.isArray(value) ? value.some(hasNames) : isRecord(value) && Object.keys(value).length > 0;
}
