/** A specification extension (OpenAPI 3.1, section 4.9) that pages show: its value under a label. */
export interface Extension {
  /** The name, including `x-`. */
  readonly name: string;
  readonly value: unknown;
}

/** An object with extensions. The list is absent if pages show none of them. */
export interface Extended {
  readonly extensions?: readonly Extension[];
}

/** The deprecation and removal of a part of the API, such as an operation or a field. */
export interface Lifecycle {
  readonly deprecated: boolean;
  /** Day of removal (RFC 3339, full-date), if announced (`x-sunset`). */
  readonly sunset?: string;
}

/** External Documentation Object (OpenAPI 3.1, section 4.8.11). */
export interface ExternalDocs {
  readonly url: string;
  readonly description: string;
}
