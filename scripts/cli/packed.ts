import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Root folder of this program: the repository, or the installed package. Paths below it are the same in both. Bundled
 * modules are as deep as this one.
 */
export const ROOT = /* @__PURE__ */ fileURLToPath(new URL('../..', import.meta.url));

/** Results of packing. */
export interface Packed {
  readonly version: string;
  /** Changes whenever a file of the package does. */
  readonly id: string;
  /** Bundles below the root, by entry module. */
  readonly programs: Readonly<Record<string, string>>;
}

const COMMANDS = 'scripts/commands/';

/** The file with these results, below the root. */
export const PACKED_FILE = 'packed.json';

/** Undefined in the repository, where everything is built from source on demand. */
export const PACKED = /* @__PURE__ */ read();

function read(): Packed | undefined {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, PACKED_FILE), 'utf8')) as Packed;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Returns the names of commands, each with its program below the root. */
export function packedCommands({ programs }: Packed): ReadonlyMap<string, string> {
  const commands = Object.entries(programs).filter(([module]) => module.startsWith(COMMANDS));
  return new Map(commands.map(([module, file]) => [path.basename(module, '.ts'), file] as const).sort());
}

/** Returns the path of a file of another package, which the package contains as a copy. */
export function vendorFile(name: string): string {
  return path.join(ROOT, PACKED === undefined ? 'node_modules' : 'vendor', name);
}
