import { createContext, useContext, useState, type ReactNode } from 'react';
import { TabLevel } from './Heading.tsx';
import classes from './DeferredPanels.module.css';

/**
 * Panels, such as samples in other languages, that are rendered at the end of the article and then moved to where they
 * belong.
 */
interface DeferredGroup {
  /** Id of the element after which the head script inserts the panels. */
  readonly after: string;
  /** Heading of the panels at the end of the article, such as `Request in other languages`. */
  readonly title: string;
  /** Class of the element around the panels. */
  readonly look?: string | undefined;
  /** Element around the panels; `pre` for the rest of a code block. */
  readonly as?: 'div' | 'pre';
  readonly panels: ReactNode;
}

/** Collects panels for the end of the article; undefined where panels are not deferred. */
export const DeferPanels = createContext<DeferredGroup[] | undefined>(undefined);

/** Returns an empty list for `DeferPanels`, to which deferred panels add themselves in order. */
export function useDeferredPanels(): DeferredGroup[] {
  return useState<DeferredGroup[]>([])[0];
}

export interface DeferredPanelProps extends DeferredGroup {
  /** Names what the panels contain, in the text of the link to the panels: `PHP and Python`. */
  readonly what: string;
  /** Beginning of the link's text, before `what`: `Further down` by default. */
  readonly label?: string | undefined;
}

/** Defers panels to the end of the article; renders a link to them for readers without scripts. */
export function DeferredPanel({ what, label = 'Further down', ...group }: DeferredPanelProps) {
  useContext(DeferPanels)?.push(group);
  return (
    <noscript>
      <p>
        <a href={`#${idOf(group)}`}>{`${label}: ${what}`}</a>
      </p>
    </noscript>
  );
}

/**
 * Renders deferred panels at the end of the article, such as samples in other languages, the rest of long code, or
 * folded fields. There, they do not delay what the window shows first. The head script moves the panels to where they
 * belong (`head/tabs.ts`). Without scripts, they remain at the end.
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
