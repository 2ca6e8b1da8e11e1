/** An object type whose members are never `undefined`. */
export type Defined<T> = {
  [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key];
} & { [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined> };

/** Omits members that are `undefined`, as `exactOptionalPropertyTypes` requires. */
export function omitUndefined<T extends object>(members: T): Defined<T> {
  // Every row of every table passes through here: a loop creates no intermediate lists.
  const kept: Partial<T> = {};
  for (const key of Object.keys(members) as (keyof T)[]) if (members[key] !== undefined) kept[key] = members[key];
  return kept as object as Defined<T>;
}

/** Returns a list, or `undefined` for an empty one. */
export function unlessEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list;
}
