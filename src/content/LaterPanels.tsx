import { createContext, useContext, useState, type ReactNode } from 'react';
import { TabLevel } from './tab-level.ts';
import classes from './LaterPanels.module.css';

/** What is shown in one place, and follows after the article. */
interface LaterGroup {
  /** Id of what it comes after. */
  readonly first: string;
  /** `Request in other languages`. */
  readonly title: string;
  /** Class of what it stands in. */
  readonly look?: string | undefined;
  /** `pre`: the rest of a code. */
  readonly as?: 'div' | 'pre';
  readonly panels: ReactNode;
}

/** Takes what no first screen shows, to draw it after the article; undefined where everything stands in its place. */
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

/** In the place of what stands at the end of the article: gives it away, and says so where scripts do not run. */
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
 * Samples, the rest of long ones, and folded fields that the first screen does not show, at the end of the article:
 * what a reader sees first does not wait for them. The script in the head moves them to their places (`head/tabs.ts`);
 * without scripts they stay.
 */
export function LaterPanels({ heading, groups }: { readonly heading: string; readonly groups: readonly LaterGroup[] }) {
  return groups.map(({ as: Holder = 'div', ...group }, index) => (
    <section key={group.first} id={placeOf(group)} data-later={group.first} className={classes.later}>
      {index === 0 && <h2>{heading}, continued</h2>}
      <h3>{group.title}</h3>
      <Holder className={group.look} tabIndex={Holder === 'pre' ? 0 : undefined}>
        <TabLevel value={4}>
          <TakePanels value={undefined}>{group.panels}</TakePanels>
        </TabLevel>
      </Holder>
    </section>
  ));
}

const placeOf = ({ first }: LaterGroup): string => `${first}.more`;
