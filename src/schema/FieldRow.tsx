import { Inline } from '../guide/Content.tsx';
import { Link } from '../guide/Link.tsx';
import { Notices } from '../guide/Notice.tsx';
import type { Field, FieldTable as Table } from '../model/field.ts';
import { Breakable } from './Breakable.tsx';
import { EnumTable } from './EnumTable.tsx';
import { FieldTable } from './FieldTable.tsx';
import classes from './FieldTable.module.css';

/** One field: what it is called and of which type, then everything said about it. */
export function FieldRow({ field }: { readonly field: Field }) {
  return (
    <tr role="row" id={field.anchor}>
      <th role="rowheader">
        <a href={`#${field.anchor}`}><Breakable name={field.name} /></a>
        <span>{field.format === undefined ? field.type : `${field.type}, ${field.format}`}</span>
        {field.required && <b>required</b>}
        {field.marks.map((mark) => <i key={mark}>{mark}</i>)}
      </th>
      <td role="cell">
        <Inline nodes={field.description} />
        <Facts field={field} />
        {field.enum !== undefined && <EnumTable table={field.enum} inline />}
        <Notices texts={field.notices} />
        {field.link !== undefined && <p className={classes.more}><Link href={field.link.href}>{field.link.label}</Link></p>}
        {field.children !== undefined && <Nested name={field.name} table={field.children} />}
      </td>
    </tr>
  );
}

/** Limits, default and sample value on one quiet line. */
function Facts({ field: { constraints, default: initial, example } }: { readonly field: Field }) {
  if (constraints.length === 0 && initial === undefined && example === undefined) return null;
  return (
    <p className={classes.facts}>
      {constraints.map((text) => <span key={text}>{text}</span>)}
      {initial !== undefined && <span>default <code>{initial}</code></span>}
      {example !== undefined && <span>example <code>{example}</code></span>}
    </p>
  );
}

function Nested({ name, table }: { readonly name: string; readonly table: Table }) {
  return (
    <details>
      <summary><span>Show </span>{contents(table)} of <code>{name}</code></summary>
      <div><FieldTable table={table} /></div>
    </details>
  );
}

function contents({ fields, variants }: Table): string {
  const parts = [
    ...(fields.length > 0 ? [count(fields.length, 'field')] : []),
    ...(variants !== undefined ? [count(variants.variants.length, 'variant')] : []),
  ];
  return parts.length > 0 ? parts.join(' and ') : 'notes';
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
