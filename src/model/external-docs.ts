/** External Documentation Object (section 4.8.11). */
export interface ExternalDocs {
  readonly url: string;
  readonly description: string;
}
