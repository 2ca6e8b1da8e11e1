import { isRecord } from '../schema/raw.ts';

/** A path to a part of a JSON value: field names and list indices, outermost first. */
export type Path = readonly (string | number)[];

/** Returns a string that identifies a path, for use as a map key. */
export function pathKey(path: Path): string {
  return JSON.stringify(path);
}

/** Whether a path begins with the path `outer`, or equals it. */
export function isWithin(path: Path, outer: Path): boolean {
  return outer.every((step, at) => path[at] === step);
}

/** Returns the part of a value at a path; undefined if absent. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, step) => {
    if (Array.isArray(part)) return typeof step === 'number' ? (part as readonly unknown[])[step] : undefined;
    return isRecord(part) && Object.hasOwn(part, step) ? part[step] : undefined;
  }, value);
}

/**
 * Returns a copy of a value with the part at a path replaced. Missing levels are created; unchanged parts are shared
 * with the original.
 */
export function withValue(value: unknown, [step, ...rest]: Path, part: unknown): unknown {
  if (step === undefined) return part;
  if (typeof step === 'number') {
    const list: unknown[] = Array.isArray(value) ? [...(value as unknown[])] : [];
    list[step] = withValue(list[step], rest, part);
    return list;
  }
  const object = isRecord(value) ? value : {};
  const inner = withValue(Object.hasOwn(object, step) ? object[step] : undefined, rest, part);
  // A computed key sets a property on the object itself, even if it is called `__proto__`.
  return { ...object, [step]: inner };
}

/** Returns a copy of a value without the part at a path. In a list, the later items move up. */
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

/** Whether a value is an empty object or list. */
export function isEmpty(value: unknown): boolean {
  return (isRecord(value) || Array.isArray(value)) && Object.keys(value).length === 0;
}
