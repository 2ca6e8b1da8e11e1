import { descriptionProblems } from '../../prose/description.ts';
import { located, type Check } from '../lookup/check.ts';
import { placeIn } from '../lookup/place.ts';
import { stringsIn } from '../lookup/strings.ts';

/** Whether a text may hold a callout, or a fence with attributes. */
const WORTH_READING = /:::|\[!|(?:```|~~~)[^\n]* /;

/** Callouts of a description have a known kind, a beginning and an end, and its fences known attributes. */
export const descriptionSyntax: Check = {
  id: 'description-syntax',
  judges: 'text',
  *run(context) {
    for (const { holder, key, value, kind } of stringsIn(context))
      if (kind === 'prose' && key === 'description' && WORTH_READING.test(String(value)))
        yield* located(descriptionProblems(String(value)), (offset) => placeIn(context, holder, key, offset));
  },
};
