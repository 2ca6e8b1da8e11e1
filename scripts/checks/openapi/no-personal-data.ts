import { asRecord } from '#src/shared/schema/raw.ts';
import { located, type Check, placeIn } from '../lookup/check.ts';
import { guideFiles } from '../lookup/guides/files.ts';
import { personalDataIn } from '../sensitive/personal-data.ts';
import { stringsIn } from '../lookup/strings.ts';

/**
 * Matches the e-mail address of an office, such as `support@…`. The contact of the API may have such an address
 * (OpenAPI 3.1, section 4.8.3).
 */
const OFFICE = /^[\w.+-]*(?:support|help|team|info|api|dev|contact|hello|service|office|security|sales)[\w.+-]*@/i;

/**
 * No number or address could belong to a real person: card, account and phone numbers, the Nigerian numbers BVN and
 * NIN, and e-mail addresses.
 */
export const noPersonalData: Check = {
  id: 'no-personal-data',
  subject: 'text',
  *run(context) {
    const { allowed, document } = context;
    const contact = asRecord(document.info)['contact'];
    for (const { holder, key, value, kind, name } of stringsIn(context)) {
      if (holder === contact && key === 'email' && OFFICE.test(String(value))) continue;
      if (kind === 'machine' || (typeof value === 'number' && (kind !== 'data' || !Number.isSafeInteger(value))))
        continue;
      const found = personalDataIn(String(value), name, allowed);
      yield* located(found, (offset) => placeIn(context, holder, key, offset));
    }
    for (const { text, at } of guideFiles(context)) yield* located(personalDataIn(text, '', allowed), at);
  },
};
