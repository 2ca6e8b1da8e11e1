import { useSite } from './site-context.ts';

interface IconProps {
  /** Tabler icon name in kebab-case. */
  readonly name: string;
  readonly className?: string | undefined;
  /** Width and height in pixels; by default the height of the surrounding text. */
  readonly size?: number;
}

/** A decorative Tabler icon. Rendered only at build; the compiler reports unknown names. */
export function Icon({ name, className, size }: IconProps) {
  const { icon } = useSite();
  return (
    <svg
      aria-hidden
      className={className ? `icon ${className}` : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      dangerouslySetInnerHTML={{ __html: icon(name) }}
    />
  );
}
