import type { EnumTable, EnumValue } from '#src/model/field.ts';
import type { Schema } from '#src/model/schema.ts';
import { enumMembers, valueText, type EnumMember } from '#src/shared/schema/enums.ts';
import { segment } from '#src/shared/text/segment.ts';
import { truncate } from './truncate.ts';
import type { PageContext } from '../context/page-context.ts';

/** Table of an enum's values; `anchor` begins the address of each. Undefined when the schema is no enum. */
export function enumTable(
  schema: Schema,
  { anchors, gaps, href }: PageContext,
  anchor: string,
  caption: string,
): EnumTable | undefined {
  const members = enumMembers(schema);
  if (members === undefined) return undefined;
  const texts = writtenValues(members);
  const values: readonly EnumValue[] = members.map(({ value, ...meaning }, index) => ({
    anchor: anchors.claim(enumAnchor(anchor, value)),
    value: texts[index] ?? '',
    ...meaning,
  }));
  const marks = (schema['x-not-published'] ?? []).filter((part) => part === 'values' || part === 'meaning');
  gaps.note(
    { label: '', code: caption, href: `${href}#${values[0]?.anchor ?? anchor}`, question: schema['x-question'] },
    marks,
  );
  const unconfirmed = marks.flatMap((mark) =>
    mark === 'values' ? ['further values'] : mark === 'meaning' ? ['meanings'] : [],
  );
  return { caption, values, ...(unconfirmed.length > 0 ? { unconfirmed } : {}) };
}

/** The values of an enum as a page writes them: strings in quotes only where another value is written like them. */
export function writtenValues(members: readonly EnumMember[]): readonly string[] {
  const mixed = members.some(({ value }) => typeof value !== 'string');
  return members.map(({ value }) => truncate(mixed && looksLikeJson(value) ? JSON.stringify(value) : valueText(value)));
}

/** Wanted anchor of a value in a table with this anchor. */
export function enumAnchor(table: string, value: unknown): string {
  return `${table}=${segment(valueText(value))}`;
}

/** A string that needs quotes beside other values: `"1"` is not `1`. */
function looksLikeJson(value: unknown): boolean {
  return typeof value === 'string' && /^(-?\d[\d.eE+-]*|true|false|null|[[{].*)$/.test(value);
}
