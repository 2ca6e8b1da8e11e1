import { asText } from '#src/shared/schema/raw.ts';
import type { CheckContext, CheckProblem } from '../lookup/check.ts';
import { enumsIn } from '../lookup/enums.ts';
import { placeIn } from '../lookup/place.ts';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** `These two values`, `one of three states`, but not `the first two values` or `two other values`. */
const COUNTED = new RegExp(
  `\\b((?:the|these|its|only|all|has|have|takes|of)\\s+)(${NUMBERS.slice(1).join('|')}|both)\\s+(?:known\\s+|documented\\s+|possible\\s+|published\\s+)?(?:values|states|statuses|options|kinds)\\b`,
  'i',
);

/** Descriptions of enums that count its values, and count them wrong. */
export function* miscounted(context: CheckContext): Iterable<CheckProblem> {
  for (const { schema, members } of enumsIn(context.document)) {
    const text = asText(schema['description']);
    const [, lead = '', word = ''] = COUNTED.exec(text) ?? [];
    const told = word.toLowerCase() === 'both' ? 2 : NUMBERS.indexOf(word.toLowerCase()) + 1;
    const count = members.filter(({ value }) => value !== null).length;
    if (word === '' || told === count) continue;
    yield {
      message: `The description says \`${word}\`, but the enum has ${NUMBERS[count - 1] ?? count} values.`,
      hint: 'Remove the value that does not exist, or correct the description.',
      location: placeIn(context, schema, 'description', text.indexOf(lead + word) + lead.length),
    };
  }
}
