import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import { reportLink } from './mail.ts';
import { useSite, markdownOf } from './site-context.ts';
import { dayWords } from '../../shared/text/day.ts';
import classes from './PageNote.module.css';

/** A note about the page, at the end of the article. */
export function PageNote({ children }: { readonly children: ReactNode }) {
  return <p className={classes.note}>{children}</p>;
}

/** The day when the page's source last changed; renders nothing if unknown. */
export function LastChange({ day }: { readonly day: string | undefined }) {
  if (day === undefined) return null;
  return (
    <PageNote>
      Last changed <time dateTime={day}>{dayWords(day)}</time>
    </PageNote>
  );
}

/**
 * The link for reporting an error on the page; renders nothing if the site has neither a mail address nor a repository.
 */
export function ReportError() {
  const href = reportLink(useSite());
  if (href === undefined) return null;
  return (
    <PageNote>
      <Link href={href}>Report an error on this page</Link>
    </PageNote>
  );
}

/** The link to a page's Markdown. `src/app/reading` adds a copy button once the reader interacts. */
export function MarkdownLink({ href }: { readonly href: string }) {
  return (
    <p data-markdown="">
      <Link href={markdownOf(href)}>View as Markdown</Link>
    </p>
  );
}
