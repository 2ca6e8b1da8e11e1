import { isRecord } from '#src/shared/schema/raw.ts';

type Path = readonly (string | number)[];

/** An example with one field broken. */
export interface BrokenExample {
  readonly kind: 'name' | 'type' | 'enum' | 'missing';
  readonly value: unknown;
  /** Where the problem is expected. */
  readonly path: Path;
  /** The name that was meant. */
  readonly suggested?: string;
}

/** Breaks each field of an example in every way; a schema may allow some of them. */
export function brokenExamples(value: unknown): readonly BrokenExample[] {
  return fieldsIn(value).flatMap(([path, field]) => {
    const name = String(path.at(-1));
    const misspelt = `${name.slice(0, 2)}${name.slice(3)}`;
    const at = [...path.slice(0, -1), misspelt];
    return [
      ...(name.length > 4
        ? [{ kind: 'name', value: edited(value, path, [misspelt, field]), path: at, suggested: name } as const]
        : []),
      { kind: 'missing', value: edited(value, path), path } as const,
      {
        kind: 'type',
        value: edited(value, path, [name, isRecord(field) ? 'broken' : { broken: true }]),
        path,
      } as const,
      ...(typeof field === 'string'
        ? [{ kind: 'enum', value: edited(value, path, [name, `${field}x`]), path } as const]
        : []),
    ];
  });
}

/** Lists the fields of a value, and those inside them; of a list those of its first entry. */
function fieldsIn(value: unknown, path: Path = []): readonly (readonly [Path, unknown])[] {
  if (Array.isArray(value)) return fieldsIn(value[0], [...path, 0]);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, field]) => [
    [[...path, name], field] as const,
    ...fieldsIn(field, [...path, name]),
  ]);
}

/** Copies a value with another name and value for a field, or without it. */
function edited(value: unknown, [step, ...rest]: Path, field?: readonly [name: string, value: unknown]): unknown {
  if (Array.isArray(value)) return value.map((item, at) => (at === step ? edited(item, rest, field) : item));
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([name, inner]: [string, unknown]) => {
      if (name !== step) return [[name, inner]];
      if (rest.length > 0) return [[name, edited(inner, rest, field)]];
      return field === undefined ? [] : [field];
    }),
  );
}
