/** A specification extension (OpenAPI 3.1, section 4.9) that the site lists: pages show its value under a label. */
export interface Extension {
  /** With its `x-`. */
  readonly name: string;
  readonly value: unknown;
}

/** An object that the description extends; absent where no extension of it is shown. */
export interface Extended {
  readonly extensions?: readonly Extension[];
}
