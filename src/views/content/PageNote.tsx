import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import { reportLink } from './mail.ts';
import { useSite, markdownOf } from './site-context.ts';
import { dayWords } from '../../shared/text/day.ts';
import classes from './PageNote.module.css';

/** A line about the page itself, at its end. */
export function PageNote({ children }: { readonly children: ReactNode }) {
  return <p className={classes.note}>{children}</p>;
}

/** The day of the last change of the page's source; nothing if it is unknown. */
export function LastChange({ day }: { readonly day: string | undefined }) {
  if (day === undefined) return null;
  return (
    <PageNote>
      Last changed <time dateTime={day}>{dayWords(day)}</time>
    </PageNote>
  );
}

/** The link for reporting an error on the page; nothing if the site has neither an address nor a repository. */
export function ReportError() {
  const href = reportLink(useSite());
  if (href === undefined) return null;
  return (
    <PageNote>
      <Link href={href}>Report an error on this page</Link>
    </PageNote>
  );
}

/** The link to the Markdown of a page. On the reader's intent, a button to copy it is added (`src/app/reading`). */
export function MarkdownLink({ href }: { readonly href: string }) {
  return (
    <p data-markdown="">
      <Link href={markdownOf(href)}>View as Markdown</Link>
    </p>
  );
}
