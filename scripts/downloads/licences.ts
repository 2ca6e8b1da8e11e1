/** Collects the licences of the packages whose code or styles are in files that readers receive. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asRecord, asText } from '#src/shared/schema/raw.ts';
import { ROOT } from '../cli/packed.ts';
import { parsed } from '../text/json.ts';

const TEXT = /^(?:licen[cs]e|copying|notice|third-?party-?notice\w*)\b/i;
/** Separator between the licences of two packages. */
export const SEPARATOR = `\n\n${'-'.repeat(80)}\n\n`;

/**
 * Returns the licences of the packages to which modules belong, as one text. For each package, there is a line with its
 * name, version and SPDX identifier, then the text of its licence files, if it has any.
 *
 * @param modules paths of modules, as the bundler names them
 */
export function licencesOf(modules: Iterable<string>): string {
  const folders = [...new Set([...modules].flatMap((id) => packageFolder(id) ?? []))].sort();
  return folders
    .map((folder) => {
      const { name, version, license } = asRecord(parsed(readFileSync(path.join(folder, 'package.json'), 'utf8')));
      const files = readdirSync(folder).filter((file) => TEXT.test(file));
      const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
      return [`${asText(name)} ${asText(version)}: ${asText(license, 'licence unknown')}`, ...texts].join('\n\n');
    })
    .join(SEPARATOR)
    .concat('\n');
}

/**
 * Returns the folder of the package that contains a module; undefined for a module of this project. For a module that
 * the bundler adds, such as `\0rolldown/runtime.js`, returns the folder of the bundler.
 */
function packageFolder(id: string): string | undefined {
  const [, own] = /^\0([\w-]+)\//.exec(id) ?? [];
  const folder =
    own === undefined
      ? /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0]
      : path.join(ROOT, 'node_modules', own);
  return folder !== undefined && existsSync(path.join(folder, 'package.json')) ? folder : undefined;
}
