import { Fragment } from 'react';

/** A name of the API that may wrap at its humps, underscores and dots when it is long. */
export function Breakable({ name }: { readonly name: string }) {
  if (name.length < 18) return name;
  return name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[_.\-/])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
