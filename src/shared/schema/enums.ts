import type { Schema } from '../../model/schema.ts';
import { unionsOf } from './applicators.ts';
import { stringifyJson, withoutMarks } from './number-text.ts';
import { asList, asRecord, textsOf, type Raw } from './raw.ts';

/** A value of an enum with its description. */
export interface EnumMember {
  readonly value: unknown;
  readonly title?: string;
  readonly description?: string;
}

/**
 * Extensions that give each value of `enum` a title or a description (`target`). The extension contains a map with the
 * values as keys, or a list in the order of `enum`.
 */
export const ENUM_EXTENSIONS: readonly (readonly [extension: string, target: 'title' | 'description'])[] = [
  ['x-enumDescriptions', 'description'],
  ['x-enum-descriptions', 'description'],
  ['x-enumNames', 'title'],
  ['x-enum-varnames', 'title'],
  ['x-enumLabels', 'title'],
  ['x-enum-labels', 'title'],
];

/**
 * Returns the values of an enum: each `const` in `oneOf` or `anyOf`, else the values in `enum`. Undefined for other
 * schemas.
 */
export function enumMembers(schema: Schema): readonly EnumMember[] | undefined {
  const constants = constantsOf(schema as Raw);
  // Parts of an invalid schema are ignored, not refused, because the lint reports them.
  if (constants !== undefined)
    return constants.map((branch) => ({ value: branch['const'], ...textsOf(branch, ['title', 'description']) }));
  return Array.isArray(schema.enum)
    ? schema.enum.map((value: unknown, index) => ({ value, ...meaningsOf(schema as Raw, value, index) }))
    : undefined;
}

/**
 * Returns the alternatives of a union that is an enum: each has a `const`. An alternative `null` is omitted. Undefined
 * for other schemas.
 */
export function constantsOf(schema: Raw): readonly Raw[] | undefined {
  const branches = (unionsOf(schema)[0]?.branches ?? []).map(asRecord).filter((branch) => branch['type'] !== 'null');
  return branches.length > 0 && branches.every((branch) => 'const' in branch) ? branches : undefined;
}

/** Whether an alternative allows only `null`. */
export function isNull(alternative: unknown): boolean {
  const { type, enum: listed, const: constant } = asRecord(alternative);
  return constant === undefined && (type === 'null' || (asList(listed).length === 1 && asList(listed)[0] === null));
}

/** Whether every alternative of a union has a `const`. */
export function areConstants(alternatives: unknown): boolean {
  return constantsOf({ oneOf: alternatives })?.length === asList(alternatives).length;
}

function meaningsOf(schema: Raw, value: unknown, index: number): Partial<EnumMember> {
  return Object.fromEntries(
    ENUM_EXTENSIONS.flatMap(([extension, target]) => {
      const meanings = schema[extension];
      const text = Array.isArray(meanings) ? (meanings[index] as unknown) : asRecord(meanings)[valueText(value)];
      return typeof text === 'string' ? [[target, text] as const] : [];
    }),
  );
}

/** Returns a value as text for prose: strings without quotes, other values as JSON. */
export function valueText(value: unknown): string {
  return typeof value === 'string' ? withoutMarks(value) : stringifyJson(value);
}
