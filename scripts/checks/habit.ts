/** Fewer things show no habit. */
const HABIT = 5;

/**
 * The one thing that is alone in lacking what all others of its kind have, so that it has most likely lost it. Where two
 * lack it, either may be right, and nothing is said.
 */
export function aloneIn<T>(things: readonly T[], has: (thing: T) => boolean): T | undefined {
  if (things.length < HABIT) return undefined;
  const [one, ...others] = things.filter((thing) => !has(thing));
  return others.length === 0 ? one : undefined;
}
