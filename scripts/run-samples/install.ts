import { installPackages } from '../cli/debian.ts';
import { execute } from '../cli/execute.ts';
import type { Toolchain } from './toolchain.ts';

/** A toolchain, and the version of its tools or the reason why they are missing. */
export type Installed = { readonly toolchain: Toolchain } & (
  { readonly version: string } | { readonly missing: string }
);

/** Finds the tools of each language. Installs missing tools from Debian's packages if possible. */
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
  const { version, packages } = toolchain;
  const env = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '/tmp' };
  const { code, stdout, stderr } = await execute(version, { env });
  const lines = `${stdout.toString()}\n${stderr}`.split('\n').map((line) => line.trim());
  const line = lines.find((each) => each !== '') ?? '';
  if (code === 0) return { toolchain, version: line.replace(/ \(.*/, '') };
  const missing =
    packages.length === 0
      ? `\`${version.join(' ')}\` fails: ${line}`
      : `the tools of ${toolchain.language} are not installed (Debian: ${packages.join(', ')})`;
  return { toolchain, missing };
}
