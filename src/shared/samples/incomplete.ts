/** A part of a request that is not documented. */
export type Incomplete = 'body' | 'parameters';

/** Comments in samples that lack a part. */
export const REMARKS: Readonly<Record<Incomplete, string>> = {
  body: 'The body of this request is not documented.',
  parameters: 'The parameters of this request are not documented.',
};
