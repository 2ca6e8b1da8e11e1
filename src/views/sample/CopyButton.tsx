import classes from './CopyButton.module.css';

export interface CopyButtonProps {
  /** What the button copies, for its label, such as `code` or `path`. */
  readonly what: string;
  /** The copied text; by default the code of the surrounding `data-copy-source`. */
  readonly text?: string;
}

/** A copy button, handled by the page script; hidden if scripts do not run. */
export function CopyButton({ what, text }: CopyButtonProps) {
  return (
    <button type="button" data-copy="" data-copy-text={text} aria-label={`Copy ${what}`} className={classes.copy} />
  );
}
