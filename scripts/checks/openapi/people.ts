import { asRecord } from '../../model/raw.ts';
import type { Check } from '../check.ts';
import { writtenFiles } from '../guide-text.ts';
import { personsIn } from '../person-shapes.ts';
import { placeIn } from '../place.ts';
import { stringsIn } from '../strings.ts';

/** Contact of the API (OpenAPI 3.1, section 4.8.3) that names an office, not a person. */
const OFFICE = /^[\w.+-]*(?:support|help|team|info|api|dev|contact|hello|service|office|security|sales)[\w.+-]*@/i;

/** No number or address that could be a person's, anywhere: cards, BVN, NIN, accounts, phones, e-mail. */
export const people: Check = {
  id: 'people',
  *run(context) {
    const { allowed } = context.policy;
    const contact = asRecord(context.document.info)['contact'];
    for (const { holder, key, value, kind, name } of stringsIn(context.document)) {
      if (holder === contact && key === 'email' && OFFICE.test(String(value))) continue;
      if (kind === 'machine' || (typeof value === 'number' && (kind !== 'data' || !Number.isSafeInteger(value))))
        continue;
      for (const { message, hint, offset } of personsIn(String(value), name, allowed))
        yield { message, hint, location: placeIn(context, holder, key, offset) };
    }
    for (const { text, at } of writtenFiles(context)) {
      for (const { message, hint, offset } of personsIn(text, '', allowed))
        yield { message, hint, location: at(offset) };
    }
  },
};
