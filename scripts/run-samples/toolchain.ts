import type { SampleResponse } from '#src/model/sample.ts';

/**
 * How samples of one language are run: the printed text as it is, wrapped where a file of that language needs more
 * around it.
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
  /** How a prepared program is started where it does not listen by itself; as it is if left out. */
  serve?(command: readonly string[], port: number): readonly string[];
}

/** One sample on its way to be run. */
export interface Program {
  /** A letter and digits, unique among those prepared together: fit for the name of a file, class or module. */
  readonly id: string;
  /** The sample as it is printed, but for the address of the server. */
  readonly text: string;
  /** What the sample reads the answer as; `result` holds it, or stdout is it. */
  readonly response: SampleResponse;
  /** Folder of this program alone, which exists and is where it will be run. Files that the sample sends are in it. */
  readonly folder: string;
}

/** How a program is started in its folder, or why it cannot be: what the compiler printed. */
export type Prepared = { readonly id: string } & (
  { readonly command: readonly string[] } | { readonly problem: string }
);

/**
 * Printed on a line of its own before what the sample holds in `result`, written as JSON, where the sample prints
 * something else than the answer as it came.
 */
export const RESULT = '=====RESULT=====';
