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

/** How long something of the API stays. */
export interface Lifecycle {
  readonly deprecated: boolean;
  /** Day on which it goes (RFC 3339, full-date), where it is announced (`x-sunset`). */
  readonly sunset?: string;
}

/** External Documentation Object (section 4.8.11). */
export interface ExternalDocs {
  readonly url: string;
  readonly description: string;
}
