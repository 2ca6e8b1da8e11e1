import type { Answers } from '../answers.ts';
import type { Sources } from '../sources.ts';

/** A kind of file that `npm run new` writes. */
export interface Kind {
  /** Prompt for the name of the new thing, with an example: `Name of the schema: OrderStatus`. */
  readonly name: string;
  /** Adds the file, and the entries that register it, to the draft of the sources. */
  write(name: string, sources: Sources, answers: Answers): Promise<void>;
}
