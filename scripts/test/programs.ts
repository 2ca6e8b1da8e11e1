import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from '../cli/debian.ts';

/**
 * Returns the path of the first of these programs on the PATH. If none is there, Debian's `packages` are installed
 * where possible. Undefined if the program is still missing.
 */
export async function program(names: readonly string[], packages: readonly string[]): Promise<string | undefined> {
  const found = filesOnPath(names).find(isExecutable);
  if (found !== undefined) return found;
  await installPackages(packages, (line) => process.stderr.write(`${line} …\n`));
  return filesOnPath(names).find(isExecutable);
}

/** Returns all paths at which programs with these names may be, according to a PATH. They need not exist. */
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
