import { asRecord } from '#src/shared/schema/raw.ts';
import type { Check } from '../lookup/check.ts';
import { isReference } from '#src/shared/schema/resolve-ref.ts';
import { allPlaces, componentOf, walkPlaces } from '../lookup/references.ts';
import { hasGuides, usedComponents } from '../lookup/usage.ts';

/**
 * Every reusable example is shown by a request, a response, a parameter, a schema or a guide (Example Object, OpenAPI
 * 3.1, section 4.8.19).
 */
export const exampleUsed: Check = {
  id: 'example-used',
  judges: 'use',
  *run(context) {
    if (!hasGuides(context)) return;
    const examples = asRecord(context.document.components?.examples);
    const used = new Set(usedComponents(context).get('examples'));
    // Of what another component refers to, `component-used` tells that one.
    const others = allPlaces(context.document).filter(([kind]) => kind !== 'example');
    walkPlaces(
      context.document,
      others,
      (_, node) => used.add((isReference(node) && componentOf(node.$ref)?.[1]) || ''),
      true,
    );
    for (const name of Object.keys(examples)) {
      if (!context.locator.wrote(examples, name) || used.has(name)) continue;
      yield {
        message: `The example \`${name}\` is not used.`,
        about: [name],
        kind: 'example',
        hint: 'Add it to `examples` of a request or response, show it in a guide, or remove it.',
        location: context.locator.locate(examples, name),
      };
    }
  },
};
