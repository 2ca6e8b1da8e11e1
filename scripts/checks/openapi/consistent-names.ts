import { basename } from 'node:path';
import { asRecord } from '#src/shared/schema/raw.ts';
import { isReference } from '#src/shared/schema/resolve-ref.ts';
import type { Check } from '../lookup/check.ts';
import { isTypo } from '../lookup/names.ts';
import { follow } from '../lookup/operations.ts';

/**
 * A component has the name of its file: a file whose name is another component's, or differs only by case or by a
 * letter, is an error (some file systems ignore case), any other name a warning. A component that is a part of a file
 * needs no name of its own there.
 */
export const consistentNames: Check = {
  id: 'consistent-names',
  *run({ document, locator }) {
    const sections = Object.values(asRecord(document.components)).map(asRecord);
    /** Written as `#/components/…`: another name of a component. (The bundler writes references to files so, too.) */
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
          message: `The component is called \`${name}\`, but its file \`${basename(file)}\`.`,
          hint: 'Use one name for both, or correct the reference.',
          location: locator.trace(section, [name]),
        };
      }
    }
  },
};
