import { shown } from '../../schema/violation.ts';

/** One place where two JSON values differ, as seen from the first. */
export interface Difference {
  readonly path: readonly string[];
  /** True where the first has a member that the second lacks. */
  readonly onKey: boolean;
  /** Ends before `in …`. */
  readonly message: string;
}

/** How a value differs from what it should equal; the order of members is free. */
export function differences(value: unknown, wanted: unknown, path: readonly string[] = []): readonly Difference[] {
  if (isObject(value) && isObject(wanted)) {
    const [own, other] = [Object.keys(value), Object.keys(wanted)];
    return [
      ...own.flatMap((key) =>
        Object.hasOwn(wanted, key)
          ? differences(value[key], wanted[key], [...path, key])
          : [{ path: [...path, key], onKey: true, message: `\`${key}\` is not` }],
      ),
      ...other
        .filter((key) => !Object.hasOwn(value, key))
        .map((key) => ({ path, onKey: false, message: `\`${key}\` is missing here, and is` })),
    ];
  }
  if (Array.isArray(value) && Array.isArray(wanted)) {
    const length =
      value.length === wanted.length
        ? []
        : [{ path, onKey: false, message: `Here ${items(value.length)}, and ${items(wanted.length)}` }];
    return [
      ...length,
      ...value
        .slice(0, wanted.length)
        .flatMap((item, index) => differences(item, wanted[index], [...path, String(index)])),
    ];
  }
  const name = path.length === 0 ? 'The value' : `\`${path.at(-1)}\``;
  return Object.is(value, wanted) || value === wanted
    ? []
    : [{ path, onKey: false, message: `${name} is ${shown(value)}, but ${shown(wanted)}` }];
}

function items(count: number): string {
  return count === 1 ? 'is 1 item' : `are ${count} items`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
