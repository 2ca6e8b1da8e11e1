import type { ReactNode } from 'react';

/** What every input of the form is told. */
export interface InputProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly required?: boolean;
  readonly problem?: string | undefined;
  readonly onLeave?: () => void;
}
