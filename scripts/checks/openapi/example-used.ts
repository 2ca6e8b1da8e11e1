import { asRecord } from '#src/shared/schema/raw.ts';
import type { Check } from '../lookup/check.ts';
import { hasGuides, usedComponents } from '../lookup/usage.ts';

/**
 * Every reusable example is used by a request, a response, a parameter, a schema or a guide (Example Object, OpenAPI
 * 3.1, section 4.8.19).
 */
export const exampleUsed: Check = {
  id: 'example-used',
  subject: 'use',
  *run(context) {
    if (!hasGuides(context)) return;
    const { examples, ...others } = asRecord(context.document.components);
    // An example counts as used even if only unused components refer to it: `component-used` reports those components.
    const used = usedComponents(context, Object.values(others));
    for (const name of Object.keys(asRecord(examples))) {
      if (!context.locator.wrote(examples, name) || used.has(`examples ${name}`)) continue;
      yield {
        message: `The example \`${name}\` is not used.`,
        hint: 'Add the example to the `examples` of a request or response, show it in a guide, or remove it.',
        location: context.locator.locate(examples, name),
      };
    }
  },
};
