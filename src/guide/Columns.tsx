import { Content } from '../content/Content.tsx';
import type { Content as Nodes } from '../model/content.ts';
import classes from './Columns.module.css';

export interface ColumnsProps {
  readonly columns: readonly Nodes[];
  /** In a frame of their own. */
  readonly framed?: boolean | undefined;
}

/** Blocks side by side on a wide page, over its whole width. */
export function Columns({ columns, framed = false }: ColumnsProps) {
  return (
    <div className={framed ? `${classes.columns} ${classes.framed}` : classes.columns}>
      {columns.map((nodes, index) => (
        <Content key={index} nodes={nodes} />
      ))}
    </div>
  );
}
