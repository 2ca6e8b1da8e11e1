import type { EnumTable, EnumValue } from '../../src/model/field.ts';
import type { Schema } from '../../src/model/schema.ts';
import { segment } from './anchors.ts';
import { schemaList } from './fields/as-schema.ts';
import { shortText } from './fields/short.ts';
import type { PageContext } from './page-context.ts';

/** A value of an enum with what the description says of it. */
export interface EnumMember {
  readonly value: unknown;
  readonly title?: string;
  readonly description?: string;
}

/** Extensions that tell the meanings of a plain `enum`: by value, or as a list in the order of the values. */
const TOLD: readonly (readonly [extension: string, as: 'title' | 'description'])[] = [
  ['x-enumDescriptions', 'description'],
  ['x-enum-descriptions', 'description'],
  ['x-enumNames', 'title'],
  ['x-enum-varnames', 'title'],
  ['x-enumLabels', 'title'],
  ['x-enum-labels', 'title'],
];

/** Values of an enum: `oneOf` or `anyOf` of `const` with `title`, or a plain `enum`. Undefined for other schemas. */
export function enumMembers(schema: Schema): readonly EnumMember[] | undefined {
  const branches = schemaList(schema.oneOf ?? schema.anyOf);
  if (branches.length > 0 && branches.every((branch) => branch.const !== undefined)) {
    return branches.map((branch) => ({
      value: branch.const,
      // A broken schema still becomes a page, so that the lint's word about it is heard.
      ...(typeof branch.title === 'string' ? { title: branch.title } : {}),
      ...(typeof branch.description === 'string' ? { description: branch.description } : {}),
    }));
  }
  return Array.isArray(schema.enum)
    ? schema.enum.map((value: unknown, index) => ({ value, ...told(schema, value, index) }))
    : undefined;
}

function told(schema: Schema, value: unknown, index: number): Partial<EnumMember> {
  const texts = TOLD.flatMap(([extension, as]) => {
    const list = (schema as Readonly<Record<string, unknown>>)[extension];
    const text: unknown = Array.isArray(list)
      ? list[index]
      : typeof list === 'object' && list !== null
        ? (list as Readonly<Record<string, unknown>>)[valueText(value)]
        : undefined;
    return typeof text === 'string' ? [[as, text] as const] : [];
  });
  return Object.fromEntries(texts);
}

/** Table of an enum's values; `anchor` begins the address of each. Undefined when the schema is no enum. */
export function enumTable(
  schema: Schema,
  { anchors, notices }: PageContext,
  anchor: string,
  caption: string,
): EnumTable | undefined {
  const members = enumMembers(schema);
  if (members === undefined) return undefined;
  const mixed = members.some(({ value }) => typeof value !== 'string');
  const values: readonly EnumValue[] = members.map(({ value, ...meaning }) => ({
    anchor: anchors.claim(enumAnchor(anchor, value)),
    value: shortText(mixed && looksLikeJson(value) ? JSON.stringify(value) : valueText(value)),
    ...meaning,
  }));
  const marks = (schema['x-not-published'] ?? []).filter((part) => part !== 'required');
  return { caption, values, notices: notices.for('values', marks) };
}

/** Wanted anchor of a value in a table with this anchor. */
export function enumAnchor(table: string, value: unknown): string {
  return `${table}=${segment(valueText(value))}`;
}

/** A string that needs quotes beside other values: `"1"` is not `1`. */
function looksLikeJson(value: unknown): boolean {
  return typeof value === 'string' && /^(-?\d[\d.eE+-]*|true|false|null|[[{].*)$/.test(value);
}

/** A value as it is written in prose: strings without quotes. */
export function valueText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
