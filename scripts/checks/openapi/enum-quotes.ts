import type { Check } from '../lookup/check.ts';
import { enumsIn } from '../lookup/enums.ts';

/** Matches a value in typographic quotes, as word processors write them. */
const QUOTED = /^[“”„«»‘’‚‹›].*[“”«»‘’‹›]$/u;

/**
 * No value of an enum is in typographic quotes: YAML reads such quotes as part of the value (YAML 1.2.2, section 7.3).
 */
export const enumQuotes: Check = {
  id: 'enum-quotes',
  subject: 'structure',
  *run({ document, locator }) {
    for (const { schema, members } of enumsIn(document))
      for (const { value, holder, key } of members) {
        if (typeof value !== 'string' || !QUOTED.test(value)) continue;
        yield {
          message: `The enum value \`${value}\` contains typographic quotes.`,
          hint: `Write \`${value.slice(1, -1)}\`, with straight quotes or none.`,
          location: locator.trace(holder, [key]),
          related: [{ message: 'Schema', location: locator.trace(schema, []) }],
        };
      }
  },
};
