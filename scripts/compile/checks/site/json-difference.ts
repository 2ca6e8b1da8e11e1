import { isRecord } from '#src/shared/schema/raw.ts';
import { shown } from '#src/shared/schema/violation.ts';

/** One place where two JSON values differ, as seen from the first. */
export interface Difference {
  readonly path: readonly string[];
  /** True where the first has a member that the second lacks. */
  readonly onKey: boolean;
  /** The sentence up to `in …`, which names the second. */
  readonly message: string;
}

/** Compares a value with what it should equal, members in any order. */
export function differences(value: unknown, wanted: unknown, path: readonly string[] = []): readonly Difference[] {
  if (isRecord(value) && isRecord(wanted))
    return [
      ...Object.keys(value).flatMap((key) =>
        Object.hasOwn(wanted, key)
          ? differences(value[key], wanted[key], [...path, key])
          : [{ path: [...path, key], onKey: true, message: `\`${key}\` is not` }],
      ),
      ...Object.keys(wanted)
        .filter((key) => !Object.hasOwn(value, key))
        .map((key) => ({ path, onKey: false, message: `\`${key}\` is missing here, but is` })),
    ];
  if (Array.isArray(value) && Array.isArray(wanted))
    return [
      ...(value.length === wanted.length
        ? []
        : [{ path, onKey: false, message: `The array has ${items(value.length)} here, but ${items(wanted.length)}` }]),
      ...value
        .slice(0, wanted.length)
        .flatMap((item, index) => differences(item, wanted[index], [...path, String(index)])),
    ];
  if (Object.is(value, wanted) || value === wanted) return [];
  const name = path.length === 0 ? 'The value' : `\`${path.at(-1)}\``;
  return [{ path, onKey: false, message: `${name} is ${shown(value)} here, but ${shown(wanted)}` }];
}

function items(count: number): string {
  return `${count} item${count === 1 ? '' : 's'}`;
}
