import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of the first of these programmes that is installed. */
export function program(names: readonly string[], debianPackage: string): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
  if (found === undefined)
    throw new Error(`None of ${names.join(', ')} was found. Install it: \`apt-get install ${debianPackage}\`.`);
  return found;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
