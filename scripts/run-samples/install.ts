import { installPackages } from '../debian.ts';
import { execute } from './execute.ts';
import type { Toolchain } from './toolchain.ts';

/** A toolchain that can be used, or why it cannot. */
export type Installed = { readonly toolchain: Toolchain } & (
  { readonly version: string } | { readonly missing: string }
);

/** Finds the tools of each language; what is missing is installed from Debian's packages where that is possible. */
export async function installed(
  toolchains: readonly Toolchain[],
  log: (line: string) => void,
): Promise<readonly Installed[]> {
  const found = await Promise.all(toolchains.map(lookUp));
  const packages = [...new Set(found.flatMap((each) => ('missing' in each ? each.toolchain.packages : [])))];
  if (!(await installPackages(packages, log))) return found;
  return Promise.all(toolchains.map(lookUp));
}

async function lookUp(toolchain: Toolchain): Promise<Installed> {
  const { code, stdout, stderr } = await execute(toolchain.version, { env: withPath() });
  const line =
    `${stdout.toString()}\n${stderr}`
      .split('\n')
      .find((each) => each.trim() !== '')
      ?.trim() ?? '';
  if (code === 0) return { toolchain, version: line.replace(/ \(.*/, '') };
  return {
    toolchain,
    missing:
      toolchain.packages.length === 0
        ? `\`${toolchain.version.join(' ')}\` fails: ${line}`
        : `\`${toolchain.version[0]}\` is not installed (Debian: ${toolchain.packages.join(', ')})`,
  };
}

function withPath(): Readonly<Record<string, string>> {
  return { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '/tmp' };
}
