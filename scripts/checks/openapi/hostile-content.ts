import type { Check } from '../check.ts';
import { hostileAddress, hostileInMarkdown, invisibleIn, refusedScheme, type Hostile } from '../hostile.ts';
import { placeIn } from '../place.ts';
import { keysIn, stringsIn, type PlacedString } from '../strings.ts';

/** Members that hold an address as a whole. */
const ADDRESSES =
  /^(url|termsOfService|externalValue|authorizationUrl|tokenUrl|refreshUrl|openIdConnectUrl|deviceAuthorizationUrl|href)$/;

/**
 * No text of the description carries a script, an event handler or an address that runs, and none hides characters
 * from its readers. Tags that only format are left alone: they are shown as the text they are.
 */
export const hostileContent: Check = {
  id: 'hostile-content',
  *run(context) {
    for (const placed of stringsIn(context.document)) {
      for (const { offset, message, hint } of hostileIn(placed))
        yield { message, hint, location: placeIn(context, placed.holder, placed.key, offset) };
    }
    for (const [key, holders] of keysIn(context.document)) {
      for (const { message, hint } of invisibleIn(key))
        yield* holders.map((holder) => ({ message, hint, location: context.locator.locate(holder, key) }));
    }
  },
};

function hostileIn({ value, kind, key }: PlacedString): readonly Hostile[] {
  if (typeof value === 'number') return [];
  const invisible = invisibleIn(value);
  if (invisible.length > 0 || kind !== 'prose') return invisible;
  if (ADDRESSES.test(String(key)))
    return refusedScheme(value) === undefined ? hostileInMarkdown(value) : [hostileAddress(value)];
  return hostileInMarkdown(value);
}
