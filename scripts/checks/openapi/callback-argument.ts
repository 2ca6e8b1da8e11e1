import { asRecord, asText, asTexts } from '#src/shared/schema/raw.ts';
import type { Check } from '../lookup/check.ts';
import { schemasIn } from '../lookup/references.ts';

/** The sample of a callback (`x-callback`) uses every parameter of the callback. */
export const callbackArgument: Check = {
  id: 'callback-argument',
  *run({ document, locator }) {
    for (const schema of schemasIn(document)) {
      const callback = asRecord(schema['x-callback']);
      for (const [index, name] of asTexts(callback['parameters']).entries()) {
        if (uses(asText(callback['source']), name)) continue;
        yield {
          message: `The sample does not use the parameter \`${name}\`.`,
          hint: `Use \`${name}\` in \`source\`, or remove it from \`parameters\`.`,
          location: locator.trace(callback['parameters'], [index]),
        };
      }
    }
  },
};

/** Whether a program contains the name as a whole word that does not follow a dot. */
function uses(source: string, name: string): boolean {
  if (name === '') return false;
  for (let at = source.indexOf(name); at >= 0; at = source.indexOf(name, at + 1)) {
    if (!/[\w$.]/.test(source[at - 1] ?? '') && !/[\w$]/.test(source[at + name.length] ?? '')) return true;
  }
  return false;
}
