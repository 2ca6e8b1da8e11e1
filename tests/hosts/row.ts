import type { Asked } from './ask.ts';

/** A line of the table: what is asked, and what a host has to answer. */
export interface Row {
  readonly given: Asked;
  readonly want: Want;
}

interface Want {
  /** One of these. */
  readonly status: readonly number[];
  /** The address may be the operator's, who sends headers of his own. */
  readonly isForeign?: boolean;
  /** By lower-case name; undefined where the header must be absent. */
  readonly headers?: Readonly<Record<string, string | RegExp | undefined>>;
  /** Codings that may be used; `identity` alone if left out. */
  readonly codings?: readonly string[];
  /** The body once it is decoded. Not looked at if left out. */
  readonly body?: Buffer;
}
