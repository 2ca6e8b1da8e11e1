import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import { constantsOf, ENUM_EXTENSIONS, valueText } from '#src/shared/schema/enums.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { schemasIn } from './references.ts';

/** A schema that lists its allowed values, with these values. */
export interface Enum {
  readonly schema: Raw;
  readonly members: readonly Member[];
  /**
   * The extension that explains the values of an `enum`: a map from value to meaning, or a list in the order of the
   * values.
   */
  readonly extension?: string;
}

/** A value of an enum, with its place in the description and its meaning. */
export interface Member {
  readonly value: unknown;
  /** The object or array that contains the value, under `key`. */
  readonly holder: object;
  readonly key: string | number;
  /** A short label, which distinguishes the value from the others. */
  readonly meaning?: string;
  readonly description?: string;
  /** The object or array that contains the meaning, and the key or index of the meaning. */
  readonly place?: { readonly holder: object; readonly key: string | number };
  /** The schema in `oneOf` or `anyOf` whose `const` is the value; absent for an entry of `enum`. */
  readonly branch?: Raw;
}

/** Returns every schema of a document that lists its values, by `enum` or by alternatives with `const`. */
export const enumsIn = memoize((document: OpenApiDocument): readonly Enum[] =>
  schemasIn(document).flatMap((schema): Enum[] => {
    const constants = constantsOf(schema);
    if (constants !== undefined) return [{ schema, members: constants.map(fromBranch) }];
    const values = schema['enum'];
    if (!Array.isArray(values)) return [];
    const extension = ENUM_EXTENSIONS.map(([name]) => name).find(
      (name) => typeof schema[name] === 'object' && schema[name] !== null,
    );
    const meanings = extension === undefined ? undefined : (schema[extension] as object);
    const members = values.map((_, index) => fromValue(values, index, meanings));
    return [{ schema, members, ...(extension === undefined ? {} : { extension }) }];
  }),
);

function fromBranch(branch: Raw): Member {
  const { title, description } = branch;
  return {
    value: branch['const'],
    holder: branch,
    key: 'const',
    branch,
    ...(typeof title === 'string' && title.trim() !== ''
      ? { meaning: title, place: { holder: branch, key: 'title' } }
      : {}),
    ...(typeof description === 'string' && description.trim() !== '' ? { description } : {}),
  };
}

function fromValue(values: readonly unknown[], index: number, meanings: object | undefined): Member {
  const key = Array.isArray(meanings) ? index : valueText(values[index]);
  const meaning: unknown =
    meanings === undefined || !Object.hasOwn(meanings, key)
      ? undefined
      : (meanings as Record<string | number, unknown>)[key];
  return {
    value: values[index],
    holder: values,
    key: index,
    ...(typeof meaning === 'string' && meaning.trim() !== '' && meanings !== undefined
      ? { meaning, place: { holder: meanings, key } }
      : {}),
  };
}

/** Whether a value explains itself: a word does, a number or a code such as `NGN` does not. */
export function namesItself(value: unknown): boolean {
  return (
    typeof value === 'boolean' ||
    (typeof value === 'string' && (/[A-Za-z]{4}/.test(value) || /^[A-Z]?[a-z]{2,}/.test(value)))
  );
}
