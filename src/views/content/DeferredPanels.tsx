import { createContext, useContext, useState, type ReactNode } from 'react';
import { TabLevel } from './Heading.tsx';
import classes from './DeferredPanels.module.css';

/** Panels of one place in the article that are rendered after it. */
interface DeferredGroup {
  /** Id of the element behind which the head script moves them. */
  readonly after: string;
  /** `Request in other languages`. */
  readonly title: string;
  /** Class of the element around them. */
  readonly look?: string | undefined;
  /** `pre`: the rest of a code block. */
  readonly as?: 'div' | 'pre';
  readonly panels: ReactNode;
}

/** Collects panels below the first screen, to render them after the article; undefined if none are deferred. */
export const DeferPanels = createContext<((group: DeferredGroup) => void) | undefined>(undefined);

/** Returns the collector of panels, and the groups that it has collected, in the order in which they are rendered. */
export function useDeferredPanels(): readonly [
  defer: (group: DeferredGroup) => void,
  groups: readonly DeferredGroup[],
] {
  const [groups] = useState<DeferredGroup[]>([]);
  return [(group) => void groups.push(group), groups];
}

export interface DeferredPanelProps extends DeferredGroup {
  /** The panels in words: `PHP and Python`. */
  readonly what: string;
  /** The text before them. */
  readonly label?: string | undefined;
}

/** Defers panels to the end of the article; in their place renders a link to them for readers without scripts. */
export function DeferredPanel({ what, label = 'Further down', ...group }: DeferredPanelProps) {
  useContext(DeferPanels)?.(group);
  return (
    <noscript>
      <p>
        <a href={`#${idOf(group)}`}>{`${label}: ${what}`}</a>
      </p>
    </noscript>
  );
}

/**
 * Renders deferred panels at the end of the article, so that they do not delay the first screen: samples, the rest of
 * long ones, folded fields. The head script moves them to their places (`head/tabs.ts`); without scripts they stay.
 */
export function DeferredPanels(props: { readonly heading: string; readonly groups: readonly DeferredGroup[] }) {
  return props.groups.map(({ as: Holder = 'div', ...group }, index) => (
    <section key={group.after} id={idOf(group)} data-after={group.after} className={classes.deferred}>
      {index === 0 && <h2>{props.heading}, continued</h2>}
      <h3>{group.title}</h3>
      <Holder className={group.look} tabIndex={Holder === 'pre' ? 0 : undefined}>
        <TabLevel value={4}>
          <DeferPanels value={undefined}>{group.panels}</DeferPanels>
        </TabLevel>
      </Holder>
    </section>
  ));
}

const idOf = ({ after }: DeferredGroup): string => `${after}.more`;
