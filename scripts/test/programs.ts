import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from '../cli/debian.ts';

/**
 * Returns the path of a program, which may have several names. If it is missing, it is installed from Debian's packages
 * where possible.
 */
export async function program(names: readonly string[], packages: readonly string[]): Promise<string | undefined> {
  const found = filesOnPath(names).find(isExecutable);
  if (found !== undefined) return found;
  await installPackages(packages, (line) => process.stderr.write(`${line} …\n`));
  return filesOnPath(names).find(isExecutable);
}

/** Returns the paths that programs may have in the folders of a PATH. */
export function filesOnPath(names: readonly string[], path = process.env['PATH'] ?? ''): readonly string[] {
  return names.flatMap((name) => path.split(delimiter).map((folder) => join(folder, name)));
}

/** Whether a file is executable. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
