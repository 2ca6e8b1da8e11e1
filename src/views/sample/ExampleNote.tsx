import { OUR_EXAMPLE } from '../../shared/schema/evidence-words.ts';
import classes from './Samples.module.css';

interface ExampleNoteProps {
  /** Its summary, where no tab shows it. */
  readonly caption?: string | undefined;
  readonly isOurs?: boolean | undefined;
}

/** What an example shows, and whose it is, in one line below it. */
export function ExampleNote({ caption, isOurs }: ExampleNoteProps) {
  const parts = [...(caption === undefined ? [] : [caption]), ...(isOurs === true ? [OUR_EXAMPLE] : [])];
  return parts.length === 0 ? null : <p className={classes.generated}>{parts.join(' · ')}</p>;
}
