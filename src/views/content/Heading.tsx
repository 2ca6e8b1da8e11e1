import { type ReactNode, createContext } from 'react';
import classes from './Heading.module.css';

/** The level of a heading below the heading of the page. */
export type HeadingLevel = 2 | 3 | 4;

export interface HeadingProps {
  readonly level: HeadingLevel;
  readonly anchor: string;
  readonly children: ReactNode;
  readonly dir?: 'auto' | undefined;
  /** Content on the heading's line, after the link for sharing. */
  readonly aside?: ReactNode;
}

/** Returns the heading level below a level; at most 4. */
export function below(level: 1 | HeadingLevel): HeadingLevel {
  return level === 1 ? 2 : level === 2 ? 3 : 4;
}

/**
 * A heading with a link for sharing. The link is outside the heading element, so that the heading's accessible name
 * does not include it.
 */
export function Heading({ level, anchor, children, dir, aside }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <div className={classes[Tag]} dir={dir}>
      <Tag id={anchor}>{children}</Tag>
      <a href={`#${anchor}`} aria-label="Link to this section" />
      {aside}
    </div>
  );
}

/**
 * Heading level of panels that are stacked without tabs: one below the preceding heading, so that no level is skipped.
 */
export const TabLevel = createContext<HeadingLevel>(4);
