import { useContext, type ReactNode } from 'react';
import { urlOf } from './url.ts';
import { SiteContext } from './site-context.ts';

export interface LinkProps {
  readonly href: string;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A plain link. The style sheet marks the ones that leave the site by their scheme. */
export function Link({ href, id, className, children }: LinkProps) {
  const base = useContext(SiteContext)?.base ?? '/';
  return (
    <a href={urlOf(base, href)} id={id} className={className}>
      {children}
    </a>
  );
}
