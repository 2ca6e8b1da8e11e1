import { asRecord, asText, asTexts } from '../../model/raw.ts';
import type { Check } from '../check.ts';
import { schemasIn } from '../walk.ts';

/** The sample of a callback uses every argument that it is called with, and no other object that it does not know. */
export const callbackArgument: Check = {
  id: 'callback-argument',
  *run({ document, locator }) {
    for (const schema of schemasIn(document)) {
      const callback = asRecord(schema['x-callback']);
      const source = asText(callback['source']);
      for (const [index, name] of asTexts(callback['parameters']).entries()) {
        if (uses(source, name)) continue;
        yield {
          message: `The sample does not use its argument \`${name}\`.`,
          hint: 'Use it, or take it out of `parameters`.',
          location: locator.trace(callback['parameters'], [index]),
        };
      }
    }
  },
};

/** Whether a programme has the name as a whole, and not as a member of something. */
function uses(source: string, name: string): boolean {
  if (name === '') return false;
  for (let at = source.indexOf(name); at >= 0; at = source.indexOf(name, at + 1)) {
    if (!/[\w$.]/.test(source[at - 1] ?? '') && !/[\w$]/.test(source[at + name.length] ?? '')) return true;
  }
  return false;
}
