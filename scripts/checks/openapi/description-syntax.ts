import { descriptionProblems } from '../../guides/prose/description.ts';
import { beyondBounds } from '../../description/markdown/bounds.ts';
import { located, type Check, placeIn } from '../lookup/check.ts';
import { stringsIn } from '../lookup/strings.ts';

/** Matches a text that may contain a callout, or a fenced code block with attributes. */
const WORTH_READING = /:::|\[!|(?:```|~~~)[^\n]* /;

/**
 * Callouts in a description have a known kind and are closed. Code blocks have only known attributes. No description is
 * too large to be formatted.
 */
export const descriptionSyntax: Check = {
  id: 'description-syntax',
  subject: 'text',
  *run(context) {
    for (const { holder, key, value, kind } of stringsIn(context)) {
      const text = String(value);
      if (kind !== 'prose' || key !== 'description') continue;
      if (WORTH_READING.test(text))
        yield* located(descriptionProblems(text), (offset) => placeIn(context, holder, key, offset));
      const excess = beyondBounds(text);
      if (excess !== undefined)
        yield {
          message: excess,
          hint: 'Simplify it: such a text is shown as it is written, without formatting.',
          location: placeIn(context, holder, key, 0),
        };
    }
  },
};
