import { located, type Check, type TextProblem } from '../lookup/check.ts';
import { hostileAddress, hostileInMarkdown, invisibleIn, refusedScheme } from '../lookup/hostile.ts';
import { placeIn } from '../lookup/place.ts';
import { keysIn, stringsIn, type PlacedString } from '../lookup/strings.ts';

/** Members whose value is an address. */
const ADDRESSES =
  /^(url|termsOfService|externalValue|authorizationUrl|tokenUrl|refreshUrl|openIdConnectUrl|deviceAuthorizationUrl|href)$/;

/**
 * No text of the description contains a script, an event handler, an address that runs one, or hidden characters. Tags
 * that only format are left alone.
 */
export const hostileContent: Check = {
  id: 'hostile-content',
  judges: 'text',
  isNeverKnown: true,
  *run(context) {
    for (const placed of stringsIn(context))
      yield* located(hostileIn(placed), (offset) => placeIn(context, placed.holder, placed.key, offset));
    for (const [key, holders] of keysIn(context)) {
      for (const { message, hint } of invisibleIn(key))
        yield* holders.map((holder) => ({ message, hint, location: context.locator.locate(holder, key) }));
    }
  },
};

function hostileIn({ value, kind, key }: PlacedString): readonly TextProblem[] {
  if (typeof value === 'number') return [];
  const invisible = invisibleIn(value);
  if (invisible.length > 0 || kind !== 'prose') return invisible;
  return ADDRESSES.test(String(key)) && refusedScheme(value) !== undefined
    ? [hostileAddress(value)]
    : hostileInMarkdown(value);
}
