import type { Answers } from '../answers.ts';
import type { Sources } from '../sources.ts';

/** A kind of file that `npm run new` writes. */
export interface Kind {
  /** Describes the name of the file to write, for the help. */
  readonly name: string;
  /** Adds the file to the draft. */
  write(name: string, sources: Sources, answers: Answers): Promise<void>;
}
