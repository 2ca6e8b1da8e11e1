/** Something about a request that the description does not allow. */
export interface Finding {
  readonly kind: FindingKind;
  /** One sentence without its full stop: `body.amount must be a number`. */
  readonly message: string;
}

/** What kind of refusal it leads to. `preference` is a wish of the caller's that the description cannot grant. */
export type FindingKind = 'path' | 'method' | 'credentials' | 'media' | 'size' | 'request' | 'accept' | 'preference';

export function finding(kind: FindingKind, message: string): Finding {
  return { kind, message };
}
