import { OUR_EXAMPLE } from '../../shared/schema/evidence-words.ts';
import classes from './Samples.module.css';

interface ExampleNoteProps {
  /** The example's summary, if no tab shows it. */
  readonly caption?: string | undefined;
  readonly isOurs?: boolean | undefined;
}

/** A line below an example: its caption, and a note if the example is ours. */
export function ExampleNote({ caption, isOurs }: ExampleNoteProps) {
  const parts = [...(caption === undefined ? [] : [caption]), ...(isOurs === true ? [OUR_EXAMPLE] : [])];
  return parts.length === 0 ? null : <p className={classes.generated}>{parts.join(' · ')}</p>;
}
