import type { OperationSection } from '../model/operation-section.ts';
import classes from './Parts.module.css';

/** Fields up to which the whole page is seen at a glance. */
const FEW = 8;

/** The way to the parts of a long page. */
export function Parts({ operation: { anchor, inputs, responses } }: { readonly operation: OperationSection }) {
  const rows = inputs.reduce((sum, { table }) => sum + table.fields.length + (table.variants ?? []).length * FEW, 0);
  if (rows <= FEW || responses.length === 0) return null;
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
