/**
 * The evidence for a fact. `stated`: the provider states the fact. `sample`: a sample by the provider shows it. `ours`:
 * it is our example or inference. `open`: it is unknown.
 */
export type Evidence = 'stated' | 'sample' | 'ours' | 'open';

/**
 * The evidence for the facts of an object (extension `x-evidence`), by kind of fact. A fact without evidence counts as
 * stated.
 */
export interface EvidenceOf {
  /**
   * The evidence for the names of the object's fields or parameters. If the object is a field without nested fields:
   * the evidence for its own name.
   */
  readonly fields?: Evidence | undefined;
  /**
   * The evidence for the types of the object's fields. If the object is a field without nested fields: the evidence for
   * its own type.
   */
  readonly types?: Evidence | undefined;
  /** The evidence for the values that the object lists or that its examples contain. */
  readonly values?: Evidence | undefined;
  /** How it is known which fields or parameters of the object are required. */
  readonly required?: Evidence | undefined;
  /** How it is known which statuses an operation returns. */
  readonly responses?: Evidence | undefined;
}

/** The evidence for the facts of one field. A fact that the provider states has no entry. */
export interface FieldEvidence {
  readonly name?: Evidence;
  readonly type?: Evidence;
  readonly value?: Evidence;
  readonly required?: Evidence;
}
