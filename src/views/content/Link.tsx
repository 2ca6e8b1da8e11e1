import type { ReactNode } from 'react';
import { hrefIn, useSite } from './site-context.ts';

export interface LinkProps {
  /** If undefined, only the children are rendered. */
  readonly href: string | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  /** Whether `href` is a relative link in a description. Such a link is resolved for the current page. */
  readonly relative?: boolean | undefined;
  readonly children: ReactNode;
}

/** A plain link; the style sheet marks external ones. */
export function Link({ href, id, className, relative, children }: LinkProps) {
  const site = useSite();
  const to = relative === true && href !== undefined ? site.target(href) : href;
  if (to === undefined) return children;
  return (
    <a href={hrefIn(site, to)} id={id} className={className}>
      {children}
    </a>
  );
}
