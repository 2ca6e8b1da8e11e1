import { basename } from 'node:path';
import { asRecord } from '#src/shared/schema/raw.ts';
import { isReference } from '#src/shared/schema/resolve-ref.ts';
import type { Check } from '../lookup/check.ts';
import { isTypo } from '../lookup/names.ts';
import { follow } from '../lookup/operations.ts';

/**
 * A component with a file of its own has the name of that file. It is an error if the file has the name of another
 * component. It is also an error if the two names differ only by case or one letter, because some file systems ignore
 * case. Any other difference is a warning.
 */
export const consistentNames: Check = {
  id: 'consistent-names',
  *run({ document, locator }) {
    const sections = Object.values(asRecord(document.components)).map(asRecord);
    /**
     * Whether a component is only an alias: its author wrote `$ref: '#/components/…'`. The source file decides, because
     * the bundler also gives references to other files this form.
     */
    const isAlias = (node: unknown): boolean => {
      if (!isReference(node)) return false;
      const line = locator.linesOf(node)[locator.locate(node, '$ref').line - 1] ?? '';
      return /['"]#\//.test(line);
    };
    for (const section of sections) {
      for (const [name, node] of Object.entries(section)) {
        if (!locator.wrote(section, name) || isAlias(node)) continue;
        const target = follow(document, node);
        if (locator.pointerOf(target) !== '#') continue;
        const file = locator.fileOf(target) ?? '';
        const other = basename(file).replace(/\.[^.]+$/, '');
        if (other === name) continue;
        const isMistake = other in section || other.toLowerCase() === name.toLowerCase() || isTypo(name, other);
        yield {
          severity: isMistake ? 'error' : 'warning',
          message: `The component is called \`${name}\`, but its file is called \`${basename(file)}\`.`,
          hint: 'Use one name for both, or correct the reference.',
          location: locator.trace(section, [name]),
        };
      }
    }
  },
};
