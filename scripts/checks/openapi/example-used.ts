import { asRecord } from '../../model/raw.ts';
import type { Check } from '../check.ts';
import { hasGuides, usedComponents } from '../usage.ts';

/**
 * Every reusable example is shown somewhere: by a request, an answer, a parameter, a schema or a guide (Example Object,
 * OpenAPI 3.1, section 4.8.19). An example that nothing shows is one that nobody keeps right.
 */
export const exampleUsed: Check = {
  id: 'example-used',
  *run(context) {
    if (!hasGuides(context)) return;
    const examples = asRecord(context.document.components?.examples);
    const used = usedComponents(context).get('examples');
    for (const name of Object.keys(examples)) {
      if (!context.locator.wrote(examples, name) || used?.has(name) === true) continue;
      yield {
        message: `Nothing uses the example \`${name}\`.`,
        hint: 'Show it under `examples` of the request or answer it belongs to, or in a guide, or take it out.',
        location: context.locator.locate(examples, name),
      };
    }
  },
};
