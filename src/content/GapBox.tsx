import type { GapBox as Box, GapItem } from '../model/gap.ts';
import { Link } from './Link.tsx';
import ring from './Unconfirmed.module.css';
import classes from './GapBox.module.css';

/** What a page does not document, grouped for a reader, and whom to ask. Once on a page. */
export function GapBox({ box: { anchor, groups, contact, hasMarks } }: { readonly box: Box }) {
  return (
    <section id={anchor} aria-label="Not documented yet" className={classes.box}>
      <p className={classes.title}>Not documented yet</p>
      <ul role="list">
        {groups.map(({ title, items }) => (
          <li key={title}>
            <b>{title}:</b>{' '}
            {items.map((item, index) => (
              <span key={`${item.text} ${item.code ?? ''}`}>
                {index > 0 && (isAlike(item, items[index - 1]) ? ', ' : '; ')}
                <Item item={isAlike(item, items[index - 1]) ? { ...item, text: '' } : item} />
              </span>
            ))}
          </li>
        ))}
      </ul>
      <p>
        {hasMarks && (
          <>
            <i className={ring.ring} /> marks what is unconfirmed.{' '}
          </>
        )}
        {contact !== '' && (
          <>
            Ask <Link href={`mailto:${contact}`}>{contact}</Link> before you rely on it.
          </>
        )}
      </p>
    </section>
  );
}

/** Whether two names have the same words before them, which are then said once. */
function isAlike(item: GapItem, before: GapItem | undefined): boolean {
  return item.code !== undefined && before?.code !== undefined && item.text === before.text;
}

/** The name of a field or code is linked, where there is one; else the words. */
function Item({ item: { text, code, href } }: { readonly item: GapItem }) {
  if (code === undefined) return <Link href={href}>{text}</Link>;
  return (
    <>
      {text}{' '}
      <Link href={href}>
        <code>{code}</code>
      </Link>
    </>
  );
}
