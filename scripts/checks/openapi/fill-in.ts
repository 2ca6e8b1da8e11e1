import { FILL_IN, FILL_IN_CHECK } from '../../text/fill-in.ts';
import { type Check, placeIn } from '../lookup/check.ts';
import { guideFiles } from '../lookup/guides/files.ts';
import { stringsIn } from '../lookup/strings.ts';

const hint = (open: string): string => `Replace it with text from your source. For unpublished parts, write ${open}.`;

/**
 * No placeholder from `npm run new` is left: placeholders must not be published. Only a build with `--draft` shows
 * them.
 */
export const fillIn: Check = {
  id: FILL_IN_CHECK,
  subject: 'structure',
  isNeverKnown: true,
  *run(context) {
    for (const { holder, key, value } of stringsIn(context))
      for (const { 1: what = '', index } of String(value).matchAll(FILL_IN)) {
        // If the value starts with a placeholder, the location is the whole value. This holds back other problems of
        // the value.
        const location = index === 0 ? context.locator.trace(holder, [key]) : placeIn(context, holder, key, index);
        yield { message: message(what), hint: hint('`x-not-published`'), location };
      }
    for (const { text, at } of guideFiles(context))
      for (const { 1: what = '', index } of text.matchAll(FILL_IN))
        yield { message: message(what), hint: hint('`<Ask id="…" />`'), location: at(index) };
  },
};

function message(what: string): string {
  return `To be filled in: ${what.replaceAll('`', '')}.`;
}
