/** The changes between the versions of a description. Programs find the changes in `data/changes.json`. */

/** The versions of a description, the newest first. */
export interface History {
  readonly releases: readonly Release[];
}

/** A version of the description. */
export interface Release {
  /** The name, such as `1.2`; empty for the current description if it differs from the last named version. */
  readonly name: string;
  /** Day of publication (RFC 3339, full-date), if known. */
  readonly date?: string;
  /** The changes since the previous release; absent for the first release. */
  readonly changes?: readonly ReportedChange[];
  /** The changes between this release and the current version; absent for the newest release. */
  readonly since?: readonly ReportedChange[];
  /** Notes for readers on the breaking changes of the release. */
  readonly notes: readonly ReleaseNote[];
}

/** A change as reported to readers. */
export interface ReportedChange {
  readonly id: string;
  /** Identifies the change by its kind and the changed object: `request-field-added Payment.amount`. */
  readonly key: string;
  readonly verdict: 'breaking' | 'risky' | 'safe';
  /** A sentence on the change, with names in backticks. */
  readonly message: string;
  readonly reason: string;
  /** Names of the operations and webhooks that the change affects. */
  readonly operations: readonly string[];
}

/** A note for readers on a breaking change. */
export interface ReleaseNote {
  readonly date: string;
  readonly title: string;
  readonly todo: string;
  /** A request or response before the change: JSON, a cURL command or other text. */
  readonly before?: string;
  /** The same request or response after the change. */
  readonly after?: string;
  /** Keys of the changes that the note covers. */
  readonly changes: readonly string[];
}

/** The operations and webhooks on a page of changes, from which readers choose those that their program uses. */
export interface CallChoice {
  readonly calls: readonly CallOfChoice[];
  /** Anchor of the section with the changes that affect many operations and webhooks; absent if there are none. */
  readonly many?: string;
  /**
   * One entry for each change that affects many operations and webhooks, in page order. The entry lists the affected
   * ones as ranges of indices in `calls`: `0-3,7`.
   */
  readonly felt: readonly string[];
}

interface CallOfChoice {
  readonly name: string;
  /**
   * Anchor of the section with the changes that affect this operation or webhook, but not many others. Absent if there
   * are no such changes.
   */
  readonly anchor?: string;
}
