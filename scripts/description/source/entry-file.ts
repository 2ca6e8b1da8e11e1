import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { displayPath, UsageError } from '../../cli/problem.ts';

const NAMES = ['openapi.yaml', 'openapi.yml', 'openapi.json'];

/**
 * Finds the entry file of a description: `openapi.yaml`, `openapi.yml` or `openapi.json` in a folder or its subfolder
 * `openapi/`, else the only file in the folder with an `openapi` key.
 *
 * @throws {UsageError} when there is no such file, or several files have the key.
 */
export function entryIn(folder: string): string {
  const named = [folder, join(folder, 'openapi')]
    .flatMap((place) => NAMES.map((name) => join(place, name)))
    .find((file) => existsSync(file));
  if (named !== undefined) return named;
  const found = readdirSync(folder)
    .filter((name) => /\.(ya?ml|json)$/i.test(name))
    .map((name) => join(folder, name))
    .filter((file) => /^\s*(\{\s*)?["']?openapi["']?\s*:/m.test(readFileSync(file, 'utf8').slice(0, 4096)));
  const [only] = found;
  if (only !== undefined && found.length === 1) return only;
  throw new UsageError(
    only === undefined
      ? `There is no description in \`${displayPath(folder)}\`.`
      : `There are ${found.length} descriptions in \`${displayPath(folder)}\`.`,
    'Give the entry file of the description, such as `openapi.yaml`.',
  );
}
