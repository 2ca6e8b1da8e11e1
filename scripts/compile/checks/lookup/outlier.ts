/** With fewer things, one that differs says nothing. */
const FEWEST = 5;

/**
 * The only thing that lacks what all others of its kind have, and so has probably lost it. Undefined where two or more
 * lack it: then either may be right.
 */
export function outlier<T>(things: readonly T[], has: (thing: T) => boolean): T | undefined {
  if (things.length < FEWEST) return undefined;
  const [one, ...others] = things.filter((thing) => !has(thing));
  return others.length === 0 ? one : undefined;
}
