import type { Lifecycle } from '#src/model/extension.ts';
import { lifecycleOf } from '#src/shared/schema/lifecycle.ts';
import { dayWords } from '#src/shared/text/day.ts';

/** Kinds of changes of a removal date. */
type SunsetChange = 'sunset-added' | 'sunset-removed' | 'sunset-earlier' | 'sunset-later';

/**
 * A change of a lifecycle: its kind, and words that describe it. The kind starts with the name of the thing, unless it
 * is about a date.
 */
type LifecycleChange<Thing extends string> = readonly [
  kind: SunsetChange | `${Thing}-deprecated` | `${Thing}-undeprecated`,
  what: string,
];

/** Returns the changes between two lifecycles of a thing. */
export function lifecycleChanges<Thing extends string>(
  thing: Thing,
  base: Lifecycle,
  head: Lifecycle,
): readonly LifecycleChange<Thing>[] {
  const changes: LifecycleChange<Thing>[] = [];
  if (!base.deprecated && head.deprecated) changes.push([`${thing}-deprecated`, 'is deprecated']);
  if (base.deprecated && !head.deprecated) changes.push([`${thing}-undeprecated`, 'is no longer deprecated']);
  const [before, after] = [base.sunset, head.sunset];
  if (before === after) return changes;
  if (before === undefined) changes.push(['sunset-added', `will be removed on ${dayWords(after ?? '')}`]);
  else if (after === undefined)
    changes.push(['sunset-removed', `is no longer scheduled for removal on ${dayWords(before)}`]);
  else
    changes.push([
      after < before ? 'sunset-earlier' : 'sunset-later',
      `will be removed on ${dayWords(after)} instead of ${dayWords(before)}`,
    ]);
  return changes;
}

/**
 * Merges the lifecycles of nested uses: deprecated if any use is, removed on the date of the outermost use that has
 * one.
 */
export function joinLifecycles(uses: readonly object[]): Lifecycle {
  const all = uses.map(lifecycleOf);
  const named = all.find(({ sunset }) => sunset !== undefined);
  return { ...named, deprecated: all.some(({ deprecated }) => deprecated) };
}
