import { useContext, type ReactNode } from 'react';
import type { Content as Nodes, ContentNode } from '../../model/content.ts';
import { ContentViews } from './site-context.ts';
import { TabLevel } from './Heading.tsx';
import classes from './Content.module.css';

/** Prose as a block, with the rhythm of the page; nothing if it is empty. */
export function Content({ nodes, className }: { readonly nodes: Nodes; readonly className?: string | undefined }) {
  if (nodes.length === 0) return null;
  return (
    <div className={className === undefined ? classes.flow : `${classes.flow} ${className}`}>
      <Inline nodes={nodes} />
    </div>
  );
}

/** Blocks that include a heading. */
const WITH_HEADING: readonly ContentNode['kind'][] = ['heading', 'operation', 'webhook'];

/** The content without an element around it. */
export function Inline({ nodes }: { readonly nodes: Nodes }) {
  const views = useContext(ContentViews);
  if (views === undefined) throw new Error('Content is drawn inside <ContentViews>.');
  return nodes.map((node, index) => {
    const View = views[node.kind] as (node: ContentNode) => ReactNode;
    const heading = WITH_HEADING.includes(node.kind) ? undefined : nodes.slice(0, index).findLast(isHeading);
    return heading === undefined ? (
      <View key={index} {...node} />
    ) : (
      <TabLevel key={index} value={heading.level === 2 ? 3 : 4}>
        <View {...node} />
      </TabLevel>
    );
  });
}

function isHeading(node: ContentNode): node is ContentNode & { readonly kind: 'heading' } {
  return node.kind === 'heading';
}
