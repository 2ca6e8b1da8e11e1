/**
 * The type `T`, but each member that may be `undefined` is optional: `{ a?: string }` for `{ a: string | undefined }`.
 */
export type Defined<T> = {
  [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key];
} & { [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined> };

/** Returns an object without the members that are `undefined`, as `exactOptionalPropertyTypes` requires. */
export function omitUndefined<T extends object>(members: T): Defined<T> {
  // A loop creates no intermediate lists: this function runs for every row of every table.
  const kept: Partial<T> = {};
  for (const key of Object.keys(members) as (keyof T)[]) if (members[key] !== undefined) kept[key] = members[key];
  return kept as object as Defined<T>;
}

/** Returns a list, or `undefined` for an empty one. */
export function unlessEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list;
}
