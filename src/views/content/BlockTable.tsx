import type { ReactNode, TableHTMLAttributes } from 'react';

export interface BlockTableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** Names of the columns, for assistive technology alone where the style sheet does not show them. */
  readonly columns: readonly string[];
  readonly caption?: ReactNode;
  /** Rows with the roles of rows and cells. */
  readonly children: ReactNode;
}

/** A table whose rows are laid out as blocks: CSS removes the roles, so they are spelled out, but those of groups. */
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
