import type { Heading } from '../../model/nav.ts';
import classes from './OnThisPage.module.css';

export interface OnThisPageProps {
  readonly headings: readonly Heading[];
  /** Whether the list is folded into a bar at the top of a wide page, because samples fill the margin. */
  readonly bar?: boolean;
}

/**
 * The list of a page's headings. On narrow pages it is folded; on wide pages it is open in the margin or folded in a
 * bar.
 */
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
