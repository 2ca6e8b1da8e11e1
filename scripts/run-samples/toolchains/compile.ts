import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve as absolute } from 'node:path';
import type { Prepared, Program, Toolchain } from '../toolchain.ts';

/** A program, and the path of its source file. */
interface Source {
  readonly program: Program;
  readonly file: string;
}

interface CompiledLanguage extends Omit<Toolchain, 'prepare'> {
  /**
   * Returns the path of the source file for a program. The path is absolute, or relative to the folder in which all
   * programs are compiled. Some compilers require a certain name or folder.
   */
  file(program: Program): string;
  /** Returns the content of the source file: the sample, and the code that the language needs around it. */
  text(program: Program): string;
  /** Writes files that all programs share. */
  writeShared?(folder: string): Promise<void>;
  /** Compiles the programs in `folder`. Resolves with the output of the compiler if it fails, else with undefined. */
  compile(sources: readonly Source[], folder: string): Promise<string | undefined>;
  command(source: Source, folder: string): readonly string[];
}

/** Creates the toolchain of a language whose programs are compiled together. */
export function compiledToolchain({
  file,
  text,
  writeShared,
  compile,
  command,
  ...toolchain
}: CompiledLanguage): Toolchain {
  return {
    ...toolchain,
    prepare: async (programs) => {
      const folder = programs[0]?.folder;
      if (folder === undefined) return [];
      const sources = await Promise.all(
        programs.map(async (program) => {
          const path = file(program);
          await mkdir(dirname(absolute(folder, path)), { recursive: true });
          await writeFile(absolute(folder, path), text(program));
          return { program, file: path };
        }),
      );
      await writeShared?.(folder);
      return compileTogether(
        sources,
        (rest) => compile(rest, folder),
        (source) => command(source, folder),
      );
    },
  };
}

/** Compiles programs together. If some have errors, compiles the others again without them. */
async function compileTogether(
  sources: readonly Source[],
  compile: (sources: readonly Source[]) => Promise<string | undefined>,
  command: (source: Source) => readonly string[],
): Promise<readonly Prepared[]> {
  if (sources.length === 0) return [];
  const output = await compile(sources);
  if (output === undefined) return sources.map((source) => ({ id: source.program.id, command: command(source) }));
  const problems = complaints(sources, output);
  const rest = sources.filter(({ program }) => !problems.has(program.id));
  if (rest.length === sources.length) return sources.map(({ program }) => ({ id: program.id, problem: output }));
  return [
    ...[...problems].map(([id, problem]) => ({ id, problem })),
    ...(await compileTogether(rest, compile, command)),
  ];
}

/**
 * Splits the output of the compiler by program id. A line that begins with the file name of a program belongs to that
 * program, and so do all lines up to the next file name.
 */
function complaints(sources: readonly Source[], output: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let current: string | undefined;
  for (const line of output.split('\n')) {
    const named = sources.find(({ file }) => /^[:(]/.test(line.startsWith(file) ? line.slice(file.length) : ''));
    current = named?.program.id ?? current;
    if (current !== undefined) found.set(current, `${found.get(current) ?? ''}${line}\n`);
  }
  return found;
}

/** Runs a compiler. Resolves with its output if it fails, else with undefined. Rejects if there is no such command. */
export function failure(
  command: string,
  parameters: readonly string[],
  { cwd, env = {} }: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 2 ** 26 };
    execFile(command, parameters, options, (error, stdout, stderr) => {
      if (error === null) resolve(undefined);
      else if (error.code === 'ENOENT') reject(error);
      else resolve(`${stdout}${stderr}` || error.message);
    });
  });
}

/** Command for a JVM that starts quickly and prints UTF-8 in any locale. */
export const JVM = ['env', 'LC_ALL=C.UTF-8', 'java', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
