/** A stream that a command writes to. */
export interface Output {
  /** Whether the stream is a terminal, which can show colours and lines that change. */
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** The streams of a command: results go to stdout, remarks and progress to stderr. */
export interface Streams {
  readonly stdout: Output;
  readonly stderr: Output;
}
