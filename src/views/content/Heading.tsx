import { type ReactNode, createContext } from 'react';
import classes from './Heading.module.css';

export type HeadingLevel = 1 | 2 | 3 | 4;

export interface HeadingProps {
  readonly level: HeadingLevel;
  readonly anchor: string;
  readonly children: ReactNode;
  readonly dir?: 'auto' | undefined;
  /** Set on the heading's line, after the link to it. */
  readonly aside?: ReactNode;
}

/** The level below, as deep as pages go. */
export function below(level: HeadingLevel): 2 | 3 | 4 {
  return level === 1 ? 2 : level === 2 ? 3 : 4;
}

/** A heading with the link that shares it. The link stands beside the heading, so that it is no part of its name. */
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

/** Level of the headings that name alternatives: one below the heading they stand under, so that none is skipped. */
export const TabLevel = createContext<2 | 3 | 4>(4);
