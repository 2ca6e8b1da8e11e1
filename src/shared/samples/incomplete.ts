/** What a request lacks because it is not documented. */
export type Incomplete = 'body' | 'parameters';

/** What its samples say of that, in a comment. */
export const REMARKS: Readonly<Record<Incomplete, string>> = {
  body: 'The body of this request is not documented.',
  parameters: 'The parameters of this request are not documented.',
};
