import { FILL_IN, UNKNOWN_HOST } from '../../../text/fill-in.ts';
import type { Check } from '../lookup/check.ts';
import { guideFiles, settingsFiles } from '../lookup/guides/files.ts';
import { placeIn } from '../lookup/place.ts';
import { stringsIn } from '../lookup/strings.ts';

const HINT = 'Replace it with what your source says. What nobody publishes is marked by `x-not-published`.';

/**
 * Nothing is left that `npm run new` wants filled in: an error in texts and examples, which nobody may publish; a warning for
 * addresses of a new site, which can be built without them.
 */
export const fillIn: Check = {
  id: 'fill-in',
  judges: 'structure',
  isNeverKnown: true,
  *run(context) {
    for (const { holder, key, value } of stringsIn(context))
      for (const { 1: what = '', index } of String(value).matchAll(FILL_IN)) {
        // What other checks say of the whole value is held back.
        const location = index === 0 ? context.locator.trace(holder, [key]) : placeIn(context, holder, key, index);
        yield { message: message(what), hint: HINT, location };
      }
    for (const { text, at } of guideFiles(context))
      for (const { 1: what = '', index } of text.matchAll(FILL_IN))
        yield { message: message(what), hint: HINT, location: at(index) };
    for (const { text, at } of settingsFiles(context))
      for (const { 1: key = '', index } of text.matchAll(new RegExp(`^(\\w+):.*${UNKNOWN_HOST}`, 'gm')))
        yield {
          severity: 'warning',
          message: `The address of \`${key}\` is not known yet.`,
          hint: 'Write the address in full.',
          location: at(index),
        };
  },
};

function message(what: string): string {
  return `To be filled in: ${what.replaceAll('`', '')}.`;
}
