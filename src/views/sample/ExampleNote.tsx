import { OUR_EXAMPLE } from '../../shared/schema/evidence-words.ts';
import classes from './Samples.module.css';

interface ExampleNoteProps {
  /** Its summary, if no tab shows it. */
  readonly caption?: string | undefined;
  readonly isOurs?: boolean | undefined;
}

/** The caption of an example and whether it is ours, in one line below it. */
export function ExampleNote({ caption, isOurs }: ExampleNoteProps) {
  const parts = [...(caption === undefined ? [] : [caption]), ...(isOurs === true ? [OUR_EXAMPLE] : [])];
  return parts.length === 0 ? null : <p className={classes.generated}>{parts.join(' · ')}</p>;
}
