import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Root folder of this program: the repository, or the installed package. Files have the same paths below both. Bundles
 * are as deep in the folder as this module, so that the root is right in bundles, too.
 */
export const ROOT = /* @__PURE__ */ fileURLToPath(new URL('../..', import.meta.url));

/** Record of the published package, written when it was packed. */
export interface Packed {
  readonly version: string;
  /** Hash of all files of the package. */
  readonly id: string;
  /** Paths of the bundles below the root, by path of their entry module in the repository. */
  readonly programs: Readonly<Record<string, string>>;
}

const COMMANDS = 'scripts/commands/';

/** Path of the file with this record, below the root. */
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

/** Returns the path of each command's program below the root, by name of the command. */
export function packedCommands({ programs }: Packed): ReadonlyMap<string, string> {
  const commands = Object.entries(programs).filter(([module]) => module.startsWith(COMMANDS));
  return new Map(commands.map(([module, file]) => [path.basename(module, '.ts'), file] as const).sort());
}

/**
 * Returns the path of a file from another package. `name` is the path below `node_modules`; the package contains a
 * copy.
 */
export function vendorFile(name: string): string {
  return path.join(ROOT, PACKED === undefined ? 'node_modules' : 'vendor', name);
}
