import { BlockTable } from '../content/BlockTable.tsx';
import { Questions } from '../content/Undocumented.tsx';
import type { EnumTable as Table, EnumValue } from '../../model/field.ts';
import { capitalise } from '../../shared/text/words.ts';
import { isFolded } from './folds.ts';
import classes from './EnumTable.module.css';

export interface EnumTableProps {
  readonly table: Table;
  /**
   * Whether the table is inside the row of a field. Its caption is then not visible, and more than six values are
   * folded.
   */
  readonly inline?: boolean;
}

/** The values of an enum with their meanings; a plain list if no value has an explanation. */
export function EnumTable({ table, inline = false }: EnumTableProps) {
  const { caption, isTitle = false, values, questions } = table;
  const list = values.some(isExplained) ? (
    <Explained table={table} inline={inline} />
  ) : (
    <>
      {!inline && <p className={classes.label}>{caption}</p>}
      <ul role="list" className={classes.plain} aria-label={isTitle ? caption : `Values of ${caption}`}>
        {values.map(({ anchor, value }) => (
          <li key={anchor} id={anchor}>
            <code>{value}</code>
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <>
      {inline && isFolded(table) ? (
        <details className={classes.fold}>
          <summary>
            <span>Show </span>
            {`${values.length} values of `}
            {isTitle ? caption : <code>{caption}</code>}
          </summary>
          {list}
        </details>
      ) : (
        values.length > 0 && list
      )}
      <Questions questions={questions} />
    </>
  );
}

function Explained({ table: { caption, isTitle = false, values }, inline }: Required<EnumTableProps>) {
  return (
    <BlockTable
      className={inline ? classes.inline : classes.values}
      columns={['Value', 'Meaning']}
      caption={
        inline && !isTitle ? (
          <>
            Values of <code>{caption}</code>
          </>
        ) : (
          caption
        )
      }
    >
      {values.map(({ anchor, value, title, description, deprecated }) => (
        <tr role="row" key={anchor} id={anchor}>
          <th role="rowheader">
            <code>{deprecated === undefined ? value : <s>{value}</s>}</code>
          </th>
          <td role="cell">
            {meaning(value, title)}
            {description !== undefined && <p>{description}</p>}
            {deprecated !== undefined && <p>{capitalise(deprecated)}.</p>}
          </td>
        </tr>
      ))}
    </BlockTable>
  );
}

function isExplained({ value, title, description, deprecated }: EnumValue): boolean {
  return meaning(value, title) !== undefined || (description ?? deprecated) !== undefined;
}

/** Returns the title of a value; undefined if it only repeats the value, such as `Completed` for `completed`. */
function meaning(value: string, title: string | undefined): string | undefined {
  return title?.toLowerCase() === value.toLowerCase() ? undefined : title;
}
