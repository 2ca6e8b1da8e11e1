import type { SampleResponse } from '#src/model/sample.ts';

/**
 * The tools that run the samples of one language. If a program in that language needs more than the printed code, the
 * toolchain adds it around the unchanged code.
 */
export interface Toolchain {
  /** Id of the sample language. */
  readonly language: string;
  /** Debian packages that contain the tools. */
  readonly packages: readonly string[];
  /** Command that prints the version of the tool, in the first line on stdout or stderr. */
  readonly version: readonly string[];
  /**
   * Writes each program into its folder. Programs in a compiled language are compiled together, as compilers are slow
   * to start.
   */
  prepare(programs: readonly Program[]): Promise<readonly Prepared[]>;
  /**
   * Returns the command that runs a prepared program as a server on a port. Without this function, the prepared command
   * does so.
   */
  serve?(command: readonly string[], port: number): readonly string[];
  /**
   * Prefix for the names of test requests (`SentWebhook`) that have to fail: by default, the server of this language
   * does not pass their bodies to programs.
   */
  readonly refuses?: string;
}

/** A sample that is about to run. */
export interface Program {
  /** Letters and digits, unique among the programs prepared together: valid as a file, class or module name. */
  readonly id: string;
  /** Code of the sample, with the URL of the server to call. */
  readonly text: string;
  /** Format of the response, which the sample stores in its variable `result` or prints to stdout. */
  readonly response: SampleResponse;
  /**
   * Working directory of the program. It exists, belongs to this program only, and contains the files that the sample
   * sends.
   */
  readonly folder: string;
}

/** The command that starts a program in its folder, or the error message of the compiler. */
export type Prepared = { readonly id: string } & (
  { readonly command: readonly string[] } | { readonly problem: string }
);

/**
 * Line that a program prints before its variable `result` as JSON. A sample that prints the raw response itself does
 * not print this line.
 */
export const RESULT = '=====RESULT=====';
