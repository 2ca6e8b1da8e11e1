import { basename } from 'node:path';
import { asRecord } from '#src/shared/schema/raw.ts';
import type { Check } from '../lookup/check.ts';
import { isTypo } from '../lookup/names.ts';

/**
 * A component has the name of its file: a file whose name is another component's, or differs only by case or by a
 * letter, is an error (some file systems ignore case), any other name a warning.
 */
export const consistentNames: Check = {
  id: 'consistent-names',
  *run({ document, locator }) {
    for (const section of Object.values(asRecord(document.components)).map(asRecord)) {
      for (const [name, node] of Object.entries(section)) {
        const file = locator.fileOf(node);
        if (!locator.wrote(section, name) || file === undefined || file === locator.fileOf(section)) continue;
        const other = basename(file).replace(/\.[^.]+$/, '');
        if (other === name) continue;
        const isMistake = other in section || other.toLowerCase() === name.toLowerCase() || isTypo(name, other);
        yield {
          severity: isMistake ? 'error' : 'warning',
          message: `The component is called \`${name}\`, but its file \`${basename(file)}\`.`,
          hint: 'Use one name for both, or correct the reference.',
          location: locator.trace(section, [name]),
        };
      }
    }
  },
};
