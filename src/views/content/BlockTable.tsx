import type { ReactNode, TableHTMLAttributes } from 'react';

export interface BlockTableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** Column names. If the style sheet hides them, only assistive technology presents them. */
  readonly columns: readonly string[];
  readonly caption?: ReactNode;
  /** Rows: `<tr>` elements with explicit ARIA roles, such as `row` and `cell`. */
  readonly children: ReactNode;
}

/**
 * A table whose rows are laid out as blocks instead of columns. Its ARIA roles are explicit, because this layout
 * removes the native ones.
 */
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
