import { spawnSync } from 'node:child_process';
import type { Toolchain } from '#scripts/run-samples/toolchain.ts';
import { TOOLCHAINS } from '#scripts/run-samples/toolchains/index.ts';

/** Compilers are slow on machines that do other things as well; in milliseconds. */
export const PATIENCE = 600_000;

/** Toolchains of some languages, each with the reason why its tests are skipped where its tools are missing. */
export function toolchains(
  languages: readonly string[],
): readonly { readonly language: string; readonly toolchain: Toolchain; readonly missing: boolean }[] {
  return TOOLCHAINS.filter(({ language }) => languages.includes(language)).map((toolchain) => {
    const [tool = '', ...version] = toolchain.version;
    const missing = spawnSync(tool, version).status !== 0;
    const { language, packages } = toolchain;
    return { language: missing ? `${language} (not installed: ${packages.join(', ')})` : language, toolchain, missing };
  });
}
