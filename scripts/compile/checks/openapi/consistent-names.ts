import { basename } from 'node:path';
import { asRecord } from '#src/shared/schema/raw.ts';
import { isReference } from '#src/shared/schema/resolve-ref.ts';
import type { Check } from '../lookup/check.ts';
import { isTypo } from '../lookup/names.ts';
import { follow } from '../lookup/operations.ts';

/**
 * A component has the name of its file: a file whose name is another component's, or differs only by case or by a
 * letter, is an error (some file systems ignore case), any other name a warning. A file of several components is
 * named after none of them.
 */
export const consistentNames: Check = {
  id: 'consistent-names',
  *run({ document, locator }) {
    const sections = Object.values(asRecord(document.components)).map(asRecord);
    const written = sections.flatMap((section) =>
      Object.entries(section)
        .filter(([name]) => locator.wrote(section, name))
        .map(([, node]) => follow(document, node)),
    );
    const files = [...new Set(written)].map((node) => locator.fileOf(node));
    /** Written as `#/components/…`: another name of a component. (The bundler writes references to files so, too.) */
    const isAlias = (node: unknown): boolean => {
      if (!isReference(node)) return false;
      const line = locator.linesOf(node)[locator.locate(node, '$ref').line - 1] ?? '';
      return /['"]#\//.test(line);
    };
    for (const section of sections) {
      for (const [name, node] of Object.entries(section)) {
        if (!locator.wrote(section, name)) continue;
        if (isAlias(node)) continue;
        const file = locator.fileOf(follow(document, node));
        if (file === undefined || files.indexOf(file) !== files.lastIndexOf(file)) continue;
        if (file === locator.fileOf(section)) continue;
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
