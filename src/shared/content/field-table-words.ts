import type { FieldTable, VariantGroup } from '../../model/field.ts';

/** Alternatives and rules of a table, by the keyword that has them, above what they list. */
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

/** The remark that nothing else may be given. */
export const CLOSED = 'No other fields.';

/** Says that fields are not documented: all, or those that the table does not list. */
export function undocumentedWords(undocumented: NonNullable<FieldTable['undocumented']>): string {
  return undocumented === 'all' ? 'Fields not documented' : 'Other fields not documented';
}
