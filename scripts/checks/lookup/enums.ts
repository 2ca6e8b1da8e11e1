import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import { constantsOf, ENUM_EXTENSIONS, valueText } from '#src/shared/schema/enums.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { schemasIn } from './references.ts';

/** A schema that lists its values. */
export interface Enum {
  readonly schema: Raw;
  readonly members: readonly Member[];
  /** The extension that explains the values of an `enum`: a map by value, or a list in their order. */
  readonly meanings?: { readonly holder: Raw; readonly key: string };
}

export interface Member {
  readonly value: unknown;
  /** The place of the value. */
  readonly holder: object;
  readonly key: string | number;
  /** Short name; what tells it apart. */
  readonly meaning?: string;
  readonly description?: string;
  /** The place of the meaning. */
  readonly place?: { readonly holder: object; readonly key: string | number };
  /** The alternative that stands for the value, where it is not one of `enum`. */
  readonly branch?: Raw;
}

/** Every enum of a document: alternatives that are all constants, or `enum`. */
export const enumsIn = memoize((document: OpenApiDocument): readonly Enum[] =>
  schemasIn(document).flatMap((schema): Enum[] => {
    const constants = constantsOf(schema);
    if (constants !== undefined) return [{ schema, members: constants.map(fromBranch) }];
    const values = schema['enum'];
    if (!Array.isArray(values)) return [];
    const key = ENUM_EXTENSIONS.map(([name]) => name).find(
      (name) => typeof schema[name] === 'object' && schema[name] !== null,
    );
    return [
      {
        schema,
        members: values.map((_, index) =>
          fromValue(values, index, key === undefined ? undefined : (schema[key] as object)),
        ),
        ...(key === undefined ? {} : { meanings: { holder: schema, key } }),
      },
    ];
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

/** Whether a value says what it means: a word does, a number or a code such as `NGN` does not. */
export function namesItself(value: unknown): boolean {
  return (
    typeof value === 'boolean' ||
    (typeof value === 'string' && (/[A-Za-z]{4}/.test(value) || /^[A-Z]?[a-z]{2,}/.test(value)))
  );
}
