import type { Content as Nodes } from '../../model/content.ts';
import { Content } from '../content/Content.tsx';
import { DeferredStyles } from '../content/DeferredStyles.tsx';
import classes from './Steps.module.css';

/** Numbered steps, connected by a line. */
export function Steps({ steps }: { readonly steps: readonly Nodes[] }) {
  return (
    <>
      <DeferredStyles />
      <ol role="list" className={classes.steps}>
        {steps.map((step, index) => (
          <li key={index}>
            <Content nodes={step} />
          </li>
        ))}
      </ol>
    </>
  );
}
