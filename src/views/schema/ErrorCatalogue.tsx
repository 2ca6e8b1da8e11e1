import { BlockTable } from '../content/BlockTable.tsx';
import { Inline } from '../content/Content.tsx';
import { Link } from '../content/Link.tsx';
import { Questions } from '../content/Undocumented.tsx';
import type { CatalogueRow } from '../../model/field.ts';
import { Status } from '../content/Status.tsx';
import { DeferredStyles } from '../content/DeferredStyles.tsx';
import classes from './ErrorCatalogue.module.css';

/** A table of status codes: the meaning and remedy of each, and the operations that respond with it. */
export function ErrorCatalogue({ rows }: { readonly rows: readonly CatalogueRow[] }) {
  return (
    <>
      <DeferredStyles />
      <BlockTable className={classes.catalogue} columns={['Code', 'Meaning', 'What to do', 'Returned by']}>
        {rows.map((row) => (
          <tr role="row" key={row.anchor} id={row.anchor}>
            <th role="rowheader">
              <a href={`#${row.anchor}`}>
                <Status code={row.code} title={row.title} />
              </a>
            </th>
            <td role="cell">
              <Inline nodes={row.meaning} />
            </td>
            <td role="cell">{row.remedy !== undefined && <Inline nodes={row.remedy} />}</td>
            <td role="cell">
              {row.isUsual === true ? 'Every operation' : <Operations operations={row.operations} />}
              <Questions questions={row.questions} />
            </td>
          </tr>
        ))}
      </BlockTable>
    </>
  );
}

function Operations({ operations }: Pick<CatalogueRow, 'operations'>) {
  const list = (
    <ul role="list">
      {operations.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
  if (operations.length === 0) return null;
  return operations.length > 3 ? (
    <details>
      <summary>{`${operations.length} operations`}</summary>
      {list}
    </details>
  ) : (
    list
  );
}
