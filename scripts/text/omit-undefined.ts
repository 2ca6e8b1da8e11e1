/** The type `T`, but members that may be `undefined` are optional instead. */
export type Defined<T> = {
  [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key];
} & { [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined> };

/** Returns an object without the members that are `undefined`, as `exactOptionalPropertyTypes` requires. */
export function omitUndefined<T extends object>(members: T): Defined<T> {
  // A loop, which creates no intermediate lists, as every row of every table passes through here.
  const kept: Partial<T> = {};
  for (const key of Object.keys(members) as (keyof T)[]) if (members[key] !== undefined) kept[key] = members[key];
  return kept as object as Defined<T>;
}

/** Returns a list, or `undefined` for an empty one. */
export function unlessEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list;
}
