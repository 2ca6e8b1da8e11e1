import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './Field.module.css';

export interface FoldProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose?: () => void;
}

/**
 * A button that shows and hides content. The content is rendered only while shown, because a form may have hundreds of
 * fields.
 */
export function Fold({ title, children, onClose }: FoldProps) {
  const [isOpen, { toggle }] = useDisclosure(false, onClose && { onClose });
  return (
    <div className={classes.fold}>
      <Button fullWidth justify="start" aria-expanded={isOpen} onClick={toggle}>
        {title}
      </Button>
      {isOpen && <div>{children}</div>}
    </div>
  );
}
