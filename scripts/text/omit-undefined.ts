/** The members of an object that have a value. */
export type Defined<T> = {
  [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key];
} & { [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined> };

/** Leaves out members that are `undefined`, as optional members have to be (`exactOptionalPropertyTypes`). */
export function omitUndefined<T extends object>(members: T): Defined<T> {
  // Every row of every table passes here: a loop leaves no lists behind.
  const kept: Partial<T> = {};
  for (const key of Object.keys(members) as (keyof T)[]) if (members[key] !== undefined) kept[key] = members[key];
  return kept as object as Defined<T>;
}

/** A list, or `undefined` for one that holds nothing. */
export function unlessEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list;
}
