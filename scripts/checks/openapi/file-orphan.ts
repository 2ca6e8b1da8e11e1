import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { asText } from '../../model/raw.ts';
import { displayPath } from '../../problem.ts';
import type { Check, CheckContext } from '../check.ts';
import { allPlaces, walkPlaces } from '../references.ts';

/** Files beside a description that no reference has to reach. */
const SETTINGS: readonly string[] = ['redocly.yaml', 'checks.yaml', 'coverage.json', 'samples.json'];

/**
 * Every file of a description that is kept in several is reached from its entry by a reference or an `externalValue`
 * (OpenAPI 3.1, section 4.3). What nothing reaches is no part of it, however much it looks like one.
 */
export const fileOrphan: Check = {
  id: 'file-orphan',
  *run(context) {
    if (context.locator.files.length < 2) return;
    const reached = new Set([...context.locator.files, ...externalValues(context)]);
    const guides = context.guides.guides.map(({ file }) => resolve(file));
    for (const file of filesBelow(dirname(context.entry), reached, guides)) {
      if (reached.has(file)) continue;
      yield {
        message: `Nothing refers to \`${displayPath(file)}\`.`,
        hint: 'Refer to it by `$ref`, or delete it.',
        location: { file: displayPath(file), line: 1, column: 1 },
      };
    }
  },
};

/** Files whose content is the value of an example (Example Object, section 4.8.19). */
function externalValues({ document, locator }: CheckContext): readonly string[] {
  const files: string[] = [];
  walkPlaces(
    document,
    allPlaces(document),
    (kind, node) => {
      const from = kind === 'example' && 'externalValue' in node ? locator.fileOf(node) : undefined;
      if (from !== undefined) files.push(resolve(dirname(from), decodeURI(asText(node['externalValue']))));
    },
    false,
  );
  return files;
}

/** Where the entry stands in the root of a project, its description is only in the folders that it reaches into. A folder of guides is no part of it. */
function filesBelow(folder: string, reached: ReadonlySet<string>, guides: readonly string[]): readonly string[] {
  const inProject = existsSync(join(folder, 'package.json'));
  const described = new Set([...reached].map((file) => relative(folder, file).split(sep)[0]));
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules' && !SETTINGS.includes(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      const skipped = !described.has(entry.name) && (inProject || guides.some((file) => file.startsWith(path + sep)));
      if (entry.isDirectory()) return skipped ? [] : filesBelow(path, reached, guides);
      return !inProject && /\.(ya?ml|json)$/i.test(entry.name) ? [path] : [];
    });
}
