import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Folder of this program: the repository, or the installed package. Files keep their names below it. Packed modules lie
 * as deep as this one.
 */
export const ROOT = /* @__PURE__ */ fileURLToPath(new URL('../..', import.meta.url));

/** What packing has made beforehand. */
export interface Packed {
  readonly version: string;
  /** Changes whenever a file of the package does. */
  readonly id: string;
  /** Bundles below the root, by the module that each begins with. */
  readonly programs: Readonly<Record<string, string>>;
}

const COMMANDS = 'scripts/commands/';

/** The file that says so, below the root. */
export const PACKED_FILE = 'packed.json';

/** Undefined in the repository, where everything is made of the sources when it is needed. */
export const PACKED = /* @__PURE__ */ read();

function read(): Packed | undefined {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, PACKED_FILE), 'utf8')) as Packed;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Names of commands, each with its program below the root. */
export function packedCommands({ programs }: Packed): ReadonlyMap<string, string> {
  const commands = Object.entries(programs).filter(([module]) => module.startsWith(COMMANDS));
  return new Map(commands.map(([module, file]) => [path.basename(module, '.ts'), file] as const).sort());
}

/** The path of a file of another package, of which the package has a copy. */
export function vendorFile(name: string): string {
  return path.join(ROOT, PACKED === undefined ? 'node_modules' : 'vendor', name);
}
