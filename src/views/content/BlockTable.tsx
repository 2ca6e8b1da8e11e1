import type { ReactNode, TableHTMLAttributes } from 'react';

export interface BlockTableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** Names of the columns, for assistive technology only if the style sheet hides them. */
  readonly columns: readonly string[];
  readonly caption?: ReactNode;
  /** Rows with the roles of rows and cells. */
  readonly children: ReactNode;
}

/** A table with rows laid out as blocks: because CSS removes the roles, they are explicit, except those of groups. */
export function BlockTable({ columns, caption, children, ...attributes }: BlockTableProps) {
  return (
    <table role="table" {...attributes}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
