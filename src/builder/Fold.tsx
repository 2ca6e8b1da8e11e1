import { useState, type ReactNode } from 'react';
import classes from './Field.module.css';

export interface FoldProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose?: () => void;
}

/** A fold whose content is rendered when it is opened: a form of hundreds of fields costs what is looked at. */
export function Fold({ title, children, onClose }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.fold}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => {
          if (isOpen) onClose?.();
          setOpen(!isOpen);
        }}
      >
        {title}
      </button>
      {isOpen && <div>{children}</div>}
    </div>
  );
}
