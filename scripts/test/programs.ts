import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from '../cli/debian.ts';

/** Path of a program by one of its names. Debian's packages are installed when none is found and the user may. */
export async function program(names: readonly string[], packages: readonly string[]): Promise<string | undefined> {
  const found = filesOnPath(names).find(isExecutable);
  if (found !== undefined) return found;
  await installPackages(packages, (line) => process.stderr.write(`${line} …\n`));
  return filesOnPath(names).find(isExecutable);
}

/** Paths that programs of these names would have in the folders of a PATH. */
export function filesOnPath(names: readonly string[], path = process.env['PATH'] ?? ''): readonly string[] {
  return names.flatMap((name) => path.split(delimiter).map((folder) => join(folder, name)));
}

/** Whether a file can be run as a program. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
