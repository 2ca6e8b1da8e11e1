/** A file as an edit leaves it. */
export interface Version {
  /** Path below the root of the sources, with forward slashes. */
  readonly file: string;
  /** Null where the file is gone. */
  readonly text: string | null;
}
