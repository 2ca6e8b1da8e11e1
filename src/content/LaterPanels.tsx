import { createContext, useContext, useState, type ReactNode } from 'react';
import { TabLevel } from './tab-level.ts';
import classes from './LaterPanels.module.css';

/** Panels of one group that follow after the article. */
interface LaterGroup {
  /** Id of the panel that stands in the group. */
  readonly first: string;
  /** `Request in other languages`. */
  readonly title: string;
  /** Class of the group. */
  readonly look: string | undefined;
  readonly panels: ReactNode;
}

/** Takes the panels that a group does not hold itself; undefined where every group holds all of its panels. */
export const TakePanels = createContext<((group: LaterGroup) => void) | undefined>(undefined);

/** What takes panels, and the groups that it has taken, in the order in which they are drawn. */
export function useLaterPanels(): readonly [take: (group: LaterGroup) => void, groups: readonly LaterGroup[]] {
  const [groups] = useState<LaterGroup[]>([]);
  return [(group) => void groups.push(group), groups];
}

export interface FurtherDownProps extends LaterGroup {
  /** What stands there, in words: `PHP and Python`. */
  readonly what: string;
}

/** In the place of panels that stand at the end of the article: gives them away, and says so where scripts do not run. */
export function FurtherDown({ what, ...group }: FurtherDownProps) {
  useContext(TakePanels)?.(group);
  return (
    <noscript>
      <p>
        <a href={`#${placeOf(group)}`}>Further down: {what}</a>
      </p>
    </noscript>
  );
}

/**
 * Panels of samples that the first screen does not show, at the end of the article: what a reader sees first does not
 * wait for them. The script in the head moves them to their groups (`head/tabs.ts`); without scripts they stay.
 */
export function LaterPanels({ heading, groups }: { readonly heading: string; readonly groups: readonly LaterGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <section data-later="" className={classes.later}>
      <h2>{heading}: more examples</h2>
      <TabLevel value={4}>
        {groups.map((group) => (
          <section key={group.first} id={placeOf(group)}>
            <h3>{group.title}</h3>
            <div data-after={group.first} className={group.look}>
              {group.panels}
            </div>
          </section>
        ))}
      </TabLevel>
    </section>
  );
}

const placeOf = ({ first }: LaterGroup): string => `${first}.more`;
