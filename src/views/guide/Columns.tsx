import { Content } from '../content/Content.tsx';
import { TabLevel } from '../content/Heading.tsx';
import type { ColumnsLook, ContentNode } from '../../model/content.ts';
import classes from './Columns.module.css';
import landing from './Landing.module.css';

/** Blocks side by side, over the whole width of a wide page. */
export function Columns({ columns, look }: ContentNode & { readonly kind: 'columns' }) {
  const blocks = (
    <div className={look === undefined ? classes.columns : LOOKS[look]}>
      {columns.map((nodes, index) => (
        <Content key={index} nodes={nodes} />
      ))}
    </div>
  );
  // On a landing page, only the page's heading precedes the samples, so their titles have level 2.
  return look === 'joined' ? <TabLevel value={2}>{blocks}</TabLevel> : blocks;
}

const LOOKS: Readonly<Record<ColumnsLook, string>> = {
  framed: `${classes.columns} ${classes.framed}`,
  joined: `${classes.columns} ${landing.joined}`,
  actions: landing.actions ?? '',
};
