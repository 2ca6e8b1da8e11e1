import type { OperationSection } from '../model/operation-section.ts';
import classes from './Parts.module.css';

/** The way to the parts of a long page. */
export function Parts({ operation: { anchor, inputs, responses } }: { readonly operation: OperationSection }) {
  if (inputs.length === 0 || responses.length === 0) return null;
  return (
    <nav aria-label="Parts of this page" className={classes.parts}>
      {inputs.map(({ anchor: place, title }) => (
        <a key={place} href={`#${place}`}>
          {title}
        </a>
      ))}
      <span>
        <a href={`#${anchor}.responses`}>Responses</a>
        {responses.map((response) => (
          <a key={response.anchor} href={`#${response.anchor}`}>
            {response.status}
          </a>
        ))}
      </span>
    </nav>
  );
}
