import type { SampleResponse } from '#src/model/sample.ts';

/**
 * The tools that run the samples of one language. The toolchain may write code around a sample, but does not change the
 * sample itself.
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
   * Returns the command that runs a webhook receiver as a server on a port. Absent if the prepared command already
   * starts the server.
   */
  serve?(command: readonly string[], port: number): readonly string[];
  /**
   * Prefix of the names (`SentWebhook.name`) of test requests whose body a receiver cannot read. It is `body in parts`
   * for PHP: by default, PHP's own server does not pass a multipart body to the program. To these requests, the
   * receiver has to respond with a server error.
   */
  readonly refuses?: string;
}

/** A sample that is about to run. */
export interface Program {
  /**
   * Letters and digits that are valid as the name of a file, class or module. No two programs that are prepared
   * together have the same id.
   */
  readonly id: string;
  /** Code of the sample, with the URL of the local server. */
  readonly text: string;
  /** Format of the response. The sample stores the response in its variable `result`, or prints it to stdout. */
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
 * Line after which a program prints its variable `result`, as JSON. A toolchain adds the code for this to a sample,
 * unless the sample itself prints the raw response.
 */
export const RESULT = '=====RESULT=====';
