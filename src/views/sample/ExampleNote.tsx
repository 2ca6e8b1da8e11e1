import { OUR_EXAMPLE } from '../../shared/schema/evidence-words.ts';
import classes from './Samples.module.css';

interface ExampleNoteProps {
  /** Summary of the example; undefined if a tab already shows it. */
  readonly caption?: string | undefined;
  readonly isOurs?: boolean | undefined;
}

/** A line below an example: the summary, and a note if the authors of this documentation made up the example. */
export function ExampleNote({ caption, isOurs }: ExampleNoteProps) {
  const parts = [...(caption === undefined ? [] : [caption]), ...(isOurs === true ? [OUR_EXAMPLE] : [])];
  return parts.length === 0 ? null : <p className={classes.generated}>{parts.join(' · ')}</p>;
}
