import type { FieldTable, VariantGroup } from '../../model/field.ts';

/** Captions for the alternatives and rules in a table, by keyword. */
export const VARIANT_WORDS: Readonly<Record<VariantGroup['keyword'], string>> = {
  oneOf: 'One of these',
  anyOf: 'Any of these',
  if: 'Depending on the values',
  dependentSchemas: 'With other fields',
  not: 'Not like this',
  contains: 'Among the items',
  contentSchema: 'What it holds',
  deeper: 'Further inside',
};

/** The remark that fields not in the table are refused. */
export const CLOSED = 'No other fields.';

/** Returns the remark that no fields are documented, or that fields besides those in the table are not. */
export function undocumentedWords(undocumented: NonNullable<FieldTable['undocumented']>): string {
  return undocumented === 'all' ? 'Fields not documented' : 'Other fields not documented';
}
