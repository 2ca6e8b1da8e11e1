import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { displayPath, UsageError } from '../../cli/problem.ts';
import { toYaml } from '../edit-yaml.ts';

/** Name of the entry file in a new site. */
export const ENTRY = 'openapi.yaml';
const SETTINGS = ['redocly.yaml', 'checks.yaml'];

/**
 * Every file of a description, by its path below a new folder; the entry gets the usual name, and references to it with
 * it.
 *
 * @throws {UsageError} when one lies outside the folder of the entry.
 */
export function descriptionFiles(entry: string, files: readonly string[]): ReadonlyMap<string, string> {
  const root = dirname(entry);
  const outside = files.find((file) => relative(root, file).startsWith('..'));
  if (outside !== undefined)
    throw new UsageError(
      `\`${displayPath(outside)}\` is not below the folder of the description.`,
      'Bundle the description into one file first.',
    );
  const settings = SETTINGS.map((name) => join(root, name)).filter((file) => existsSync(file));
  return new Map(
    [...new Set([entry, ...files, ...settings])].map((file) => {
      const text = readFileSync(file, 'utf8').replaceAll(
        /(\$ref['"]?\s*:\s*['"]?)([^'"\s#,}]+)/g,
        (whole, before: string, path: string) =>
          resolve(dirname(file), path) === entry ? before + path.slice(0, -basename(entry).length) + ENTRY : whole,
      );
      const isJson = file === entry && /^\s*\{/.test(text);
      return [
        join('openapi', file === entry ? ENTRY : relative(root, file)),
        isJson ? toYaml(JSON.parse(text)) : text,
      ] as const;
    }),
  );
}
