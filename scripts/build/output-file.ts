/** A file of the built site. */
export interface OutputFile {
  /** Below the output folder, with forward slashes. */
  readonly path: string;
  readonly contents: string | Uint8Array;
}
