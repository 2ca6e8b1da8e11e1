import { basename } from 'node:path';
import { asRecord } from '#src/shared/schema/raw.ts';
import { isReference } from '#src/shared/schema/resolve-ref.ts';
import type { Check } from '../lookup/check.ts';
import { isTypo } from '../lookup/names.ts';
import { follow } from '../lookup/operations.ts';

/**
 * A component has the name of its file. A file name that belongs to another component, or differs only by case or by a
 * letter, is an error (some file systems ignore case); any other name is a warning. A component that is part of a file
 * needs no file of its own name.
 */
export const consistentNames: Check = {
  id: 'consistent-names',
  *run({ document, locator }) {
    const sections = Object.values(asRecord(document.components)).map(asRecord);
    /**
     * A reference to `#/components/…` is an alias of a component. (The bundler writes references to files in the same
     * form.)
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
