import { nearest } from '../../../scripts/nearest.ts';

/** The other name that is most like a name; the first one where none is like it. */
export function neighbourOf(name: string, names: readonly string[]): string | undefined {
  const others = names.filter((other) => other !== name);
  return nearest(name, others) ?? others[0];
}
