/**
 * How a fact is known: the provider states it, a sample of the provider's shows it, our example or inference
 * illustrates it, or nobody knows it.
 */
export type Evidence = 'stated' | 'sample' | 'ours' | 'open';

/** How the facts of an object are known (extension `x-evidence`). A fact that is left out is stated. */
export interface EvidenceOf {
  /** Names of its fields or parameters; of a field that has none inside it, its own name. */
  readonly fields?: Evidence | undefined;
  /** Types of its fields, or its own type. */
  readonly types?: Evidence | undefined;
  /** Values that it lists, or that its examples have. */
  readonly values?: Evidence | undefined;
  /** Which of its fields or parameters are required. */
  readonly required?: Evidence | undefined;
  /** Which statuses an operation returns. */
  readonly responses?: Evidence | undefined;
}

/** How one field is known. What is simply stated is left out. */
export interface FieldEvidence {
  readonly name?: Evidence;
  readonly type?: Evidence;
  readonly value?: Evidence;
  readonly required?: Evidence;
}
