import type { Lifecycle } from '#src/model/extension.ts';
import { lifecycleOf } from '#src/shared/schema/lifecycle.ts';
import { dayWords } from '#src/shared/text/day.ts';

/** Changes of a removal date (`x-sunset`). */
type SunsetChange = 'sunset-added' | 'sunset-removed' | 'sunset-earlier' | 'sunset-later';

/**
 * The kind of a change, and the words for it in a report: `operation-deprecated` and `is deprecated`. `Thing` is the
 * first word of the kind.
 */
type LifecycleChange<Thing extends string> = readonly [
  kind: SunsetChange | `${Thing}-deprecated` | `${Thing}-undeprecated`,
  what: string,
];

/**
 * Returns what changed in a lifecycle: whether something is deprecated, and its removal date.
 *
 * @param thing first word of the kinds about deprecation: `operation` in `operation-deprecated`
 */
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
 * Merges the lifecycles of a schema and of the schemas that it refers to. The result is deprecated if any of these
 * schemas is. The removal date comes from the first schema that has one.
 *
 * @param uses the schemas, the outermost first
 */
export function joinLifecycles(uses: readonly object[]): Lifecycle {
  const all = uses.map(lifecycleOf);
  const named = all.find(({ sunset }) => sunset !== undefined);
  return { ...named, deprecated: all.some(({ deprecated }) => deprecated) };
}
