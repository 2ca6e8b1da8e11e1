import { isRecord } from '../schema/raw.ts';

/** Steps from the top of a value to a part of it. */
export type Path = readonly (string | number)[];

/** A path as a key of maps: no two paths have the same. */
export function pathKey(path: Path): string {
  return JSON.stringify(path);
}

/** Whether a path leads to a part of what another leads to, or to the same. */
export function isWithin(path: Path, outer: Path): boolean {
  return outer.every((step, at) => path[at] === step);
}

/** The part of a value; undefined where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, step) => {
    if (Array.isArray(part)) return typeof step === 'number' ? (part as readonly unknown[])[step] : undefined;
    return isRecord(part) && Object.hasOwn(part, step) ? part[step] : undefined;
  }, value);
}

/** A copy with another part; what is missing on the way is made. Everything beside the way stays the same object. */
export function withValue(value: unknown, [step, ...rest]: Path, part: unknown): unknown {
  if (step === undefined) return part;
  if (typeof step === 'number') {
    const list: unknown[] = Array.isArray(value) ? [...(value as unknown[])] : [];
    list[step] = withValue(list[step], rest, part);
    return list;
  }
  const object = isRecord(value) ? value : {};
  const inner = withValue(Object.hasOwn(object, step) ? object[step] : undefined, rest, part);
  // A computed key is a member of its own, also when it is called `__proto__`.
  return { ...object, [step]: inner };
}

/** A copy without a part: a list closes the gap. */
export function withoutValue(value: unknown, path: Path): unknown {
  const last = path.at(-1);
  const outerPath = path.slice(0, -1);
  const outer = valueAt(value, outerPath);
  if (Array.isArray(outer))
    return withValue(
      value,
      outerPath,
      (outer as unknown[]).filter((_, at) => at !== last),
    );
  if (!isRecord(outer) || last === undefined) return value;
  return withValue(value, outerPath, Object.fromEntries(Object.entries(outer).filter(([name]) => name !== last)));
}

/** Whether a value is an object or a list with nothing in it. */
export function isEmpty(value: unknown): boolean {
  return (isRecord(value) || Array.isArray(value)) && Object.keys(value).length === 0;
}
