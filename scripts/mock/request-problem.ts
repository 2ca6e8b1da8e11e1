/** Something in a request that the description does not allow. */
export interface RequestProblem {
  readonly kind: RequestProblemKind;
  /** One sentence without a full stop: `body.amount must be a number`. */
  readonly message: string;
}

/** Decides the status of the refusal. `preference` is one that the description cannot satisfy. */
export type RequestProblemKind =
  'path' | 'method' | 'credentials' | 'media' | 'size' | 'request' | 'accept' | 'preference';

export function requestProblem(kind: RequestProblemKind, message: string): RequestProblem {
  return { kind, message };
}
