import type { Heading } from '../model/nav.ts';
import classes from './OnThisPage.module.css';

/**
 * The page's headings: folded under the lead on narrow pages, open in the margin on wide ones. One of the two is shown.
 */
export function OnThisPage({ headings }: { readonly headings: readonly Heading[] }) {
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
  return (
    <nav aria-label="On this page" className={classes.toc}>
      <details>
        <summary>On this page</summary>
        {list}
      </details>
      <p>On this page</p>
      {list}
    </nav>
  );
}
