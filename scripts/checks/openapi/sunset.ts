import { lifecycleOf } from '#src/shared/schema/lifecycle.ts';
import { shown } from '#src/shared/schema/violation.ts';
import type { Check } from '../lookup/check.ts';
import { objectsIn } from '../lookup/references.ts';

/** `x-sunset` is a day (RFC 3339, full-date), and only deprecated objects have one. */
export const sunset: Check = {
  id: 'sunset',
  *run({ document, locator }) {
    for (const [, node] of objectsIn(document)) {
      const { deprecated, sunset: day } = lifecycleOf(node);
      if (!('x-sunset' in node) || (deprecated && day !== undefined)) continue;
      yield {
        message:
          day === undefined
            ? `\`x-sunset\` is ${shown(node['x-sunset'])}, which is not a valid date.`
            : 'The object has `x-sunset`, but is not deprecated.',
        hint: 'Write `deprecated: true`, and a date such as `x-sunset: 2027-03-31`.',
        location: locator.locate(node, 'x-sunset'),
      };
    }
  },
};
