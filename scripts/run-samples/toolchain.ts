import type { SampleResponse } from '#src/model/sample.ts';

/**
 * Runs samples of one language. The printed text is unchanged; it is wrapped if a program in that language needs more.
 */
export interface Toolchain {
  /** Id of the sample language. */
  readonly language: string;
  /** Debian packages that contain the tools. */
  readonly packages: readonly string[];
  /** Command that prints the version of the tool, in the first line on stdout or stderr. */
  readonly version: readonly string[];
  /**
   * Writes each program into its folder, and compiles all that need compiling at once, as compilers are slow to start.
   */
  prepare(programs: readonly Program[]): Promise<readonly Prepared[]>;
  /** Returns the command for a program that needs a server to listen; by default, the prepared command. */
  serve?(command: readonly string[], port: number): readonly string[];
  /** Prefix of webhook names; the language's server withholds the bodies of these webhooks from programs by default. */
  readonly refuses?: string;
}

/** A sample that is about to run. */
export interface Program {
  /** A letter and digits, unique among the programs prepared together: valid as a file, class or module name. */
  readonly id: string;
  /** The printed sample, with the URL of the server to call. */
  readonly text: string;
  /** The form in which the sample reads the response, in `result` or on stdout. */
  readonly response: SampleResponse;
  /**
   * Existing folder only for this program, which is its working directory and contains the files that the sample sends.
   */
  readonly folder: string;
}

/** The command that starts a program in its folder, or the error message of the compiler. */
export type Prepared = { readonly id: string } & (
  { readonly command: readonly string[] } | { readonly problem: string }
);

/** Marker line before `result` as JSON, printed if the sample itself does not print the raw response. */
export const RESULT = '=====RESULT=====';
