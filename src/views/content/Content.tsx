import { useContext, type ReactNode } from 'react';
import type { Content as Nodes, ContentNode } from '../../model/content.ts';
import { ContentViews } from './site-context.ts';
import { TabLevel } from './Heading.tsx';
import classes from './Content.module.css';

/** Prose in a block element with the page's vertical spacing; renders nothing if empty. */
export function Content({ nodes, className }: { readonly nodes: Nodes; readonly className?: string | undefined }) {
  if (nodes.length === 0) return null;
  return (
    <div className={className === undefined ? classes.flow : `${classes.flow} ${className}`}>
      <Inline nodes={nodes} />
    </div>
  );
}

/** Kinds of blocks that contain a heading of their own. */
const WITH_HEADING: readonly ContentNode['kind'][] = ['heading', 'operation', 'webhook'];

/** Content without a surrounding element. */
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
