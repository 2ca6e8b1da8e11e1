import { installPackages } from '#scripts/cli/debian.ts';
import { execute } from '#scripts/cli/execute.ts';

/** A programme of one of Debian's packages. */
export interface Tool {
  readonly package: string;
  /** Prints the version, whatever its exit code. */
  readonly command: readonly string[];
  /** The version in what it prints. */
  readonly version: RegExp;
}

/** The version of each tool that is there; what is missing is installed where that is possible. */
export async function installedTools(tools: readonly Tool[]): Promise<ReadonlyMap<Tool, string>> {
  const here = await lookUp(tools);
  const missing = tools.filter((tool) => !here.has(tool)).map((tool) => tool.package);
  return (await installPackages(missing, (line) => process.stderr.write(`${line} …\n`))) ? lookUp(tools) : here;
}

async function lookUp(tools: readonly Tool[]): Promise<ReadonlyMap<Tool, string>> {
  const found = await Promise.all(
    tools.map(async (tool) => {
      // Servers lie where an ordinary user's shell does not look.
      const { stdout, stderr } = await execute(tool.command, { env: { PATH: SEARCHED } });
      return [tool, tool.version.exec(stdout.toString() + stderr)?.[1]] as const;
    }),
  );
  return new Map(found.flatMap(([tool, version]) => (version === undefined ? [] : [[tool, version] as const])));
}

/** The PATH that tools are found by. */
export const SEARCHED = `${process.env['PATH'] ?? ''}:/usr/sbin`;
