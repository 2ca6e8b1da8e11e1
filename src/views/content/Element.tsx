import type { ContentNode } from '../../model/content.ts';
import type { ElementNode } from '../../model/prose.ts';
import { Inline } from './Content.tsx';
import { blockDirection, lineDirection } from './direction.ts';
import classes from './ContentTable.module.css';

/** An HTML element of prose that was written in Markdown. */
export function Element({ name: Tag, children, start, align, anchor, done }: ElementNode<ContentNode>) {
  const inside = <Inline nodes={children} />;
  switch (Tag) {
    case 'br':
    case 'hr':
      return <Tag />;
    case 'ol':
      return (
        <ol dir={blockDirection(children)} start={start === 1 ? undefined : start}>
          {inside}
        </ol>
      );
    case 'th':
    case 'td':
      return (
        <Tag
          dir={lineDirection(children)}
          className={align === 'center' || align === 'right' ? classes[align] : undefined}
        >
          {inside}
        </Tag>
      );
    case 'table':
      return (
        <section className={classes.scroll} aria-label="Table" tabIndex={0}>
          <table dir={blockDirection(children)}>{inside}</table>
        </section>
      );
    case 'li':
      return (
        <li id={anchor}>
          {done !== undefined && <Task done={done} />}
          {inside}
        </li>
      );
    case 'ul':
    case 'blockquote':
      return <Tag dir={blockDirection(children)}>{inside}</Tag>;
    case 'p':
    case 'summary':
      return <Tag dir={lineDirection(children)}>{inside}</Tag>;
    default:
      return <Tag>{inside}</Tag>;
  }
}

/** The read-only checkbox of a task list item. */
function Task({ done }: { readonly done: boolean }) {
  return (
    <>
      <span role="img" aria-label={done ? 'Done' : 'To do'}>
        {done ? '☑' : '☐'}
      </span>{' '}
    </>
  );
}
