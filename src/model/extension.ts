/** A specification extension (section 4.9) that the compiler does not know: pages can but show it as it is. */
export interface Extension {
  /** With its `x-`. */
  readonly name: string;
  readonly value: unknown;
}

/** An object that the description extends; absent where it has nothing the compiler does not know. */
export interface Extended {
  readonly extensions?: readonly Extension[];
}
