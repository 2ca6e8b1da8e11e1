import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Root folder of this program: the repository, or the installed package. Paths below it are the same in both. The path
 * is right in bundles, too, as they are as deep as this module.
 */
export const ROOT = /* @__PURE__ */ fileURLToPath(new URL('../..', import.meta.url));

/** Facts about the package, recorded when it was packed. */
export interface Packed {
  readonly version: string;
  /** Differs whenever a file of the package differs. */
  readonly id: string;
  /** Paths of the bundles below the root, by entry module. */
  readonly programs: Readonly<Record<string, string>>;
}

const COMMANDS = 'scripts/commands/';

/** The file with these facts, below the root. */
export const PACKED_FILE = 'packed.json';

/** Facts about the package; undefined in the repository, where everything is built from source on demand. */
export const PACKED = /* @__PURE__ */ read();

function read(): Packed | undefined {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, PACKED_FILE), 'utf8')) as Packed;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Returns the names of the commands, each with the path of its program below the root. */
export function packedCommands({ programs }: Packed): ReadonlyMap<string, string> {
  const commands = Object.entries(programs).filter(([module]) => module.startsWith(COMMANDS));
  return new Map(commands.map(([module, file]) => [path.basename(module, '.ts'), file] as const).sort());
}

/** Returns the path of a file from another package; the package contains a copy of it. */
export function vendorFile(name: string): string {
  return path.join(ROOT, PACKED === undefined ? 'node_modules' : 'vendor', name);
}
