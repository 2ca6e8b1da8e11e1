/** The styles that a page holds, of those that pages may hold. */
import type { StyleGroup } from '../model/render.ts';

/** A group with its place among all groups, which says where it stands in a page that others are turned to. */
export interface PlacedGroup extends StyleGroup {
  readonly place: number;
}

/** The groups that the body of a page asks for by its classes. */
export function stylesOf(body: string, groups: readonly StyleGroup[]): readonly PlacedGroup[] {
  const classes = new Set<string>();
  for (const [, names = ''] of body.matchAll(/ class="([^"]*)"/g))
    for (const name of names.split(' ')) classes.add(name);
  return groups
    .map((group, place) => ({ ...group, place }))
    .filter((group) => group.classes === undefined || group.classes.some((name) => classes.has(name)));
}
