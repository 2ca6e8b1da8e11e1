import type { SampleResponse } from '#src/model/sample.ts';

/**
 * Runs samples of one language: the printed text as it is, wrapped where a file of that language needs more around it.
 */
export interface Toolchain {
  /** Id of the sample language. */
  readonly language: string;
  /** Debian packages that bring its tools. */
  readonly packages: readonly string[];
  /** Command that tells the version, in its first line on stdout or stderr. */
  readonly version: readonly string[];
  /**
   * Writes each program into its folder and compiles what has to be compiled, all of them in one go: compilers are slow
   * to start.
   */
  prepare(programs: readonly Program[]): Promise<readonly Prepared[]>;
  /** Returns the command of a program that needs a server to listen; the prepared command is used if left out. */
  serve?(command: readonly string[], port: number): readonly string[];
  /** Start of the name of a webhook whose body its server keeps from programs by default. */
  readonly refuses?: string;
}

/** One sample on its way to be run. */
export interface Program {
  /** A letter and digits, unique among those prepared together: fit for the name of a file, class or module. */
  readonly id: string;
  /** The sample as it is printed, but for the address of the server. */
  readonly text: string;
  /** The form in which the sample reads the response; `result` or stdout holds it. */
  readonly response: SampleResponse;
  /** Folder of this program alone, which exists and is where it will be run. Files that the sample sends are in it. */
  readonly folder: string;
}

/** The command that starts a program in its folder, or the complaint of the compiler. */
export type Prepared = { readonly id: string } & (
  { readonly command: readonly string[] } | { readonly problem: string }
);

/**
 * Printed on a line of its own before what the sample holds in `result`, written as JSON, where the sample prints
 * something else than the answer as it came.
 */
export const RESULT = '=====RESULT=====';
