/** How long something of the API stays. */
export interface Lifecycle {
  readonly deprecated: boolean;
  /** Day on which it goes (RFC 3339, full-date), where it is announced (`x-sunset`). */
  readonly sunset?: string;
}
