import type { Answers } from '../answers.ts';
import type { Sources } from '../sources.ts';

/** A kind of file that `npm run new` writes. */
export interface Kind {
  /** Prompt for the name of the new thing, with an example: `Name of the schema: OrderStatus`. */
  readonly name: string;
  /** Creates the new file and the references to it, in memory. `Draft.commit` saves both. */
  write(name: string, sources: Sources, answers: Answers): Promise<void>;
}
