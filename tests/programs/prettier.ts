import { execute } from '#scripts/cli/execute.ts';

/** What Prettier says of some files; nothing where they are as it writes them. */
export async function unformatted(files: readonly string[]): Promise<string> {
  const args = ['node_modules/prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...files];
  const { code, stdout, stderr } = await execute([process.execPath, ...args], { timeout: 600_000 });
  return code === 0 ? '' : `${stdout.toString()}${stderr}`;
}
