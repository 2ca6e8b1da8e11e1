import { useContext, type ReactNode } from 'react';
import { urlOf } from './url.ts';
import { SiteContext } from './site-context.ts';

export interface LinkProps {
  /** Without it the children stay as they are. */
  readonly href: string | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A plain link; the style sheet marks those that leave the site. Without a URL only its children. */
export function Link({ href, id, className, children }: LinkProps) {
  const base = useContext(SiteContext)?.base ?? '/';
  if (href === undefined) return children;
  return (
    <a href={urlOf(base, href)} id={id} className={className}>
      {children}
    </a>
  );
}
