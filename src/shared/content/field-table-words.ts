import type { FieldTable, VariantGroup } from '../../model/field.ts';

/** Captions of the alternatives and rules of a table, by their keyword. */
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

/** The remark that other fields are refused. */
export const CLOSED = 'No other fields.';

/** Words that fields are not documented: all, or those beyond the table. */
export function undocumentedWords(undocumented: NonNullable<FieldTable['undocumented']>): string {
  return undocumented === 'all' ? 'Fields not documented' : 'Other fields not documented';
}
