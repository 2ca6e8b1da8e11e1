/**
 * The evidence for a fact: the provider states it, one of the provider's samples shows it, our example or inference
 * illustrates it, or it is unknown.
 */
export type Evidence = 'stated' | 'sample' | 'ours' | 'open';

/** The evidence for the facts of an object (extension `x-evidence`). An omitted fact is stated. */
export interface EvidenceOf {
  /** Names of its fields or parameters; for a field without nested fields, its own name. */
  readonly fields?: Evidence | undefined;
  /** Types of its fields, or its own type. */
  readonly types?: Evidence | undefined;
  /** Values that it lists or that its examples contain. */
  readonly values?: Evidence | undefined;
  /** Which of its fields or parameters are required. */
  readonly required?: Evidence | undefined;
  /** Which statuses an operation returns. */
  readonly responses?: Evidence | undefined;
}

/** The evidence for one field, without the facts that are simply stated. */
export interface FieldEvidence {
  readonly name?: Evidence;
  readonly type?: Evidence;
  readonly value?: Evidence;
  readonly required?: Evidence;
}
