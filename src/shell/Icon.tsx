import * as tabler from '@tabler/icons-react';
import type { ComponentType } from 'react';

interface IconProps {
  /** Tabler icon name in kebab-case. */
  readonly name: string;
  readonly className?: string | undefined;
  /** Pixels; as high as the text around it by default. */
  readonly size?: number;
}

const icons = tabler as unknown as Readonly<Record<string, ComponentType<TablerProps> | undefined>>;

interface TablerProps {
  readonly 'aria-hidden': true;
  readonly className: string;
  readonly size: number | string;
  readonly stroke: number;
}

/** A decorative Tabler icon, one em wide. Drawn at build only; throws on a name Tabler does not have. */
export function Icon({ name, className, size }: IconProps) {
  const Drawing = icons[exportName(name)];
  if (!Drawing) throw new Error(`There is no Tabler icon \`${name}\`.`);
  return <Drawing aria-hidden className={className ? `icon ${className}` : 'icon'} size={size ?? '1em'} stroke={1.6} />;
}

function exportName(name: string): string {
  return `Icon${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
}
