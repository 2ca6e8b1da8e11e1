import type { Raw } from '../model/raw.ts';

/** One way in which a value breaks a schema, before it is put into words. */
export interface Fault {
  /** The keyword that is broken; `unknown` for a field that a closed object does not have, `side` for one of the other side. */
  readonly keyword: string;
  /** Way from the top of the value to what is wrong; for a missing field, to the object that lacks it. */
  readonly path: readonly (string | number)[];
  readonly value: unknown;
  /** The schema that was broken, as it stands in the description. */
  readonly schema: Raw;
  /** The field concerned, a count, or the alternatives that fit. */
  readonly detail?: string | number;
}
