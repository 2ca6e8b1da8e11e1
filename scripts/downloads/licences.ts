/** Licences of the packages whose code or styles are in files that readers receive. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asRecord, asText } from '#src/shared/schema/raw.ts';
import { ROOT } from '../cli/packed.ts';
import { parsed } from '../text/json.ts';

const TEXT = /^(?:licen[cs]e|copying|notice|third-?party-?notice\w*)\b/i;
/** Separator between two licences. */
export const SEPARATOR = `\n\n${'-'.repeat(80)}\n\n`;

/**
 * Returns name, version and licence of each package that contains one of the modules, sorted, followed by the licence
 * texts in the package. A package without licence texts has only its SPDX identifier.
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
 * Returns the folder of the package that contains a module, including the bundler's own modules; undefined for modules
 * of this project.
 */
function packageFolder(id: string): string | undefined {
  const [, own] = /^\0([\w-]+)\//.exec(id) ?? [];
  const folder =
    own === undefined
      ? /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0]
      : path.join(ROOT, 'node_modules', own);
  return folder !== undefined && existsSync(path.join(folder, 'package.json')) ? folder : undefined;
}
