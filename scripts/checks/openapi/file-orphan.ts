import { decodePath } from '#src/shared/text/percent-decoding.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { asText } from '#src/shared/schema/raw.ts';
import { displayPath } from '../../cli/problem.ts';
import type { Check, CheckContext } from '../lookup/check.ts';
import { objectsIn } from '../lookup/references.ts';

/** Names of files and folders beside a description that are used without a `$ref`. */
const SETTINGS: readonly string[] = [
  'redocly.yaml',
  'checks.yaml',
  'baseline.yaml',
  'questions.yaml',
  'samples.json',
  'changes',
  'versions',
  'versions.yaml',
];

/**
 * Every file in the folder of a description is reached from its entry file by a `$ref` or an `externalValue` (OpenAPI
 * 3.1, section 4.3). Other descriptions in the folder, with the files that they refer to, are exempt.
 */
export const fileOrphan: Check = {
  id: 'file-orphan',
  subject: 'use',
  *run(context) {
    const { sources } = context.locator;
    if (sources.length < 2) return;
    const reached = new Set([...sources.map((source) => source.absoluteRef), ...externalValues(context)]);
    const guides = context.guides.guides.map(({ file }) => resolve(file));
    const folder = dirname(context.entry);
    const found = filesBelow(folder, reached, guides).filter((file) => !reached.has(file));
    const others = found.filter((file) => ENTRY.test(readFileSync(file, 'utf8')));
    const theirs = reachedFrom(others);
    const top = (file: string): string | undefined => relative(folder, file).split(sep)[0];
    const described = new Set([...reached, ...found.filter((file) => dirname(file) === folder)].map(top));
    for (const file of found) {
      if (theirs.has(file) || (others.length > 0 && !described.has(top(file)))) continue;
      yield {
        message: `No reference leads to \`${displayPath(file)}\`.`,
        hint: 'Refer to the file with a `$ref`, or delete it.',
        location: { file: displayPath(file), line: 1, column: 1 },
      };
    }
  },
};

/** Matches the beginning of a description file: the first key is `openapi` or `swagger`. */
const ENTRY = /^\uFEFF?[\s{]*(?:#.*\s+|---\s+)*["']?(?:openapi|swagger)["']?\s*:/;

/** Returns the given entry files, and all files to which they refer, directly or through other files. */
function reachedFrom(entries: readonly string[]): ReadonlySet<string> {
  const reached = new Set(entries);
  for (const file of reached)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(NAMED)) {
      const named = resolve(dirname(file), decodePath(path));
      if (/\.(ya?ml|json)$/i.test(named) && existsSync(named)) reached.add(named);
    }
  return reached;
}

const NAMED = /\b(?:ref|externalValue)["']?\s*:\s*["']?([^"'#\s,}]+)/g;

/** Returns the absolute paths of the files that `externalValue` of examples names (Example Object, section 4.8.19). */
function externalValues({ document, locator }: CheckContext): readonly string[] {
  return [...objectsIn(document)].flatMap(([kind, node]) => {
    const from = kind === 'example' && 'externalValue' in node ? locator.fileOf(node) : undefined;
    return from === undefined ? [] : resolve(dirname(from), decodePath(asText(node['externalValue'])));
  });
}

/**
 * Returns the YAML and JSON files in a folder that may belong to a description. In a folder with `package.json`,
 * searches only subfolders that the description refers to. Skips folders of guides.
 */
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
