import { stringifyJson } from '#src/shared/schema/number-text.ts';
import type { EnumTable, EnumValue } from '#src/model/field.ts';
import type { NotPublished } from '#src/model/gap.ts';
import type { Schema } from '#src/model/schema.ts';
import { constantsOf, enumMembers, valueText, type EnumMember } from '#src/shared/schema/enums.ts';
import { deprecation, lifecycleOf } from '#src/shared/schema/lifecycle.ts';
import { authoredQuestions } from '#src/shared/schema/questions.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import { segment } from '#src/shared/text/segment.ts';
import { omitUndefined } from '../../text/omit-undefined.ts';
import { truncate } from './truncate.ts';
import type { PageContext } from '../context/page-context.ts';

/** The place of an enum on a page, and the name of the enum. */
interface EnumPlace {
  /** Prefix of the anchor of each value. */
  readonly anchor: string;
  readonly name: string;
  /** Title of the enum, only if its schema has a name. */
  readonly title?: string | undefined;
  readonly received?: boolean;
}

/** Creates the table of an enum's values; undefined for a schema without an enum. */
export function enumTable(
  schema: Schema,
  { anchors, questions, href }: PageContext,
  { anchor, name, title, received = false }: EnumPlace,
): EnumTable | undefined {
  const members = enumMembers(schema);
  if (members === undefined) return undefined;
  const texts = writtenValues(members);
  const constants = constantsOf(schema as Raw) ?? [];
  const values: readonly EnumValue[] = members.map(({ value, ...meaning }, index) =>
    omitUndefined({
      anchor: anchors.claim(enumAnchor(anchor, value)),
      value: texts[index] ?? '',
      ...meaning,
      deprecated: deprecation(lifecycleOf(constants[index] ?? {})),
    }),
  );
  const openQuestions = questions.note(
    {
      subject: `\`${name}\``,
      href: `${href}#${values[0]?.anchor ?? anchor}`,
      authored: authoredQuestions(schema as Raw),
      hasSome: true,
      once: true,
      received,
    },
    valueMarks(schema),
  );
  const isOpen = valueMarks(schema).includes('values');
  const more = { ...(title !== undefined && { isTitle: true }), ...(isOpen && { open: true as const }) };
  return { caption: title ?? name, ...more, values, ...openQuestions };
}

/** Returns the parts of `x-not-published` that concern the values of a schema: `types`, `values` and `meaning`. */
export function valueMarks(schema: Schema): readonly NotPublished[] {
  return (schema['x-not-published'] ?? []).filter((part) => ['types', 'values', 'meaning'].includes(part));
}

/** Returns the values of an enum as text. A string is quoted only if it could be confused with another JSON value. */
function writtenValues(members: readonly EnumMember[]): readonly string[] {
  const mixed = members.some(({ value }) => typeof value !== 'string');
  return members.map(({ value }) => truncate(mixed && looksLikeJson(value) ? stringifyJson(value) : valueText(value)));
}

/** Returns the anchor of an enum value before it is made unique: `status=PAID`. `table` is the anchor of the table. */
export function enumAnchor(table: string, value: unknown): string {
  return `${table}=${segment(valueText(value))}`;
}

/** Whether a string looks like a JSON value, so that it needs quotes beside other values: `"1"` is not `1`. */
function looksLikeJson(value: unknown): boolean {
  return typeof value === 'string' && /^(-?\d[\d.eE+-]*|true|false|null|[[{].*)$/.test(value);
}
