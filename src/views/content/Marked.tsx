import { Fragment } from 'react';

/** A sentence in which text between backticks is rendered as code. */
export function Marked({ text }: { readonly text: string }) {
  return text
    .split('`')
    .map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : <Fragment key={at}>{part}</Fragment>));
}
