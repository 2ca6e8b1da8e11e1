import type { Field, FieldTable as Table } from '../model/field.ts';
import { Breakable } from './Breakable.tsx';
import { CopyPath } from './CopyPath.tsx';
import { Cut } from './Cut.tsx';
import { FieldTable } from './FieldTable.tsx';
import { Marks, Said, TypeWords } from './Said.tsx';
import classes from './FieldTable.module.css';

/** One field: what it is called and of which type, then everything said about it. White space stands between the parts, so that they read and copy as words. */
export function FieldRow({ field }: { readonly field: Field }) {
  const name = <Breakable name={field.name} />;
  return (
    <tr role="row" id={field.anchor}>
      <th role="rowheader">
        <a href={`#${field.anchor}`} className={field.loose === true ? classes.loose : undefined}>
          {field.marks.includes('deprecated') ? <s>{name}</s> : name}
        </a>
        <TypeWords value={field} />
        {field.required && (
          <>
            {' '}
            <b>required</b>
          </>
        )}
        <Marks marks={field.marks} />
        <CopyPath path={field.path} />
      </th>
      <td role="cell">
        <Said value={field} />
        {field.cut === true && <Cut />}
        {field.children !== undefined && (
          <Nested name={field.name} loose={field.loose === true} table={field.children} />
        )}
      </td>
    </tr>
  );
}

function Nested({ name, loose, table }: { readonly name: string; readonly loose: boolean; readonly table: Table }) {
  return (
    <details>
      <summary>
        <span>Show </span>
        {contents(table)} of {loose ? name : <code>{name}</code>}
      </summary>
      <div>
        <FieldTable table={table} />
      </div>
    </details>
  );
}

function contents({ fields, variants = [] }: Table): string {
  const alternatives = variants.reduce((sum, group) => sum + group.variants.length, 0);
  const parts = [
    ...(fields.length > 0
      ? [fields.every(({ loose }) => loose === true) ? 'entries' : count(fields.length, 'field')]
      : []),
    ...(alternatives > 0 ? [count(alternatives, 'variant')] : []),
  ];
  return parts.length > 0 ? parts.join(' and ') : 'notes';
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
