import { execFile } from 'node:child_process';
import type { Prepared, Program } from './toolchain.ts';

/** A programme and its file, named as the compiler will name it. */
export interface Source {
  readonly program: Program;
  readonly file: string;
}

/**
 * Compiles programmes together. Those whose file the compiler complains of cannot be run; the others are compiled again
 * without them. `compile` tells what the compiler said, undefined where it had nothing against it.
 */
export async function compileTogether(
  sources: readonly Source[],
  compile: (sources: readonly Source[]) => Promise<string | undefined>,
  command: (source: Source) => readonly string[],
): Promise<readonly Prepared[]> {
  if (sources.length === 0) return [];
  const said = await compile(sources);
  if (said === undefined) return sources.map((source) => ({ id: source.program.id, command: command(source) }));
  const problems = complaints(sources, said);
  const rest = sources.filter(({ program }) => !problems.has(program.id));
  if (rest.length === sources.length) return sources.map(({ program }) => ({ id: program.id, problem: said }));
  return [
    ...[...problems].map(([id, problem]) => ({ id, problem })),
    ...(await compileTogether(rest, compile, command)),
  ];
}

/** What a compiler says of each programme: the lines that begin with the name of its file, and those that follow them. */
function complaints(sources: readonly Source[], said: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let current: string | undefined;
  for (const line of said.split('\n')) {
    current =
      sources.find(({ file }) => line.startsWith(`${file}:`) || line.startsWith(`${file}(`))?.program.id ?? current;
    if (current !== undefined) found.set(current, `${found.get(current) ?? ''}${line}\n`);
  }
  return found;
}

/** Runs a compiler; what it said if it failed. Throws where there is no such command. */
export function failure(
  command: string,
  parameters: readonly string[],
  { cwd, env = {} }: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    execFile(
      command,
      parameters,
      { ...(cwd === undefined ? {} : { cwd }), env: { ...process.env, ...env }, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => {
        if (error === null) resolve(undefined);
        else if (error.code === 'ENOENT') reject(error);
        else resolve(`${stdout}${stderr}` || error.message);
      },
    );
  });
}

/** A JVM that starts quickly and prints UTF-8, whatever the locale. */
export const JVM = ['env', 'LC_ALL=C.UTF-8', 'java', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
