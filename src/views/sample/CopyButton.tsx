import classes from './CopyButton.module.css';

export interface CopyButtonProps {
  /** What it copies, in words: `code`, `path`. */
  readonly what: string;
  /** The text itself; left out, the code of the surrounding `data-copy-source` is taken. */
  readonly text?: string;
}

/** Copies by the head script; not shown where scripts do not run. */
export function CopyButton({ what, text }: CopyButtonProps) {
  return (
    <button type="button" data-copy="" data-copy-text={text} aria-label={`Copy ${what}`} className={classes.copy} />
  );
}
