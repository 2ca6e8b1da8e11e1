/** What changed between the versions of a description; programs read it in `data/changes.json`. */

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
  readonly changes?: readonly ReportedChange[];
  /** What changed from it to what is published now; absent for the newest. */
  readonly since?: readonly ReportedChange[];
  /** What readers are told of changes in it that break. */
  readonly notes: readonly ReleaseNote[];
}

/** A change as readers are told of it. */
export interface ReportedChange {
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
  /** The call or its response before and after. */
  readonly before?: string;
  readonly after?: string;
  /** Keys of the changes that it declares. */
  readonly changes: readonly string[];
}

/** The calls that a page of changes tells of, of which readers choose theirs. */
export interface CallChoice {
  readonly calls: readonly CallOfChoice[];
  /** Anchor of the changes that many calls feel; absent where there are none. */
  readonly many?: string;
  /** Of each of these, in their order, which calls feel it: their places in `calls`, as `0-3,7`. */
  readonly felt: readonly string[];
}

interface CallOfChoice {
  readonly name: string;
  /** Anchor of the changes that few calls feel; absent where it feels none of these. */
  readonly anchor?: string;
}
