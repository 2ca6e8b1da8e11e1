import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Root folder of this program: the repository, or the installed package. Files have the same paths below either root.
 * This module is in a folder two levels below the root, and so is each bundle: `../..` is the root for both.
 */
export const ROOT = /* @__PURE__ */ fileURLToPath(new URL('../..', import.meta.url));

/** A record of the published package, written when the package is made. */
export interface Packed {
  readonly version: string;
  /** Hash of the content of the package. */
  readonly id: string;
  /**
   * Paths of the bundles. The key is the path of the bundled module in the repository. All paths are relative to the
   * root.
   */
  readonly programs: Readonly<Record<string, string>>;
}

const COMMANDS = 'scripts/commands/';

/** Path of the file with the record of the package, below the root. */
export const PACKED_FILE = 'packed.json';

/** Record of the published package; undefined in the repository, where everything is built from source on demand. */
export const PACKED = /* @__PURE__ */ read();

function read(): Packed | undefined {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, PACKED_FILE), 'utf8')) as Packed;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Maps the name of each command, such as `build`, to the path of its bundle, relative to the root. */
export function packedCommands({ programs }: Packed): ReadonlyMap<string, string> {
  const commands = Object.entries(programs).filter(([module]) => module.startsWith(COMMANDS));
  return new Map(commands.map(([module, file]) => [path.basename(module, '.ts'), file] as const).sort());
}

/**
 * Returns the path of a file that belongs to another package. `name` is its path below `node_modules`. The published
 * package contains a copy of the file in `vendor`.
 */
export function vendorFile(name: string): string {
  return path.join(ROOT, PACKED === undefined ? 'node_modules' : 'vendor', name);
}
