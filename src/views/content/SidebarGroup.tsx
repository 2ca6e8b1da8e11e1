import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import classes from './SidebarGroup.module.css';

export interface SidebarGroupProps {
  readonly label: string;
  /** Key under which the browser stores whether the reader opened or closed the group. */
  readonly id: string;
  readonly open: boolean;
  /** Whether the group contains the current page. */
  readonly active: boolean;
  readonly className?: string | undefined;
  /** List items. */
  readonly children: ReactNode;
}

/** A foldable group of links. */
export function SidebarGroup({ label, id, open, active, className, children }: SidebarGroupProps) {
  return (
    <details
      className={className === undefined ? classes.group : `${classes.group} ${className}`}
      open={open}
      data-group={id}
      data-active={active ? '' : undefined}
    >
      <summary className={classes.summary} data-tip="0">
        <span className={classes.label}>{label}</span>
        <Icon name="chevron-right" className={classes.chevron} />
      </summary>
      <ul className={classes.links}>{children}</ul>
    </details>
  );
}
