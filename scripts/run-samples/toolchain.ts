import type { SampleResponse } from '#src/model/sample.ts';

/**
 * Runs samples of one language: the printed text unchanged, wrapped if a file of that language needs more around it.
 */
export interface Toolchain {
  /** Id of the sample language. */
  readonly language: string;
  /** Debian packages that contain its tools. */
  readonly packages: readonly string[];
  /** Command that prints the version, in its first line on stdout or stderr. */
  readonly version: readonly string[];
  /** Writes each program into its folder and compiles all that need it at once, as compilers are slow to start. */
  prepare(programs: readonly Program[]): Promise<readonly Prepared[]>;
  /** Returns the command of a program that needs a server to listen; by default, the prepared command. */
  serve?(command: readonly string[], port: number): readonly string[];
  /** Prefix of names of webhooks whose body its server withholds from programs by default. */
  readonly refuses?: string;
}

/** A sample that is about to run. */
export interface Program {
  /** A letter and digits, unique among those prepared together: valid as a file, class or module name. */
  readonly id: string;
  /** The printed sample with the URL of its server. */
  readonly text: string;
  /** The form in which the sample reads the response, in `result` or on stdout. */
  readonly response: SampleResponse;
  /** Existing folder for this program alone, its working directory, with the files that the sample sends. */
  readonly folder: string;
}

/** The command that starts a program in its folder, or the error message of the compiler. */
export type Prepared = { readonly id: string } & (
  { readonly command: readonly string[] } | { readonly problem: string }
);

/** Printed on its own line before `result` as JSON, if the sample prints something other than the raw response. */
export const RESULT = '=====RESULT=====';
