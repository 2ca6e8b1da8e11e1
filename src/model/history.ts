/** The changes between the versions of a description; programs read them in `data/changes.json`. */

/** The versions of a description, the newest first. */
export interface History {
  readonly releases: readonly Release[];
}

/** A version of the description. */
export interface Release {
  /** `1.2`; empty for an unnamed, currently published version. */
  readonly name: string;
  /** Day of publication (RFC 3339, full-date), if known. */
  readonly date?: string;
  /** The changes since the previous release; absent for the first. */
  readonly changes?: readonly ReportedChange[];
  /** The changes from it to the current version; absent for the newest. */
  readonly since?: readonly ReportedChange[];
  /** Notes for readers about its breaking changes. */
  readonly notes: readonly ReleaseNote[];
}

/** A change as reported to readers. */
export interface ReportedChange {
  readonly id: string;
  /** Identifies the change; ends with its place: `request-field-added Payment.amount`. */
  readonly key: string;
  readonly verdict: 'breaking' | 'risky' | 'safe';
  /** A sentence, with names between backticks. */
  readonly message: string;
  readonly reason: string;
  /** Names of the operations and webhooks whose callers are affected. */
  readonly operations: readonly string[];
}

/** A note on a breaking change for readers. */
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

/** The calls on a page of changes, of which readers can choose some. */
export interface CallChoice {
  readonly calls: readonly CallOfChoice[];
  /** Anchor of the changes that affect many calls; absent if there are none. */
  readonly many?: string;
  /** For each of these changes, in order, the affected calls: their indices in `calls`, as `0-3,7`. */
  readonly felt: readonly string[];
}

interface CallOfChoice {
  readonly name: string;
  /** Anchor of the changes that affect few calls; absent if none affects this one. */
  readonly anchor?: string;
}
