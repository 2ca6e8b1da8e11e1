import type { Heading } from '../../model/nav.ts';
import classes from './OnThisPage.module.css';

export interface OnThisPageProps {
  readonly headings: readonly Heading[];
  /** Whether the list is folded into a line at the top of a wide page, for the part where samples use the margin. */
  readonly bar?: boolean;
}

/** The page's headings: folded below the lead on narrow pages, open in the margin or folded in a bar on wide ones. */
export function OnThisPage({ headings, bar = false }: OnThisPageProps) {
  if (headings.length < 2) return null;
  const list = (
    <ul role="list">
      {headings.map(({ level, anchor, text }) => (
        <li key={anchor} className={level === 3 ? classes.sub : undefined}>
          <a href={`#${anchor}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
  const folded = (
    <details>
      <summary>On this page</summary>
      {list}
    </details>
  );
  return bar ? (
    <nav aria-label="On this page, folded" className={classes.bar}>
      {folded}
    </nav>
  ) : (
    <nav aria-label="On this page" className={classes.toc}>
      {folded}
      <p>On this page</p>
      {list}
    </nav>
  );
}
