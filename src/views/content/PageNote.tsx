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

/** When the source of the page last changed; nothing where that is not known. */
export function LastChange({ day }: { readonly day: string | undefined }) {
  if (day === undefined) return null;
  return (
    <PageNote>
      Last changed <time dateTime={day}>{dayWords(day)}</time>
    </PageNote>
  );
}

/** The way to report an error on the page; nothing where the site names neither an address nor a repository. */
export function ReportError() {
  const href = reportLink(useSite());
  if (href === undefined) return null;
  return (
    <PageNote>
      <Link href={href}>Report an error on this page</Link>
    </PageNote>
  );
}

/** The way to the Markdown of a page. Once its reader has shown intent, a button to copy it joins (`src/app/reading`). */
export function MarkdownLink({ href }: { readonly href: string }) {
  return (
    <p data-markdown="">
      <Link href={markdownOf(href)}>View as Markdown</Link>
    </p>
  );
}
