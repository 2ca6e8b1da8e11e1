import type { ReactNode } from 'react';
import classes from './PageNote.module.css';

/** A line about the page itself, at its end. */
export function PageNote({ children }: { readonly children: ReactNode }) {
  return <p className={classes.note}>{children}</p>;
}

const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** When the source of the page last changed; nothing where that is not known. */
export function LastChange({ day }: { readonly day: string | undefined }) {
  if (day === undefined) return null;
  return (
    <PageNote>
      Last changed <time dateTime={day}>{long.format(new Date(day))}</time>
    </PageNote>
  );
}
