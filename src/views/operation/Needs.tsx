import { Inline } from '../content/Content.tsx';
import type { Content } from '../../model/content.ts';
import classes from './Operation.module.css';

/** A list of what a request requires or a webhook carries, such as credentials. */
export function Needs({ title, needs }: { readonly title: string; readonly needs: readonly Content[] }) {
  if (needs.length === 0) return null;
  return (
    <div className={classes.needs}>
      <p>{title}</p>
      <ul>
        {needs.map((need, index) => (
          <li key={index}>
            <Inline nodes={need} />
          </li>
        ))}
      </ul>
    </div>
  );
}
