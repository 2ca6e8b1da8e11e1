import { useContext } from 'react';
import { SiteContext } from './site-context.ts';

interface IconProps {
  /** Tabler icon name in kebab-case. */
  readonly name: string;
  readonly className?: string | undefined;
  /** Pixels; as high as the text around it by default. */
  readonly size?: number;
}

/** A decorative Tabler icon, one em wide. Drawn at build only; the compiler reports names that Tabler does not have. */
export function Icon({ name, className, size }: IconProps) {
  const paths = useContext(SiteContext)?.icon(name) ?? '';
  return (
    <svg
      aria-hidden
      className={className ? `icon ${className}` : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      dangerouslySetInnerHTML={{ __html: paths }}
    />
  );
}
