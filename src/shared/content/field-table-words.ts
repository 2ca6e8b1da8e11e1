import type { FieldTable, VariantGroup } from '../../model/field.ts';

/** Captions above groups of alternatives or conditional fields in a field table, by keyword. */
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

/** The remark on an object that allows only the fields in its table. */
export const CLOSED = 'No other fields.';

/**
 * Returns the remark on an object without documented fields (`all`), or with undocumented fields besides those listed
 * (`further`).
 */
export function undocumentedWords(undocumented: NonNullable<FieldTable['undocumented']>): string {
  return undocumented === 'all' ? 'Fields not documented' : 'Other fields not documented';
}
