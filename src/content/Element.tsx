import type { ContentNode } from '../model/content.ts';
import type { ElementNode } from '../model/prose.ts';
import { INLINE_ELEMENTS } from '../shared/content/visitor.ts';
import { directionOf } from './direction.ts';
import { Inline } from './Content.tsx';
import classes from './ContentTable.module.css';

/** An element of Markdown. */
export function Element({ name: Tag, children, start, align, anchor, done }: ElementNode<ContentNode>) {
  const inside = <Inline nodes={children} />;
  const dir = INLINE_ELEMENTS.has(Tag) ? undefined : directionOf(children);
  switch (Tag) {
    case 'br':
    case 'hr':
      return <Tag />;
    case 'ol':
      return (
        <ol dir={dir} start={start === 1 ? undefined : start}>
          {inside}
        </ol>
      );
    case 'th':
    case 'td':
      return (
        <Tag dir={dir} className={align === 'center' || align === 'right' ? classes[align] : undefined}>
          {inside}
        </Tag>
      );
    case 'table':
      return (
        <section className={classes.scroll} aria-label="Table" tabIndex={0}>
          <table dir={dir}>{inside}</table>
        </section>
      );
    case 'li':
      return (
        <li id={anchor} dir={dir}>
          {done !== undefined && <Task done={done} />}
          {inside}
        </li>
      );
    default:
      return <Tag dir={dir}>{inside}</Tag>;
  }
}

/** The box of a task: read, not ticked. */
function Task({ done }: { readonly done: boolean }) {
  return (
    <>
      <span role="img" aria-label={done ? 'Done' : 'To do'}>
        {done ? '☑' : '☐'}
      </span>{' '}
    </>
  );
}
