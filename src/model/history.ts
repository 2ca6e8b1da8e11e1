/** What changed between the versions of a description. */

/** The versions of a description, the newest first. */
export interface History {
  readonly releases: readonly Release[];
}

export interface Release {
  /** `1.2`; empty for what is published now and has no name yet. */
  readonly name: string;
  /** Day on which it was published (RFC 3339, full-date), where it is known. */
  readonly date?: string;
  /** What changed from the release before; absent for the first. */
  readonly changes?: readonly ToldChange[];
  /** What changed from it to what is published now; absent for the newest. */
  readonly since?: readonly ToldChange[];
  /** What readers are told of changes in it that break. */
  readonly notes: readonly ReleaseNote[];
}

/** A change as readers are told of it. */
export interface ToldChange {
  readonly id: string;
  /** This change and no other; ends with its place: `request-field-added Payment.amount`. */
  readonly key: string;
  readonly verdict: 'breaking' | 'risky' | 'safe';
  /** A sentence, with names between backticks. */
  readonly message: string;
  readonly reason: string;
  /** Names of the operations and webhooks whose callers feel it. */
  readonly operations: readonly string[];
}

export interface ReleaseNote {
  readonly date: string;
  readonly title: string;
  readonly todo: string;
}
