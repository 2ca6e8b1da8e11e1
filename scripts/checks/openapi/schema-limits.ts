import { compareNumbers, isNumber, numberText } from '#src/shared/schema/number-text.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import type { Check } from '../lookup/check.ts';
import { schemasIn } from '../lookup/references.ts';

/**
 * Pairs of a lower limit (`least`) and an upper limit (`most`). The lower limit may not exceed the upper one; with
 * `isOpen`, it has to be less (JSON Schema 2020-12 Validation, section 6).
 */
const RANGES: readonly (readonly [least: string, most: string, isOpen: boolean])[] = [
  ...['Length', 'Items', 'Properties', 'Contains'].map((size) => [`min${size}`, `max${size}`, false] as const),
  ['minimum', 'maximum', false],
  ['minimum', 'exclusiveMaximum', true],
  ['exclusiveMinimum', 'maximum', true],
  ['exclusiveMinimum', 'exclusiveMaximum', true],
];

/** The limits of a schema allow at least one value. */
export const schemaLimits: Check = {
  id: 'schema-limits',
  subject: 'structure',
  *run({ document, locator }) {
    for (const schema of schemasIn(document)) {
      const range = RANGES.find((one) => isEmpty(schema, one));
      if (range === undefined) continue;
      const [least, most] = range;
      yield {
        message: `No value satisfies both limits: \`${least}\` is ${shown(schema[least])}, \`${most}\` ${shown(schema[most])}.`,
        hint: 'Correct one of them.',
        location: locator.locate(schema, least),
      };
    }
  },
};

function isEmpty(schema: Raw, [least, most, isOpen]: (typeof RANGES)[number]): boolean {
  const [from, to] = [schema[least], schema[most]];
  if (!isNumber(from) || !isNumber(to)) return false;
  const order = compareNumbers(from, to);
  return order > 0 || (isOpen && order === 0);
}

function shown(value: unknown): string {
  return isNumber(value) ? numberText(value) : '';
}
