import type { EnumTable, EnumValue, Field, FieldTable } from '#src/model/field.ts';
import type { NameKind, NamePlace } from '#src/model/names.ts';
import { textOf } from '#src/shared/content/visitor.ts';
import { visitTable } from '../../fields/visit-table.ts';
import { plainSummary } from '../summary.ts';
import { isName, nameOfValue, type FoundName } from './found-name.ts';

/** Whose table it is: `href` is the address of the page. */
export interface TableOwner extends Omit<NamePlace, 'path'> {
  readonly kind: NameKind;
}

/** A place in a tuple: a number is no name. */
const POSITION = /^\[\d+\]$/;

/** Every field of a table, those inside others and of alternatives too, and the values of enums. */
export function tableNames(table: FieldTable | undefined, owner: TableOwner): readonly FoundName[] {
  const found: FoundName[] = [];
  visitTable(table, {
    field: (field, { isOfSchema }) => {
      if (field.loose !== true && !POSITION.test(field.name)) found.push(fieldName(field, owner, isOfSchema));
    },
    values: (values, { isOfSchema }, field) => {
      const repeated = isOfSchema || (field !== undefined && field.schema?.name === values.caption);
      found.push(...enumNames(values, owner, field?.path ?? '', repeated));
    },
  });
  return found;
}

function fieldName(field: Field, { kind, href, ...place }: TableOwner, repeated: boolean): FoundName {
  const { name, path, anchor, type, format, title, description } = field;
  return {
    name,
    kind,
    type: format === undefined ? type : `${type}, ${format}`,
    values: field.enum?.values.map(({ value }) => value) ?? [],
    about: plainSummary(textOf(description)) || (title ?? ''),
    place: { ...place, path: path === name ? '' : path, href: `${href}#${anchor}` },
    repeated,
  };
}

/** The values of an enum, of a field or by itself. */
export function enumNames(
  { caption, values }: EnumTable,
  { href, label, part }: TableOwner,
  path: string,
  repeated = false,
): readonly FoundName[] {
  return values
    .filter(({ value }) => isName(value))
    .map((value) => ({
      name: nameOfValue(value.value),
      kind: 'value',
      type: caption,
      values: [],
      about: meaningOf(value),
      place: { label, part, path, href: `${href}#${value.anchor}` },
      repeated,
    }));
}

/** What a value means; a title that only repeats the value means nothing. */
function meaningOf({ value, title = '', description = '' }: EnumValue): string {
  const ownTitle = title.toLowerCase() === value.toLowerCase() ? '' : title;
  return plainSummary([ownTitle, description].filter((text) => text !== '').join(': '));
}
